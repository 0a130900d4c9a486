import { readFile } from 'node:fs/promises'
import { addDays } from '@/domain/time/calendar'
import type { MenuCycle } from '@/features/menu/import/expand-cycle'
import { prepareImport, writeImport } from '@/features/menu/import/import-file'
import { formatProblems } from '@/features/menu/import/import-problems'
import type { Seeding } from './seeding'

const weeks = 4

/** Imports the campus's dishes with the importer that kitchens use. */
export const seedDishes = (seeding: Seeding, report: (share: number) => void) =>
  importFile(seeding, 'dishes.csv', null, report)

/** Imports four weeks of menus starting last week. Requires the dishes. */
export const seedMenus = (seeding: Seeding, report: (share: number) => void) =>
  importFile(seeding, 'menus.csv', { from: addDays(seeding.today, -7), weeks }, report)

async function importFile(
  { demo, site, idOf }: Seeding,
  name: string,
  cycle: MenuCycle | null,
  report: (share: number) => void,
): Promise<void> {
  const bytes = await readFile(new URL(`../../demo/${demo.slug}/${name}`, import.meta.url))
  const prepared = await prepareImport(bytes, { siteId: site, cycle, newId: idOf })
  if (!prepared.ok)
    throw new Error(`demo/${demo.slug}/${name} is invalid:\n${formatProblems(prepared.problems).join('\n')}`)
  const total = prepared.value.changes.length
  await writeImport(prepared.value, (done) => report(done / total))
}

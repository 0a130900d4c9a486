import { readFile } from 'node:fs/promises'
import { addDays } from '@/domain/time/calendar'
import type { MenuCycle } from '@/features/menu/import/expand-cycle'
import { prepareImport, writeImport } from '@/features/menu/import/import-file'
import { formatProblems } from '@/features/menu/import/import-problems'
import type { Seeding } from './seeding'

const weeks = 4

/** Imports the campus's dishes, then four weeks of menus starting last week, with the importer that kitchens use. */
export async function seedFood({ demo, site, today, idOf }: Seeding): Promise<void> {
  const load = async (name: 'dishes' | 'menus', cycle: MenuCycle | null) => {
    const bytes = await readFile(new URL(`../../demo/${demo.slug}/${name}.csv`, import.meta.url))
    const prepared = await prepareImport(bytes, { siteId: site, cycle, newId: idOf })
    if (!prepared.ok)
      throw new Error(`demo/${demo.slug}/${name}.csv is invalid:\n${formatProblems(prepared.problems).join('\n')}`)
    const total = prepared.value.changes.length
    await writeImport(prepared.value, (done) => {
      if (done % 28 === 0 || done === total) console.log(`${demo.slug}: ${name} ${done}/${total}`)
    })
  }
  await load('dishes', null)
  await load('menus', { from: addDays(today, -7), weeks })
}

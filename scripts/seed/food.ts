import { readFile } from 'node:fs/promises'
import { addDays } from '@/domain/calendar'
import type { Cycle } from '@/features/dining/import/expand-cycle'
import { prepareImport, writeImport } from '@/features/dining/import/import-file'
import { reportOf } from '@/features/dining/import/problems'
import type { Seeding } from './seeding'

const weeks = 4

/** The campus's dishes, then four weeks of menus from last week on, by the importer that kitchens use. */
export async function seedFood({ demo, site, today, idOf }: Seeding): Promise<void> {
  const load = async (name: 'dishes' | 'menus', cycle: Cycle | null) => {
    const bytes = await readFile(new URL(`../../demo/${demo.slug}/${name}.csv`, import.meta.url))
    const prepared = await prepareImport(bytes, { siteId: site, cycle, newId: idOf })
    if (!prepared.ok)
      throw new Error(`demo/${demo.slug}/${name}.csv is wrong:\n${reportOf(prepared.problems).join('\n')}`)
    const total = prepared.value.changes.length
    await writeImport(prepared.value, (done) => {
      if (done % 28 === 0 || done === total) console.log(`${demo.slug}: ${name} ${done}/${total}`)
    })
  }
  await load('dishes', null)
  await load('menus', { from: addDays(today, -7), weeks })
}

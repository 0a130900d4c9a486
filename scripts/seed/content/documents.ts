import { addDays } from '@/domain/time/calendar'
import type { Seeding } from '../seeding'
import { seedDocument } from '../uploads'

const published = { _status: 'published' } as const

/** Creates newsletters and catering files, each with its file. */
export async function seedDocuments(seeding: Seeding): Promise<void> {
  const { create, demo, site, today, idOf } = seeding
  for (const { key, offsetDays, name, description, file } of demo.content.newsletters) {
    const { id } = await seedDocument(seeding, 'newsletters', file, key)
    await create('newsletters', {
      id: idOf('newsletters', key),
      site,
      name,
      description,
      date: addDays(today, offsetDays),
      file: id,
      imported: false,
      ...published,
    })
  }
  for (const [index, { key, title, description, file }] of demo.content.cateringFiles.entries()) {
    const { id } = await seedDocument(seeding, 'catering', file, key)
    await create('catering-files', {
      id: idOf('catering-files', key),
      site,
      title,
      description,
      file: id,
      sortOrder: (index + 1) * 10,
      ...published,
    })
  }
}

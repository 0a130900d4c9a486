import type { File } from 'payload'
import type { DemoCateringFile, DemoPaper } from '../../../demo/content-shape'
import { composePaper } from '../../../demo/paper'
import { composeWorkbook } from '../../../demo/workbook'
import { addDays } from '@/domain/calendar'
import type { Seeding } from '../seeding'

const published = { _status: 'published' } as const
const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Newsletters and catering files, each with a file that opens. */
export async function seedDocuments(seeding: Seeding): Promise<void> {
  const { create, demo, site, today, idOf } = seeding
  for (const { key, offsetDays, name, description, paper } of demo.content.newsletters) {
    const id = idOf('newsletter-files', key)
    await create('newsletter-files', { id, site }, { file: pdfOf(seeding, paper) })
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
    const id = idOf('catering-documents', key)
    await create('catering-documents', { id, site }, { file: fileOf(seeding, file) })
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

function fileOf(seeding: Seeding, file: DemoCateringFile['file']): File {
  if ('paper' in file) return pdfOf(seeding, file.paper)
  const data = composeWorkbook(file.orderForm, seeding.demo.defaultLocale)
  return { data, mimetype: workbookType, name: file.orderForm.fileName, size: data.length }
}

function pdfOf({ demo }: Seeding, paper: DemoPaper): File {
  const data = composePaper(paper, demo.name, demo.brandColor, demo.defaultLocale)
  return { data, mimetype: 'application/pdf', name: paper.fileName, size: data.length }
}

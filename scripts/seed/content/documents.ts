import type { File } from 'payload'
import type { DemoCateringFile, DemoPdf } from '../../../demo/shapes/content-shape'
import { composePdf } from '../../../demo/files/pdf'
import { composeWorkbook } from '../../../demo/files/workbook'
import { addDays } from '@/domain/time/calendar'
import type { Seeding } from '../seeding'

const published = { _status: 'published' } as const
const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Creates newsletters and catering files, each with a valid file. */
export async function seedDocuments(seeding: Seeding): Promise<void> {
  const { create, demo, site, today, idOf } = seeding
  for (const { key, offsetDays, name, description, pdf } of demo.content.newsletters) {
    const id = idOf('newsletter-files', key)
    await create('newsletter-files', { id, site }, { file: makePdf(seeding, pdf) })
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
    await create('catering-documents', { id, site }, { file: makeFile(seeding, file) })
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

function makeFile(seeding: Seeding, file: DemoCateringFile['file']): File {
  if ('pdf' in file) return makePdf(seeding, file.pdf)
  const data = composeWorkbook(file.workbook, seeding.demo.defaultLocale)
  return { data, mimetype: workbookType, name: file.workbook.fileName, size: data.length }
}

function makePdf({ demo }: Seeding, pdf: DemoPdf): File {
  const data = composePdf(pdf, demo.name, demo.brandColor, demo.defaultLocale)
  return { data, mimetype: 'application/pdf', name: pdf.fileName, size: data.length }
}

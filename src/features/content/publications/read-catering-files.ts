import type { Site } from '@/domain/site/site'
import { sortByStaffOrder } from '@/domain/text/sort-order'
import type { CateringFile } from '@/domain/content/publications'
import { clock } from '@/server/clock'
import { localizedOf, documentOf, nameOf, numberOf } from '@/server/database/stored-values'
import {
  parsePublicationWindow,
  readPublished,
  type ContentSource,
  type StoredRow,
} from '@/features/content/read-published'

const source: ContentSource<'catering-files', CateringFile> = {
  collection: 'catering-files',
  parseItem: parseCateringFile,
}

/** The catering files that visitors of a site see at `now`, in the order set by staff. Spec: PUB-2.55. */
export async function readCateringFiles(site: Site, now = clock.forDates()): Promise<CateringFile[]> {
  return sortByStaffOrder(await readPublished(source, site, now))
}

/** Returns null for a document without a file. */
function parseCateringFile(doc: StoredRow<'catering-files'>): CateringFile | null {
  const file = documentOf(doc.file, 'catering')
  if (!file) return null
  return {
    ...parsePublicationWindow(doc),
    id: String(doc.id),
    title: nameOf(doc.title),
    description: localizedOf(doc.description),
    sortOrder: numberOf(doc.sortOrder),
    file,
  }
}

import type { Site } from '@/domain/campus'
import { inStaffOrder } from '@/domain/order'
import type { CateringFile } from '@/domain/readings'
import { clock } from '@/server/clock'
import { bothOf, documentOf, nameOf, numberOf } from '@/server/stored'
import { publicationOf, readShown, type Shelf, type Stored } from './read-shown'

const shelf: Shelf<CateringFile> = { collection: 'catering-files', itemOf: cateringFileOf }

/** The catering files that visitors of a site see at an instant, in the order that staff gave. Spec: PUB-2.55. */
export async function readCateringFiles(site: Site, now = clock.now()): Promise<CateringFile[]> {
  return inStaffOrder(await readShown(shelf, site, now))
}

/** Without its file there is nothing to download. */
function cateringFileOf(doc: Stored): CateringFile | null {
  const file = documentOf(doc.file, 'catering')
  if (!file) return null
  return {
    ...publicationOf(doc),
    id: String(doc.id),
    title: nameOf(doc.title),
    description: bothOf(doc.description),
    sortOrder: numberOf(doc.sortOrder),
    file,
  }
}

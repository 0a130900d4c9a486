import type { Site } from '@/domain/site/site'
import { sortByStaffOrder } from '@/domain/text/sort-order'
import type { PhotoAlbum } from '@/domain/content/publications'
import { clock } from '@/server/clock'
import { localizedOf, nameOf, numberOf, pictureOf, rowsOf } from '@/server/database/stored-values'
import {
  parsePublicationWindow,
  readPublished,
  findContentSite,
  type ContentSource,
  type StoredRow,
} from '@/features/content/read-published'

const source: ContentSource<'photo-albums', PhotoAlbum> = { collection: 'photo-albums', parseItem: parseAlbum }

/** The photo albums that visitors of a site see at `now`, in the order set by staff. Spec: PUB-2.52. */
export async function readPhotoAlbums(site: Site, now = clock.forDates()): Promise<PhotoAlbum[]> {
  return sortByStaffOrder(await readPublished(source, site, now))
}

export const findAlbumSite = (id: string) => findContentSite(source.collection, id)

/** Leaves out photos without a file. */
function parseAlbum(doc: StoredRow<'photo-albums'>): PhotoAlbum {
  return {
    ...parsePublicationWindow(doc),
    id: String(doc.id),
    name: nameOf(doc.name),
    sortOrder: numberOf(doc.sortOrder),
    photos: rowsOf(doc.photos).flatMap(({ id, image, caption }) => {
      const picture = pictureOf(image, 'images')
      return picture ? [{ id: String(id), picture, caption: localizedOf(caption) }] : []
    }),
  }
}

import type { Site } from '@/domain/campus'
import { inStaffOrder } from '@/domain/order'
import type { PhotoAlbum } from '@/domain/readings'
import { clock } from '@/server/clock'
import { bothOf, nameOf, numberOf, pictureOf, rowsOf } from '@/server/stored'
import { publicationOf, readShown, siteOfContent, type Shelf, type Stored } from './read-shown'

const shelf: Shelf<PhotoAlbum> = { collection: 'photo-albums', itemOf: albumOf }

/** The photo albums that visitors of a site see at an instant, in the order that staff gave. Spec: PUB-2.52. */
export async function readPhotoAlbums(site: Site, now = clock.now()): Promise<PhotoAlbum[]> {
  return inStaffOrder(await readShown(shelf, site, now))
}

export const siteOfAlbum = (id: string) => siteOfContent(shelf.collection, id)

/** A photograph whose file is gone is left out. */
function albumOf(doc: Stored): PhotoAlbum {
  return {
    ...publicationOf(doc),
    id: String(doc.id),
    name: nameOf(doc.name),
    sortOrder: numberOf(doc.sortOrder),
    photos: rowsOf(doc.photos).flatMap(({ id, image, caption }) => {
      const picture = pictureOf(image, 'images')
      return picture ? [{ id: String(id), picture, caption: bothOf(caption) }] : []
    }),
  }
}

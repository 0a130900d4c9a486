import type { Site } from '@/domain/campus'
import { comingFirst, type SpecialOffer } from '@/domain/happenings'
import { clock } from '@/server/clock'
import { identifiedPictureOf, nameOf, textOf } from '@/server/stored'
import { toldOf } from './happening-of'
import { readShown, siteOfContent, type Shelf, type Stored } from './read-shown'

const shelf: Shelf<SpecialOffer> = { collection: 'special-offers', itemOf: offerOf }

/** The offers that visitors of a site see at an instant: those that hold or will, then those that are over. Spec: PUB-2.48. */
export async function readSpecialOffers(site: Site, now = clock.now()): Promise<SpecialOffer[]> {
  return comingFirst(await readShown(shelf, site, now), now, site.timeZone)
}

export const siteOfOffer = (id: string) => siteOfContent(shelf.collection, id)

function offerOf(doc: Stored): SpecialOffer {
  return {
    ...toldOf(doc),
    name: nameOf(doc.name),
    start: textOf(doc.start),
    end: textOf(doc.end),
    picture: identifiedPictureOf(doc.picture, 'special'),
  }
}

import type { Site } from '@/domain/site/site'
import { sortUpcomingFirst, type SpecialOffer } from '@/domain/content/announcements'
import { clock } from '@/server/clock'
import { identifiedPictureOf, nameOf, textOf } from '@/server/database/stored-values'
import { parseCommonFields } from './parse-announcement'
import { readPublished, findContentSite, type ContentSource, type StoredRow } from '@/features/content/read-published'

const source: ContentSource<'special-offers', SpecialOffer> = { collection: 'special-offers', parseItem: parseOffer }

/** The offers that visitors of a site see at `now`: current and coming offers first, then offers that are over. Spec: PUB-2.48. */
export async function readSpecialOffers(site: Site, now = clock.now()): Promise<SpecialOffer[]> {
  return sortUpcomingFirst(await readPublished(source, site, now), now, site.timeZone)
}

export const findOfferSite = (id: string) => findContentSite(source.collection, id)

/** A stored offer. */
export function parseOffer(doc: StoredRow<'special-offers'>): SpecialOffer {
  return {
    ...parseCommonFields(doc),
    name: nameOf(doc.name),
    start: textOf(doc.start),
    end: textOf(doc.end),
    picture: identifiedPictureOf(doc.picture, 'special'),
  }
}

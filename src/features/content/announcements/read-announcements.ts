import type { Site } from '@/domain/site/site'
import type { Locale } from '@/domain/locale'
import { clock } from '@/server/clock'
import { detailPaths, type EventKind, type AnnouncementKind } from '@/domain/content/announcements'
import type { Stored } from '@/server/database/read-public-documents'
import {
  toEventAnnouncement,
  toNewsAnnouncement,
  toOfferAnnouncement,
  type Announcement,
  type AnnouncementContext,
} from './announcement'
import { parseEvent, readEvents } from './read-events'
import { parseNewsItem, readNews } from './read-news'
import { parseOffer, readSpecialOffers } from './read-special-offers'

type ListRequest = { site: Site; locale: Locale; now: Date }
const readEventsOf =
  (kind: EventKind) =>
  async (request: ListRequest): Promise<Announcement[]> =>
    (await readEvents(kind, request.site, request.now)).map((event) => toEventAnnouncement(kind, event, request))

const readers: Record<AnnouncementKind, (request: ListRequest) => Promise<Announcement[]>> = {
  events: readEventsOf('events'),
  'balanced-living-events': readEventsOf('balanced-living-events'),
  news: async (request) => (await readNews(request.site, request.now)).map((item) => toNewsAnnouncement(item, request)),
  'special-offers': async (request) =>
    (await readSpecialOffers(request.site, request.now)).map((offer) => toOfferAnnouncement(offer, request)),
}

/** The announcements of a kind that visitors of a site see at `now`, in display order. Offers that are over are left out. Spec: PUB-2.41, PUB-2.44, PUB-2.48. */
export async function listAnnouncements(
  kind: AnnouncementKind,
  site: Site,
  locale: Locale,
  now = clock.now(),
): Promise<Announcement[]> {
  const all = await readers[kind]({ site, locale, now })
  return kind === 'special-offers' ? all.filter(({ nearness }) => nearness !== 'over') : all
}

/** The announcements of all kinds that visitors of a site see at `now`. Spec: PUB-2.12. */
export const listAllAnnouncements = async (site: Site, locale: Locale, now = clock.now()): Promise<Announcement[]> =>
  (await Promise.all(kinds.map((kind) => listAnnouncements(kind, site, locale, now)))).flat()

/** The path segment of a detail page, such as `news-item`. */
export type DetailSegment = (typeof detailPaths)[AnnouncementKind]
const kinds = Object.keys(detailPaths) as AnnouncementKind[]

/**
 * The announcement at `/{site}/{segment}/{id}`. Null for an id that visitors of the site do not see: unknown, hidden or of
 * another site. Spec: PUB-2.12, PUB-2.14.
 */
export async function findAnnouncement(
  segment: DetailSegment,
  id: string,
  site: Site,
  locale: Locale,
  now = clock.now(),
): Promise<Announcement | null> {
  const wanted = id.toLowerCase()
  for (const kind of kinds.filter((it) => detailPaths[it] === segment)) {
    const found = (await readers[kind]({ site, locale, now })).find((it) => it.id === wanted)
    if (found) return found
  }
  return null
}

/** A stored draft as visitors will see it; null for an event without a first day, which is not shown. */
export function toDraftAnnouncement(
  kind: AnnouncementKind,
  doc: Stored,
  context: AnnouncementContext,
): Announcement | null {
  if (kind === 'news') return toNewsAnnouncement(parseNewsItem(doc), context)
  if (kind === 'special-offers') return toOfferAnnouncement(parseOffer(doc), context)
  const event = parseEvent(doc)
  return event && toEventAnnouncement(kind, event, context)
}

import type { Picture, Site } from '@/domain/campus'
import {
  dayOfNews,
  firstShownAt,
  nearnessOf,
  type CampusEvent,
  type Dated,
  type NewsItem,
  type Nearness,
  type SpecialOffer,
  type Whereabouts,
} from '@/domain/happenings'
import { textIn, type Locale } from '@/domain/locale'
import type { EventKind } from './read-events'

/** What a campus announces, each kind with a list of its own. */
export type HappeningKind = EventKind | 'news' | 'special-offers'

/** The word under which a site's address shows one of them by its id. Spec: PUB-2.12. */
export const detailWords = {
  events: 'event',
  'balanced-living-events': 'event',
  news: 'news-item',
  'special-offers': 'special-offer',
} as const satisfies Record<HappeningKind, string>

/** Something announced, in one language and at one instant, as cards and pages show it. */
export type Happening = Dated & {
  kind: HappeningKind
  id: string
  /** Its own page on this host. */
  path: string
  title: string
  brief: string | null
  /** Clean HTML. */
  html: string | null
  picture: Picture | null
  /** `id` is that of a location of the site, null for another place. */
  place: { id: string | null; name: string } | null
  /** Where news leads instead of its own page; `text` is what staff want the link to say. Spec: PUB-2.45. */
  link: { href: string; text: string | null; outside: boolean } | null
  nearness: Nearness
  firstShown: Date
  changed: Date
}

/** For whom it is said: visitors of a site, in a language, at an instant. */
export type Seen = { site: Pick<Site, 'slug' | 'timeZone'>; locale: Locale; now: Date }

type Item = Omit<CampusEvent | NewsItem | SpecialOffer, 'title' | 'name'>

const shared = (kind: HappeningKind, item: Item, { site, locale, now }: Seen) => ({
  kind,
  id: item.id,
  path: `/${site.slug}/${detailWords[kind]}/${item.id}`,
  brief: textIn(item.brief, locale),
  html: textIn(item.description, locale),
  picture: item.picture,
  start: item.start,
  end: item.end,
  startsAtMinute: item.startsAtMinute ?? null,
  endsAtMinute: item.endsAtMinute ?? null,
  place: null,
  link: null,
  nearness: nearnessOf(item, now, site.timeZone),
  firstShown: firstShownAt(item, site.timeZone),
  changed: new Date(item.updatedAt),
})

/** Spec: PUB-2.41, PUB-3.9. */
export const eventSeen = (kind: EventKind, event: CampusEvent, seen: Seen): Happening => ({
  ...shared(kind, event, seen),
  title: textIn(event.title, seen.locale) ?? '',
  place: placeOf(event, seen.locale),
})

/** News that names no day is of the day on which it is first shown. Spec: PUB-2.44, PUB-2.45, PUB-3.10. */
export const newsSeen = (item: NewsItem, seen: Seen): Happening => ({
  ...shared('news', item, seen),
  title: textIn(item.title, seen.locale) ?? '',
  start: item.end === null ? dayOfNews(item, seen.site.timeZone) : item.start,
  place: placeOf(item, seen.locale),
  link:
    item.link === null
      ? null
      : { href: item.link, text: textIn(item.buttonText, seen.locale), outside: !item.link.startsWith('/') },
})

/** Spec: PUB-2.48, PUB-3.11. */
export const offerSeen = (offer: SpecialOffer, seen: Seen): Happening => ({
  ...shared('special-offers', offer, seen),
  title: textIn(offer.name, seen.locale) ?? '',
})

/** The custom name if there is one, else the location's. Spec: PUB-2.41. */
function placeOf({ customLocationName, location }: Whereabouts, locale: Locale): Happening['place'] {
  const custom = textIn(customLocationName, locale)
  if (custom) return { id: null, name: custom }
  const name = textIn(location?.name, locale)
  return location && name ? { id: location.id, name } : null
}

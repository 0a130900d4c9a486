import type { Picture } from '@/domain/files/picture'
import type { Site } from '@/domain/site/site'
import {
  newsDate,
  detailPaths,
  firstShownAt,
  getRelativeTime,
  type CampusEvent,
  type DateRange,
  type EventKind,
  type AnnouncementKind,
  type NewsItem,
  type RelativeTime,
  type SpecialOffer,
  type Venue,
} from '@/domain/content/announcements'
import { localize, type Locale } from '@/domain/locale'

/** An announcement as cards and pages show it, in one language and at one instant. */
export type Announcement = DateRange & {
  kind: AnnouncementKind
  id: string
  /** The path of its page. */
  path: string
  title: string
  brief: string | null
  /** Clean HTML. */
  html: string | null
  picture: Picture | null
  /** `id` is the id of a location of the site, null for another place. */
  place: { id: string | null; name: string } | null
  /** The link of news that replaces the link to its page; `text` is the label that staff wrote, or null. Spec: PUB-2.45. */
  link: { href: string; text: string | null; outside: boolean } | null
  nearness: RelativeTime
  firstShown: Date
  changed: Date
}

/** The site, language and instant for which an announcement is shown. */
export type AnnouncementContext = { site: Pick<Site, 'slug' | 'timeZone'>; locale: Locale; now: Date }

type Item = Omit<CampusEvent | NewsItem | SpecialOffer, 'title' | 'name'>

const commonFields = (kind: AnnouncementKind, item: Item, { site, locale, now }: AnnouncementContext) => ({
  kind,
  id: item.id,
  path: `/${site.slug}/${detailPaths[kind]}/${item.id}`,
  brief: localize(item.brief, locale),
  html: localize(item.description, locale),
  picture: item.picture,
  start: item.start,
  end: item.end,
  startsAtMinute: item.startsAtMinute ?? null,
  endsAtMinute: item.endsAtMinute ?? null,
  place: null,
  link: null,
  nearness: getRelativeTime(item, now, site.timeZone),
  firstShown: firstShownAt(item, site.timeZone),
  changed: new Date(item.updatedAt),
})

/** An event as visitors see it. Spec: PUB-2.41, PUB-3.9. */
export const toEventAnnouncement = (
  kind: EventKind,
  event: CampusEvent,
  context: AnnouncementContext,
): Announcement => ({
  ...commonFields(kind, event, context),
  title: localize(event.title, context.locale) ?? '',
  place: resolvePlace(event, context.locale),
})

/** A news item as visitors see it. Without a date, it has the date on which it is first shown. Spec: PUB-2.44, PUB-2.45, PUB-3.10. */
export const toNewsAnnouncement = (item: NewsItem, context: AnnouncementContext): Announcement => ({
  ...commonFields('news', item, context),
  title: localize(item.title, context.locale) ?? '',
  start: item.end === null ? newsDate(item, context.site.timeZone) : item.start,
  place: resolvePlace(item, context.locale),
  link:
    item.link === null
      ? null
      : { href: item.link, text: localize(item.buttonText, context.locale), outside: !item.link.startsWith('/') },
})

/** A special offer as visitors see it. Spec: PUB-2.48, PUB-3.11. */
export const toOfferAnnouncement = (offer: SpecialOffer, context: AnnouncementContext): Announcement => ({
  ...commonFields('special-offers', offer, context),
  title: localize(offer.name, context.locale) ?? '',
})

/** The custom place name if there is one, else the location; null without either. Spec: PUB-2.41. */
function resolvePlace({ customLocationName, location }: Venue, locale: Locale): Announcement['place'] {
  const custom = localize(customLocationName, locale)
  if (custom) return { id: null, name: custom }
  const name = localize(location?.name, locale)
  return location && name ? { id: location.id, name } : null
}

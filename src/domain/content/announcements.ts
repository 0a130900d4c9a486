import type { IdentifiedPicture } from '@/domain/files/picture'
import { addDays, minutesPerDay, type CampusDate, type MinuteOfDay } from '@/domain/time/calendar'
import { campusDateAt, toInstant, type ZoneName } from '@/domain/time/campus-time'
import type { Localized } from '@/domain/locale'
import { sortLatestFirst } from '@/domain/text/sort-order'
import type { PublicationWindow } from './publication-window'

/** The two kinds of events have the same fields and separate lists. Spec: PUB-7.9. */
export type EventKind = 'events' | 'balanced-living-events'

/** Announcements, each kind with its own list. */
export type AnnouncementKind = EventKind | 'news' | 'special-offers'

/** The path segment of a detail page: `/northgate/event/<id>`. Spec: PUB-2.12. */
export const detailPaths = {
  events: 'event',
  'balanced-living-events': 'event',
  news: 'news-item',
  'special-offers': 'special-offer',
} as const satisfies Record<AnnouncementKind, string>

/**
 * First and last campus day, inclusive; null means unknown. `startsAtMinute` is on the first day, `endsAtMinute` on the
 * last.
 */
export type DateRange = {
  start: CampusDate | null
  end: CampusDate | null
  startsAtMinute?: MinuteOfDay | null
  endsAtMinute?: MinuteOfDay | null
}

/** Where something takes place: a location of the site, or a custom name. Both are null when unknown. */
export type Venue = {
  location: { id: string; name: Localized } | null
  customLocation: boolean
  customLocationName: Localized<string | null>
}

type Announcement = PublicationWindow & {
  id: string
  brief: Localized<string | null>
  /** Sanitized HTML. */
  description: Localized<string | null>
  picture: IdentifiedPicture | null
  /** ISO instants. */
  createdAt: string
  updatedAt: string
}

/** An event on a campus. Its days are always known. Spec: PUB-3.9. */
export type CampusEvent = Announcement &
  DateRange &
  Venue & { title: Localized; start: CampusDate; end: CampusDate; featured: boolean }

/** A news item. Only the link type `default` has its own page; the others lead to `link`. Spec: PUB-3.10, PUB-2.45. */
export type NewsItem = Announcement &
  DateRange &
  Venue & { title: Localized; buttonText: Localized<string | null> } & (
    { linkType: 'default'; link: null } | { linkType: 'external' | 'internal'; link: string }
  )

/** A special offer and the days on which it is valid. Spec: PUB-3.11. */
export type SpecialOffer = Announcement & DateRange & { name: Localized }

/** A directors' meeting, labelled by its place and day. Spec: PUB-3.16, PUB-2.54. */
export type Meeting = PublicationWindow &
  DateRange & { id: string; location: Localized; start: CampusDate; end: CampusDate; body: Localized<string | null> }

type Minute = MinuteOfDay | null | undefined

/** Returns when an item begins. Without a time, the beginning of its first day. Spec: PUB-3.9, V1-1.14. */
export const startInstant = (start: CampusDate, startsAtMinute: Minute, zone: ZoneName): Date =>
  toInstant(start, startsAtMinute ?? 0, zone)

/** Returns when an item ends. Without a time, the last millisecond of its last day. Spec: PUB-3.9, V1-1.14. */
export const endInstant = (end: CampusDate, endsAtMinute: Minute, zone: ZoneName): Date =>
  endsAtMinute === null || endsAtMinute === undefined
    ? new Date(toInstant(end, minutesPerDay, zone).getTime() - 1)
    : toInstant(end, endsAtMinute, zone)

/** Milliseconds since the epoch. Without a first day, an item has always been running; without a last day, it never ends. */
const startMs = ({ start, startsAtMinute }: DateRange, zone: ZoneName) =>
  start === null ? -Infinity : startInstant(start, startsAtMinute, zone).getTime()
const endMs = ({ end, endsAtMinute }: DateRange, zone: ZoneName) =>
  end === null ? Infinity : endInstant(end, endsAtMinute, zone).getTime()

/** Whether an item has ended. Without a last day, it never ends. */
export const isOver = (item: DateRange, now: Date, zone: ZoneName): boolean => endMs(item, zone) <= now.getTime()

/** Returns the running and future items, in the given order. Spec: PUB-7.10, PUB-7.13. */
export const filterUpcoming = <Item extends DateRange>(items: readonly Item[], now: Date, zone: ZoneName): Item[] =>
  items.filter((item) => !isOver(item, now, zone))

/** Sorts running and future items by start, followed by past items, latest first. Spec: PUB-7.9. */
export function sortUpcomingFirst<Item extends DateRange>(items: readonly Item[], now: Date, zone: ZoneName): Item[] {
  const past = items.filter((item) => isOver(item, now, zone))
  return [
    ...filterUpcoming(items, now, zone).sort((a, b) => startMs(a, zone) - startMs(b, zone) || 0),
    ...past.sort((a, b) => endMs(b, zone) - endMs(a, zone)),
  ]
}

type Creation = { showFrom: CampusDate | null; createdAt: string | Date }

/** Returns the date of a news item: its first day, else its first day of publication, else the day it was created. */
export const newsDate = ({ start, showFrom, createdAt }: DateRange & Creation, zone: ZoneName): CampusDate =>
  start ?? showFrom ?? campusDateAt(new Date(createdAt), zone)

/** Sorts news by date, latest first. Spec: PUB-7.12. */
export const sortNewsByDate = (news: readonly NewsItem[], zone: ZoneName): NewsItem[] =>
  sortLatestFirst(news, (item) => newsDate(item, zone))

/** Returns when an item was first shown: at the start of its first day of publication, else when it was created. */
export const firstShownAt = ({ showFrom, createdAt }: Creation, zone: ZoneName): Date =>
  showFrom ? toInstant(showFrom, 0, zone) : new Date(createdAt)

/** When an item takes place relative to today. `running` items began on an earlier day and end on a later one. */
export type RelativeTime = 'over' | 'last-day' | 'running' | 'today' | 'tomorrow' | 'later'

/** Returns when an item takes place relative to the campus day. Without a first day, it has already begun. Spec: PUB-2.41. */
export function getRelativeTime(item: DateRange, now: Date, zone: ZoneName): RelativeTime {
  const today = campusDateAt(now, zone)
  const { start, end } = item
  if (isOver(item, now, zone)) return 'over'
  if (start === today) return 'today'
  if (start !== null && start > today) return start === addDays(today, 1) ? 'tomorrow' : 'later'
  return end === today ? 'last-day' : 'running'
}

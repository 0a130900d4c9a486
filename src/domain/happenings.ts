import { minutesPerDay, type CampusDate, type MinuteOfDay } from './calendar'
import type { IdentifiedPicture } from './campus'
import { addDays, campusDateAt, instantOf, type ZoneName } from './campus-time'
import type { Localized } from './locale'
import { latestFirst } from './order'
import type { Publication } from './publication'

/** First and last campus day, both included; null where none is said. The times are of the first and the last day. */
export type Dated = {
  start: CampusDate | null
  end: CampusDate | null
  startsAtMinute?: MinuteOfDay | null
  endsAtMinute?: MinuteOfDay | null
}

/** Where something takes place: a location of the site, or another place by its name; both null where nothing is said. */
export type Whereabouts = {
  location: { id: string; name: Localized } | null
  customLocation: boolean
  customLocationName: Localized<string | null>
}

type Told = Publication & {
  id: string
  brief: Localized<string | null>
  /** Clean HTML. */
  description: Localized<string | null>
  picture: IdentifiedPicture | null
  /** ISO instants. */
  createdAt: string
  updatedAt: string
}

/** What takes place on a campus; its days are always known. Spec: PUB-3.9. */
export type CampusEvent = Told &
  Dated &
  Whereabouts & { title: Localized; start: CampusDate; end: CampusDate; featured: boolean }

/** `link` is where a news item leads instead of its own page, null for `default` alone. Spec: PUB-3.10, PUB-2.45. */
export type NewsItem = Told &
  Dated &
  Whereabouts & { title: Localized; buttonText: Localized<string | null> } & (
    { linkType: 'default'; link: null } | { linkType: 'external' | 'internal'; link: string }
  )

/** An offer and the days on which it holds. Spec: PUB-3.11. */
export type SpecialOffer = Told & Dated & { name: Localized }

/** A directors' meeting, told apart by its place and day. Spec: PUB-3.16, PUB-2.54. */
export type Meeting = Publication &
  Dated & { id: string; location: Localized; start: CampusDate; end: CampusDate; body: Localized<string | null> }

type Minute = MinuteOfDay | null | undefined

/** The instant at which something begins; without a time that of its first day. Spec: PUB-3.9, V1-1.14. */
export const startInstant = (start: CampusDate, startsAtMinute: Minute, zone: ZoneName): Date =>
  instantOf(start, startsAtMinute ?? 0, zone)

/** The instant at which something ends; without a time the last millisecond of its last day. Spec: PUB-3.9, V1-1.14. */
export const endInstant = (end: CampusDate, endsAtMinute: Minute, zone: ZoneName): Date =>
  endsAtMinute === null || endsAtMinute === undefined
    ? new Date(instantOf(end, minutesPerDay, zone).getTime() - 1)
    : instantOf(end, endsAtMinute, zone)

/** In milliseconds; what has no first day has always been, what has no last day never ends. */
const beginning = ({ start, startsAtMinute }: Dated, zone: ZoneName) =>
  start === null ? -Infinity : startInstant(start, startsAtMinute, zone).getTime()
const ending = ({ end, endsAtMinute }: Dated, zone: ZoneName) =>
  end === null ? Infinity : endInstant(end, endsAtMinute, zone).getTime()

/** Whether it has ended; what has no last day never does. */
export const isOver = (it: Dated, now: Date, zone: ZoneName): boolean => ending(it, zone) <= now.getTime()

/** What is on or still to come, in the order given. Spec: PUB-7.10, PUB-7.13. */
export const upcoming = <Item extends Dated>(items: readonly Item[], now: Date, zone: ZoneName): Item[] =>
  items.filter((it) => !isOver(it, now, zone))

/** What is on or still to come by its beginning, then what is over, the latest first. Spec: PUB-7.9. */
export function comingFirst<Item extends Dated>(items: readonly Item[], now: Date, zone: ZoneName): Item[] {
  const over = items.filter((it) => isOver(it, now, zone))
  return [
    ...upcoming(items, now, zone).sort((a, b) => beginning(a, zone) - beginning(b, zone) || 0),
    ...over.sort((a, b) => ending(b, zone) - ending(a, zone)),
  ]
}

type Written = { showFrom: CampusDate | null; createdAt: string | Date }

/** The day that news is of: its first day; without one the day on which it is first shown, else was written. */
export const dayOfNews = ({ start, showFrom, createdAt }: Dated & Written, zone: ZoneName): CampusDate =>
  start ?? showFrom ?? campusDateAt(new Date(createdAt), zone)

/** News by its day, the latest first. Spec: PUB-7.12. */
export const newestFirst = (news: readonly NewsItem[], zone: ZoneName): NewsItem[] =>
  latestFirst(news, (item) => dayOfNews(item, zone))

/** The instant at which something was first shown: the beginning of its first day of publication, else when it was written. */
export const firstShownAt = ({ showFrom, createdAt }: Written, zone: ZoneName): Date =>
  showFrom ? instantOf(showFrom, 0, zone) : new Date(createdAt)

/** How near something is: `running` has begun on an earlier day and ends on a later one. */
export type Nearness = 'over' | 'last-day' | 'running' | 'today' | 'tomorrow' | 'later'

/** How near something is on the campus at an instant, by its days; what has no first day has long begun. Spec: PUB-2.41. */
export function nearnessOf(it: Dated, now: Date, zone: ZoneName): Nearness {
  const today = campusDateAt(now, zone)
  const { start, end } = it
  if (isOver(it, now, zone)) return 'over'
  if (start === today) return 'today'
  if (start !== null && start > today) return start === addDays(today, 1) ? 'tomorrow' : 'later'
  return end === today ? 'last-day' : 'running'
}

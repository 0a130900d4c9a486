import { addDays, daysBetween, instantOf, type CampusDate, type ZoneName } from '@/domain/campus-time'
import type { Locale } from '@/domain/locale'
import { calendar, type Entry } from './calendar'

/**
 * What takes place on campus, in one language. `end` is the last day, null for the first; without `startsAtMinute` it
 * takes whole days, without `endsAtMinute` nobody said how long it lasts.
 */
export type CalendarEvent = {
  id: string
  title: string
  brief: string | null
  place: string | null
  start: CampusDate
  end: CampusDate | null
  startsAtMinute: number | null
  endsAtMinute: number | null
  changed: Date
  address: string | null
}

/** Of an event that is on at the same hours of many days, the days from a week ago to half a year ahead. */
const daysBack = 7
const daysAhead = 183

/**
 * A site's events. One of whole days is one entry; one with hours is an entry on each of its days, for its hours are
 * those of every day. An hour at or before the beginning is the next day's. Spec: PUB-2.41, PUB-3.9.
 */
export function eventsCalendar(
  { name, zone, today }: { name: string; zone: ZoneName; today: CampusDate },
  events: readonly CalendarEvent[],
  locale: Locale,
): string {
  return calendar(
    { name, locale, zone },
    events.flatMap((event) => entriesOf(event, zone, today)),
  )
}

function entriesOf(event: CalendarEvent, zone: ZoneName, today: CampusDate): Entry[] {
  const { id, start, startsAtMinute, endsAtMinute, changed, address, place } = event
  const last = event.end !== null && event.end > start ? event.end : start
  const shared = { summary: event.title, description: event.brief, changed, place, address, busy: true }
  const uid = `event-${id}`
  if (startsAtMinute === null)
    return [{ ...shared, uid: `${uid}@refectory`, starts: start, ends: addDays(last, 1), busy: false }]
  const closes = endsAtMinute !== null && endsAtMinute <= startsAtMinute ? endsAtMinute + 1440 : endsAtMinute
  const days = daysBetween(start, last) + 1
  const dates = Array.from({ length: days }, (_, index) => addDays(start, index))
  const near = (date: CampusDate) =>
    days === 1 || (date >= addDays(today, -daysBack) && date <= addDays(today, daysAhead))
  return dates.filter(near).map((date) => ({
    ...shared,
    uid: days === 1 ? `${uid}@refectory` : `${uid}-${date.replaceAll('-', '')}@refectory`,
    starts: instantOf(date, startsAtMinute, zone),
    ends: closes === null ? null : instantOf(date, closes, zone),
  }))
}

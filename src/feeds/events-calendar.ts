import { addDays, instantOf, type CampusDate, type ZoneName } from '@/domain/campus-time'
import type { Locale } from '@/domain/locale'
import { calendar, type Entry } from './calendar'

/**
 * What takes place on campus, in one language: from its first day to its last, `startsAtMinute` of the first to
 * `endsAtMinute` of the last. Without either it takes whole days.
 */
export type CalendarEvent = {
  id: string
  title: string
  brief: string | null
  place: string | null
  start: CampusDate
  end: CampusDate
  startsAtMinute: number | null
  endsAtMinute: number | null
  changed: Date
  address: string | null
}

/** A site's events, each one entry. Spec: PUB-2.41, PUB-3.9. */
export function eventsCalendar(
  { name, zone }: { name: string; zone: ZoneName },
  events: readonly CalendarEvent[],
  locale: Locale,
): string {
  return calendar(
    { name, locale, zone },
    events.map((event): Entry => {
      const { id, title, brief, place, changed, address } = event
      const said = { uid: `event-${id}@refectory`, summary: title, description: brief, place, changed, address }
      return { ...said, ...timesOf(event, zone) }
    }),
  )
}

/**
 * An hour at or before the beginning, on one day, is the next day's. One that nobody ended is a moment, or ends with its
 * last day when that is a later one.
 */
function timesOf({ start, end, startsAtMinute, endsAtMinute }: CalendarEvent, zone: ZoneName) {
  const last = end > start ? end : start
  if (startsAtMinute === null && endsAtMinute === null) return { starts: start, ends: addDays(last, 1) }
  const starts = instantOf(start, startsAtMinute ?? 0, zone)
  if (endsAtMinute === null) return { starts, ends: last > start ? instantOf(addDays(last, 1), 0, zone) : null }
  const ends = instantOf(last, endsAtMinute, zone)
  return { starts, ends: ends > starts ? ends : instantOf(addDays(last, 1), endsAtMinute, zone) }
}

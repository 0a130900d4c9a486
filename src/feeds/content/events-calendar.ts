import { addDays, type CampusDate } from '@/domain/time/calendar'
import { toInstant, type ZoneName } from '@/domain/time/campus-time'
import type { Locale } from '@/domain/locale'
import { formatCalendar, type CalendarEntry } from '@/domain/time/icalendar'

/**
 * An event in one language. `startsAtMinute` is the minute of its first day and `endsAtMinute` the minute of its last day.
 * Without both, it takes whole days.
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
  changedAt: Date
  url: string | null
}

/** Formats a site's events as a calendar, one entry per event. Spec: PUB-2.41, PUB-3.9. */
export function formatEventsCalendar(
  { name, zone }: { name: string; zone: ZoneName },
  events: readonly CalendarEvent[],
  locale: Locale,
): string {
  return formatCalendar(
    { name, locale, zone },
    events.map((event): CalendarEntry => {
      const { id, title, brief, place, changedAt, url } = event
      const texts = { uid: `event-${id}@refectory`, summary: title, description: brief, place, changedAt, url }
      return { ...texts, ...eventSpan(event, zone) }
    }),
  )
}

/**
 * An end at or before the start on the same day falls on the next day. Without an end time, an event of one day has no
 * duration, and a longer one ends with its last day.
 */
function eventSpan({ start, end, startsAtMinute, endsAtMinute }: CalendarEvent, zone: ZoneName) {
  const last = end > start ? end : start
  if (startsAtMinute === null && endsAtMinute === null) return { starts: start, ends: addDays(last, 1) }
  const starts = toInstant(start, startsAtMinute ?? 0, zone)
  if (endsAtMinute === null) return { starts, ends: last > start ? toInstant(addDays(last, 1), 0, zone) : null }
  const ends = toInstant(last, endsAtMinute, zone)
  return { starts, ends: ends > starts ? ends : toInstant(addDays(last, 1), endsAtMinute, zone) }
}

import type { CampusDate, MinuteOfDay } from '@/domain/time/calendar'
import { formatMessageTime, formatShortTime } from '@/domain/time/date-formats'
import type { Locale } from '@/domain/locale'
import type { Announcement } from './announcement'

type Span<Point> =
  | { form: 'at'; from: Point }
  | { form: 'between'; from: Point; until: Point }
  | { form: 'from'; from: Point }
  | { form: 'until'; until: Point }

/**
 * The dates of an announcement in the form in which they are written: one day, a range, or a range with an open start or
 * end; null if no date is known. Without an end, an offer is valid from its start on; news and events are on that one day.
 * Spec: PUB-2.41, PUB-2.44.
 */
export function announcementDays({
  kind,
  start,
  end,
}: Pick<Announcement, 'kind' | 'start' | 'end'>): Span<CampusDate> | null {
  if (start === null) return end === null ? null : { form: 'until', until: end }
  if (end !== null && end > start) return { form: 'between', from: start, until: end }
  return { form: end === null && kind === 'special-offers' ? 'from' : 'at', from: start }
}

/** The times of an announcement in the same form; null if no time is known. */
export function announcementTimes({
  startsAtMinute = null,
  endsAtMinute = null,
}: Pick<Announcement, 'startsAtMinute' | 'endsAtMinute'>): Span<MinuteOfDay> | null {
  if (startsAtMinute === null) return endsAtMinute === null ? null : { form: 'until', until: endsAtMinute }
  return endsAtMinute === null
    ? { form: 'at', from: startsAtMinute }
    : { form: 'between', from: startsAtMinute, until: endsAtMinute }
}

/** A time of day for visitors: `5:00pm`, in French `17h00`. Spec: PUB-9.5, PUB-2.68. */
export const formatTimeOfDay = (minute: MinuteOfDay, locale: Locale): string =>
  locale === 'fr' ? formatShortTime(minute, 'fr') : formatMessageTime(minute)

/** A time of day for the `datetime` attribute: `17:05`. */
export const isoTimeOfDay = (minute: MinuteOfDay): string => new Date(minute * 60_000).toISOString().slice(11, 16)

import type { CampusDate, MinuteOfDay } from '@/domain/calendar'
import { clockMessage, clockShort } from '@/domain/date-formats'
import type { Locale } from '@/domain/locale'
import type { Happening } from './happening'

type Span<Point> =
  | { form: 'at'; from: Point }
  | { form: 'between'; from: Point; until: Point }
  | { form: 'from'; from: Point }
  | { form: 'until'; until: Point }

/**
 * The days of something, as they are said: one day, two with what lies between, or one with an open side; null where no
 * day is known. An offer that nobody ended holds from its first day on; news is of that day. Spec: PUB-2.41, PUB-2.44.
 */
export function daysOf({ kind, start, end }: Pick<Happening, 'kind' | 'start' | 'end'>): Span<CampusDate> | null {
  if (start === null) return end === null ? null : { form: 'until', until: end }
  if (end !== null && end > start) return { form: 'between', from: start, until: end }
  return { form: end === null && kind === 'special-offers' ? 'from' : 'at', from: start }
}

/** The times of day in the same way; null where none is said. */
export function timesOf({
  startsAtMinute = null,
  endsAtMinute = null,
}: Pick<Happening, 'startsAtMinute' | 'endsAtMinute'>): Span<MinuteOfDay> | null {
  if (startsAtMinute === null) return endsAtMinute === null ? null : { form: 'until', until: endsAtMinute }
  return endsAtMinute === null
    ? { form: 'at', from: startsAtMinute }
    : { form: 'between', from: startsAtMinute, until: endsAtMinute }
}

/** `5:00pm`, in French `17h00`. Spec: PUB-9.5, PUB-2.68. */
export const clockSaid = (minute: MinuteOfDay, locale: Locale): string =>
  locale === 'fr' ? clockShort(minute, 'fr') : clockMessage(minute)

/** A time of day as machines read it, `17:05`. */
export const clockRead = (minute: MinuteOfDay): string => new Date(minute * 60_000).toISOString().slice(11, 16)

import { addDays, weekdayOf, type CampusDate } from '@/domain/time/calendar'

/** The date `offsetDays` after today; null for null. */
export const dateOn = (today: CampusDate, offsetDays: number | null): CampusDate | null =>
  offsetDays === null ? null : addDays(today, offsetDays)

/** An instant on that day: 14:00 or 15:00 in Toronto, depending on daylight saving time. */
export const instantOn = (today: CampusDate, offsetDays: number): string =>
  `${addDays(today, offsetDays)}T19:00:00.000Z`

/**
 * The date `offsetDays` after today. A weekend date moves to the next weekday, or to the previous one in the past, because
 * tables are reserved from Monday to Friday.
 */
export function workingDayOn(today: CampusDate, offsetDays: number): CampusDate {
  let date = addDays(today, offsetDays)
  while (weekdayOf(date) === 0 || weekdayOf(date) === 6) date = addDays(date, offsetDays < 0 ? -1 : 1)
  return date
}

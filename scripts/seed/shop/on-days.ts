import { addDays, weekdayOf, type CampusDate } from '@/domain/calendar'

/** A campus date so many days from the day of seeding. */
export const dateOn = (today: CampusDate, offsetDays: number | null): CampusDate | null =>
  offsetDays === null ? null : addDays(today, offsetDays)

/** An instant of that day: the middle of the afternoon in Toronto, in winter as in summer. */
export const instantOn = (today: CampusDate, offsetDays: number): string =>
  `${addDays(today, offsetDays)}T19:00:00.000Z`

/** The day so many days away, or the nearest working day beyond it: tables are reserved from Monday to Friday. */
export function workingDayOn(today: CampusDate, offsetDays: number): CampusDate {
  let date = addDays(today, offsetDays)
  while (weekdayOf(date) === 0 || weekdayOf(date) === 6) date = addDays(date, offsetDays < 0 ? -1 : 1)
  return date
}

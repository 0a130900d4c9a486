import { addDays, type CampusDate } from '@/domain/calendar'

/** A campus date so many days from the day of seeding. */
export const dateOn = (today: CampusDate, offsetDays: number | null): CampusDate | null =>
  offsetDays === null ? null : addDays(today, offsetDays)

/** An instant of that day: the middle of the afternoon in Toronto, in winter as in summer. */
export const instantOn = (today: CampusDate, offsetDays: number): string =>
  `${addDays(today, offsetDays)}T19:00:00.000Z`

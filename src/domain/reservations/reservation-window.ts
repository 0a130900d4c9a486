import { addDays, type CampusDate } from '@/domain/time/calendar'
import { campusDateAt, toInstant, type ZoneName } from '@/domain/time/campus-time'

/** How many days ahead customers reserve. Spec: CUS-9.13. */
const daysAhead = 14

/** The dates that customers may reserve: from today or tomorrow on, for two weeks. Spec: CUS-5.35, CUS-5.36. */
export function datesInWindow(allowsSameDay: boolean, now: Date, timeZone: ZoneName): CampusDate[] {
  const today = campusDateAt(now, timeZone)
  const first = allowsSameDay ? 0 : 1
  return Array.from({ length: daysAhead + 1 - first }, (_, at) => addDays(today, at + first))
}

/** Whether a time on the campus's clock is over. Of a time that the clocks show twice, the first counts. Spec: CUS-5.37. */
export const isPast = (date: CampusDate, minute: number, now: Date, timeZone: ZoneName): boolean =>
  toInstant(date, minute, timeZone) < now

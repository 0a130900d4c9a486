import { addDays, weekOf, type CampusDate } from '@/domain/time/calendar'
import { campusDateAt, resolveRequestedDate, type ZoneName } from '@/domain/time/campus-time'

/**
 * `days` runs from Sunday to Saturday. `previous` and `next` are the Sundays to link to, null for no link. `today` is the
 * current campus date.
 */
export type RequestedWeek = {
  days: CampusDate[]
  today: CampusDate
  previous: CampusDate | null
  next: CampusDate | null
}

/**
 * The week that contains the requested date. A missing or invalid date means the current week, which has no link to the
 * week before it. Spec: PUB-2.65, PUB-2.66.
 */
export function requestedWeek(requested: string | undefined, now: Date, zone: ZoneName): RequestedWeek {
  const today = campusDateAt(now, zone)
  const days = weekOf(resolveRequestedDate(requested, now, zone) ?? today)
  const [sunday = today] = days
  const ifSupported = (date: CampusDate) => (resolveRequestedDate(date, now, zone) ? date : null)
  return {
    days,
    today,
    previous: days.includes(today) ? null : ifSupported(addDays(sunday, -7)),
    next: ifSupported(addDays(sunday, 7)),
  }
}

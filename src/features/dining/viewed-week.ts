import { addDays, campusDateAt, parseAskedDate, weekOf, type CampusDate, type ZoneName } from '@/domain/campus-time'

/** `previous` and `next` are the Sundays to link to, null where there is no link; `today` is the campus's. */
export type ViewedWeek = { days: CampusDate[]; today: CampusDate; previous: CampusDate | null; next: CampusDate | null }

/**
 * The week that an address asks for by any of its days; this week where it asks for none, or for what is no date. There
 * is no way back from this week. Spec: PUB-2.65, PUB-2.66.
 */
export function viewedWeek(asked: string | undefined, now: Date, zone: ZoneName): ViewedWeek {
  const today = campusDateAt(now, zone)
  const days = weekOf(parseAskedDate(asked, now, zone) ?? today)
  const [sunday = today] = days
  const linked = (date: CampusDate) => (parseAskedDate(date, now, zone) ? date : null)
  return {
    days,
    today,
    previous: days.includes(today) ? null : linked(addDays(sunday, -7)),
    next: linked(addDays(sunday, 7)),
  }
}

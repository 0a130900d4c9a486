import type { Localized } from '@/domain/locale'
import { hasHours, rowsOn, servicesOn, type Service } from '@/domain/places/hours/schedules'
import { minutesPerDay, previousDay, type CampusDate, type MinuteOfDay } from '@/domain/time/calendar'
import { minuteOfDayAt, toInstant } from '@/domain/time/campus-time'
import type { LocationHours, ReservableLocation } from './reservable-location'

/** A block of a date with the times that can be reserved in it, in order. It ends on its day. */
export type DayBlock = Service & { id: string; name: Localized | null; times: MinuteOfDay[] }

/**
 * The blocks of a date, by time: the rows of type `reservation`, or the opening hours of a location that does not use blocks and
 * has no such rows.
 *
 * Times start at the beginning of the row and are an interval apart, up to its end, which is none of them. A location that has
 * opening hours takes reservations only for times at which it is open; special hours and closures count. A time that the clocks
 * skip in spring is absent. Spec: CUS-5.36, CUS-5.37.
 */
export function blocksOfDay(
  { rules, hours, timeZone }: Omit<ReservableLocation, 'id' | 'name'>,
  date: CampusDate,
): DayBlock[] {
  const opening = hours.filter(({ type }) => type === 'location' || type === 'special_hours')
  const open = openOn(opening, date)
  const hasOwnHours = rules.usesBlocks || hours.some(({ type }) => type === 'reservation')
  const rows = hasOwnHours ? rowsOn(hours, 'reservation', date) : openingRows(opening, date)
  const exists = (minute: MinuteOfDay) => minuteOfDayAt(toInstant(date, minute, timeZone), timeZone) === minute
  const taken = new Set<MinuteOfDay>()
  const blocks = rows.flatMap(({ id, name, ...row }): DayBlock[] => {
    if (row.opensAtMinute === null || row.closesAtMinute === null) return []
    const opensAtMinute = row.opensAtMinute
    const closesAtMinute = row.closesAtMinute <= opensAtMinute ? minutesPerDay : row.closesAtMinute
    const within = open.filter(
      (service) => service.opensAtMinute < closesAtMinute && service.closesAtMinute > opensAtMinute,
    )
    const isOpen = (minute: MinuteOfDay) =>
      within.some((service) => service.opensAtMinute <= minute && minute < service.closesAtMinute)
    const times = timesFrom(opensAtMinute, closesAtMinute, rules.intervalMinutes).filter(
      (minute) => isOpen(minute) && exists(minute) && !taken.has(minute),
    )
    for (const minute of times) taken.add(minute)
    if (times.length === 0) return []
    const first = Math.min(...within.map((service) => service.opensAtMinute))
    const last = Math.max(...within.map((service) => service.closesAtMinute))
    return [
      {
        id,
        name,
        opensAtMinute: Math.max(opensAtMinute, first),
        closesAtMinute: Math.min(closesAtMinute, last),
        times,
      },
    ]
  })
  return blocks.toSorted((one, other) => one.opensAtMinute - other.opensAtMinute)
}

/** When the location is open on a date; the whole day for a location whose hours nobody has entered. */
function openOn(opening: readonly LocationHours[], date: CampusDate): Service[] {
  if (!hasHours(opening, date)) return [{ opensAtMinute: 0, closesAtMinute: minutesPerDay }]
  const afterMidnight = servicesOn(opening, previousDay(date)).map(({ closesAtMinute }) => ({
    opensAtMinute: 0,
    closesAtMinute: closesAtMinute - minutesPerDay,
  }))
  return [...afterMidnight.filter(({ closesAtMinute }) => closesAtMinute > 0), ...servicesOn(opening, date)]
}

function openingRows(opening: readonly LocationHours[], date: CampusDate): LocationHours[] {
  const special = rowsOn(opening, 'special_hours', date)
  return special.length > 0 ? special : rowsOn(opening, 'location', date)
}

function timesFrom(from: MinuteOfDay, until: MinuteOfDay, interval: number): MinuteOfDay[] {
  if (!Number.isInteger(interval) || interval < 1) return []
  return Array.from({ length: Math.ceil((until - from) / interval) }, (_, at) => from + at * interval)
}

import { minutesPerDay, previousDay } from '@/domain/time/calendar'
import type { CampusMoment, ClosureHours } from './closure-plan'
import { rowsOn, servicesOn, type Schedule } from './schedules'

/** A row of a closure. The rows of one action share `closureId`. */
type ClosureRow = Schedule & { closureId: string }

/**
 * Returns the rows of the closures that are in force at a moment. `schedules` are all hours of the location, and contain the
 * rows of `closures` themselves.
 *
 * A closure is in force while it takes away a minute from now on of last night's or today's hours. One that closes the whole
 * day, or goes on tomorrow, is in force all day. Spec: PUB-3.5.
 */
export function listRowsInForce<Row extends ClosureRow>(
  schedules: readonly Schedule[],
  closures: readonly Row[],
  now: CampusMoment,
): Row[] {
  const recent = closures.filter(({ end }) => end === null || end >= previousDay(now.date))
  const ids = new Set(recent.map(({ closureId }) => closureId))
  const inForce = [...ids].filter((id) =>
    isClosureInForce(
      schedules,
      recent.filter(({ closureId }) => closureId === id),
      now,
    ),
  )
  return closures.filter(({ closureId }) => inForce.includes(closureId))
}

/** Whether the rows of one closure are in force. `schedules` contain them. */
export function isClosureInForce(
  schedules: readonly Schedule[],
  closure: readonly Schedule[],
  now: CampusMoment,
): boolean {
  const today = rowsOn(closure, 'special_hours', now.date)
  if (today.some(({ opensAtMinute, end }) => opensAtMinute === null || end === null || end > now.date)) return true
  const open = servicesAround(schedules, now)
  const openWithout = servicesAround(
    schedules.filter((row) => !closure.includes(row)),
    now,
  )
  const includes = (services: typeof open, minute: number) =>
    services.some(({ opensAtMinute, closesAtMinute }) => opensAtMinute <= minute && minute < closesAtMinute)
  // Only at these minutes can a time begin that is open without the closure and not open with it.
  const minutes = [
    now.minute,
    ...openWithout.map(({ opensAtMinute }) => opensAtMinute),
    ...open.map(({ closesAtMinute }) => closesAtMinute),
  ]
  return minutes.some((minute) => minute >= now.minute && includes(openWithout, minute) && !includes(open, minute))
}

/** The services of yesterday and today, in minutes from the beginning of today. */
function servicesAround(schedules: readonly Schedule[], { date }: CampusMoment) {
  const lastNight = servicesOn(schedules, previousDay(date)).map(({ opensAtMinute, closesAtMinute }) => ({
    opensAtMinute: opensAtMinute - minutesPerDay,
    closesAtMinute: closesAtMinute - minutesPerDay,
  }))
  return [...lastNight, ...servicesOn(schedules, date)]
}

/**
 * Returns the rows of ended closures that the rows of a new closure replace: those with times for a single date, up to today,
 * that the new one covers. Left beside the new rows, they would keep the location open.
 */
export function listReplacedRows<Row extends ClosureRow>(
  schedules: readonly Schedule[],
  closures: readonly Row[],
  rows: readonly ClosureHours[],
  now: CampusMoment,
): Row[] {
  const inForce = listRowsInForce(schedules, closures, now)
  return closures.filter((row) => {
    const { start, end, opensAtMinute } = row
    if (start === null || start !== end || start > now.date || opensAtMinute === null) return false
    return !inForce.includes(row) && rows.some((each) => each.start <= start && start <= each.end)
  })
}

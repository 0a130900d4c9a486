import type { CampusDate } from '@/domain/time/calendar'
import { addDays } from '@/domain/time/calendar'
import { campusDateAt, toInstant, type ZoneName } from '@/domain/time/campus-time'
import { isValidOn, servicesOn, type Schedule } from './schedules'

/** A time range without a break in which a location is open, in milliseconds since the epoch. */
type Opening = { from: number; to: number }

/** A week, and one more day for services that begin on its last day. */
const daysAfter = 8
/** The horizon of the search for the next change. */
const horizonDays = 366

/**
 * Returns the openings that begin from the day before a date to eight days after it, in order. Adjacent and overlapping
 * services are merged. Lengths are right in nights with a clock change.
 */
export function listOpenings(schedules: readonly Schedule[], date: CampusDate, zone: ZoneName): Opening[] {
  const dates = Array.from({ length: daysAfter + 2 }, (_, index) => addDays(date, index - 1))
  const openings = dates.flatMap((each) =>
    servicesOn(schedules, each).map(({ opensAtMinute, closesAtMinute }) => ({
      from: toInstant(each, opensAtMinute, zone).getTime(),
      to: toInstant(each, closesAtMinute, zone).getTime(),
    })),
  )
  const inOrder = openings.filter(({ from, to }) => from < to).toSorted((a, b) => a.from - b.from)
  return inOrder.reduce<Opening[]>((joined, next) => {
    const last = joined.at(-1)
    if (!last || next.from > last.to) return [...joined, next]
    return [...joined.slice(0, -1), { from: last.from, to: Math.max(last.to, next.to) }]
  }, [])
}

export const findOpening = (openings: readonly Opening[], ms: number): Opening | undefined =>
  openings.find(({ from, to }) => from <= ms && ms < to)

/**
 * Returns when an open location closes or a closed one opens, or null when it does neither within a year: it is open day
 * and night, closed for good, or has no hours. `openings` are those around today.
 *
 * Hours repeat weekly between the dates on which rows begin or end. A week without a change therefore lasts until the next
 * of those dates, and only the weeks after them are searched.
 */
export function findNextChange(
  now: Date,
  openings: readonly Opening[],
  schedules: readonly Schedule[],
  zone: ZoneName,
): Date | null {
  const today = campusDateAt(now, zone)
  const isOpen = findOpening(openings, now.getTime()) !== undefined
  const changeIn = (found: readonly Opening[], date: CampusDate, at: number) =>
    isOpen ? nextClosing(found, at, toInstant(addDays(date, daysAfter + 1), 0, zone)) : nextOpening(found, at)
  const soon = changeIn(openings, today, now.getTime())
  if (soon !== null) return new Date(soon)
  const rows = schedules.filter(({ type }) => type === 'location' || type === 'special_hours')
  const mayOpen = (date: CampusDate) => rows.some((row) => row.opensAtMinute !== null && isValidOn(row, date))
  for (const date of scheduleChangeDates(rows, today)) {
    if (!isOpen && !mayOpen(date)) continue
    const change = changeIn(listOpenings(rows, date, zone), date, toInstant(date, 0, zone).getTime() - 1)
    if (change !== null) return new Date(change)
  }
  return null
}

const nextOpening = (openings: readonly Opening[], after: number) =>
  openings.find(({ from }) => from > after)?.from ?? null

/** Null when the opening reaches the end of the searched days, because it may continue. */
function nextClosing(openings: readonly Opening[], at: number, end: Date): number | null {
  const current = findOpening(openings, at)
  return current && current.to < end.getTime() ? current.to : null
}

/** The dates on which the valid rows change: the first date of a row and the date after its last, in order. */
function scheduleChangeDates(rows: readonly Schedule[], today: CampusDate): CampusDate[] {
  const horizon = addDays(today, horizonDays)
  const dates = rows.flatMap(({ start, end }) => [start ?? today, end ? addDays(end, 1) : today])
  return [...new Set(dates.filter((date) => today < date && date <= horizon))].toSorted()
}

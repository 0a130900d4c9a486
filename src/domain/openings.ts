import type { CampusDate } from './calendar'
import { addDays } from './calendar'
import { campusDateAt, instantOf, type ZoneName } from './campus-time'
import { isValidOn, servicesOn, type Schedule } from './schedules'

/** The time from one instant to another, in milliseconds, in which a location is open without a break. */
export type Opening = { from: number; to: number }

/** So many days after a date every weekday has come once more, what begins on its last day included. */
const daysAfter = 8
/** Nobody plans hours further ahead. */
const furthestDays = 366

/**
 * The openings that begin from the day before a date to eight days after it, in order. Services that touch or overlap are
 * one opening, and each is as long as its night is when clocks change.
 */
export function openingsAround(schedules: readonly Schedule[], date: CampusDate, zone: ZoneName): Opening[] {
  const dates = Array.from({ length: daysAfter + 2 }, (_, index) => addDays(date, index - 1))
  const openings = dates.flatMap((each) =>
    servicesOn(schedules, each).map(({ opensAtMinute, closesAtMinute }) => ({
      from: instantOf(each, opensAtMinute, zone).getTime(),
      to: instantOf(each, closesAtMinute, zone).getTime(),
    })),
  )
  const inOrder = openings.filter(({ from, to }) => from < to).toSorted((a, b) => a.from - b.from)
  return inOrder.reduce<Opening[]>((joined, next) => {
    const last = joined.at(-1)
    if (!last || next.from > last.to) return [...joined, next]
    return [...joined.slice(0, -1), { from: last.from, to: Math.max(last.to, next.to) }]
  }, [])
}

export const openingAt = (openings: readonly Opening[], ms: number): Opening | undefined =>
  openings.find(({ from, to }) => from <= ms && ms < to)

/**
 * The next instant at which a location opens if it is closed, or closes if it is open; null when it does neither within a
 * year: open day and night, closed for good, or no hours known. `openings` are those around today.
 *
 * Between two dates on which rows begin or end the hours repeat from week to week: a week without a change goes on until
 * the next of those dates. Spec: PUB-4.10.
 */
export function nextChangeAfter(
  now: Date,
  openings: readonly Opening[],
  schedules: readonly Schedule[],
  zone: ZoneName,
): Date | null {
  const today = campusDateAt(now, zone)
  const isOpen = openingAt(openings, now.getTime()) !== undefined
  const changeIn = (found: readonly Opening[], date: CampusDate, at: number) =>
    isOpen ? closing(found, at, instantOf(addDays(date, daysAfter + 1), 0, zone)) : opening(found, at)
  const soon = changeIn(openings, today, now.getTime())
  if (soon !== null) return new Date(soon)
  const rows = schedules.filter(({ type }) => type === 'location' || type === 'special_hours')
  const mayOpen = (date: CampusDate) => rows.some((row) => row.opensAtMinute !== null && isValidOn(row, date))
  for (const date of turningDates(rows, today)) {
    if (!isOpen && !mayOpen(date)) continue
    const change = changeIn(openingsAround(rows, date, zone), date, instantOf(date, 0, zone).getTime() - 1)
    if (change !== null) return new Date(change)
  }
  return null
}

const opening = (openings: readonly Opening[], after: number) => openings.find(({ from }) => from > after)?.from ?? null

/** An opening that reaches the end of the days that were looked at may go on. */
function closing(openings: readonly Opening[], at: number, end: Date): number | null {
  const current = openingAt(openings, at)
  return current && current.to < end.getTime() ? current.to : null
}

/** The dates from which other rows count than the day before, in order. */
function turningDates(rows: readonly Schedule[], today: CampusDate): CampusDate[] {
  const furthest = addDays(today, furthestDays)
  const dates = rows.flatMap(({ start, end }) => [start ?? today, end ? addDays(end, 1) : today])
  return [...new Set(dates.filter((date) => today < date && date <= furthest))].toSorted()
}

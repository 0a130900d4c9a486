import { daysBetween, minutesPerDay } from './calendar'
import type { Schedule } from './schedules'

/** The part of a row of hours that decides whether it meets another one. */
export type Hours = Pick<Schedule, 'type' | 'start' | 'end' | 'days' | 'opensAtMinute' | 'closesAtMinute'>

/**
 * The first of the other rows of a location that a row clashes with; null when there is none.
 *
 * Rows clash when they are of one type and state the same minute of the same date twice, the hours after midnight
 * belonging to the date on which they began; hours that touch do not. Two exceptions clash on any date that both stand
 * for, closed or not, since neither can say which one holds; only rows of the very same dates and weekdays are one
 * exception in several services, of which the hours decide. Spec: PUB-3.5.
 */
export function overlapOf<Other extends Hours>(schedule: Hours, others: readonly Other[]): Other | null {
  return others.find((other) => other.type === schedule.type && clash(schedule, other)) ?? null
}

function clash(a: Hours, b: Hours): boolean {
  const eachForItself = a.type === 'special_hours' && !isOneException(a, b)
  const sameDay = eachForItself || isClosed(a) || isClosed(b) || hoursMeet(a, b, 0)
  return (
    (sameDay && shareDates(a, b, 0)) ||
    (hoursMeet(a, b, 1) && shareDates(a, b, 1)) ||
    (hoursMeet(a, b, -1) && shareDates(a, b, -1))
  )
}

const allDays = [0, 1, 2, 3, 4, 5, 6]
/** An exception without weekdays stands for every day of its dates. */
const daysOf = ({ type, days }: Hours) => (type === 'special_hours' && days.length === 0 ? allDays : days)

const isOneException = (a: Hours, b: Hours) =>
  a.start === b.start && a.end === b.end && allDays.every((day) => daysOf(a).includes(day) === daysOf(b).includes(day))

const isClosed = ({ type, opensAtMinute, closesAtMinute }: Hours) =>
  type === 'special_hours' && opensAtMinute === null && closesAtMinute === null

/** Whether hours that begin on a date meet those that begin `later` days after it. */
function hoursMeet(a: Hours, b: Hours, later: number): boolean {
  const [one, other] = [minutesOf(a), minutesOf(b)]
  if (!one || !other) return false
  const shift = later * minutesPerDay
  return one.from < other.until + shift && other.from + shift < one.until
}

function minutesOf({ opensAtMinute: from, closesAtMinute: until }: Hours) {
  if (from === null || until === null) return null
  return { from, until: until <= from ? until + minutesPerDay : until }
}

/** Whether there is a date on which `a` holds such that `b` holds `later` days after it. */
function shareDates(a: Hours, b: Hours, later: number): boolean {
  const from = Math.max(dayNumber(a.start, -Infinity), dayNumber(b.start, -Infinity) - later)
  const until = Math.min(dayNumber(a.end, Infinity), dayNumber(b.end, Infinity) - later)
  if (from > until) return false
  return daysOf(a).some((day) => daysOf(b).includes((day + later + 7) % 7) && falls(day, from, until))
}

/** Days since Thursday 1 January 1970, so that a date and the day after the last one can be told apart. */
const dayNumber = (date: string | null, otherwise: number) => (date ? daysBetween('1970-01-01', date) : otherwise)

/** Whether a weekday comes up between two days, both included. */
function falls(weekday: number, from: number, until: number): boolean {
  if (until - from >= 6) return true
  const first = (((from + 4) % 7) + 7) % 7
  return (weekday - first + 7) % 7 <= until - from
}

import { daysBetween, minutesPerDay } from '@/domain/time/calendar'
import type { Schedule } from './schedules'

/** The part of a schedule that decides whether it overlaps with another one. */
export type ScheduleHours = Pick<
  Schedule,
  'type' | 'start' | 'end' | 'days' | 'opensAtMinute' | 'closesAtMinute' | 'closure'
>

/**
 * Returns the first of a location's other rows that a row overlaps with, or null.
 *
 * Rows of one type overlap when both cover the same minute of the same date. Hours after midnight belong to the date on
 * which they began. Adjacent hours do not overlap. Two exceptions overlap on every date that both cover, open or closed,
 * because it would be unclear which one is valid. Exceptions with the same dates and weekdays are parts of one exception
 * and are compared by their hours. Closures replace other exceptions and are compared with closures only. Spec: PUB-3.5.
 */
export function findOverlap<Other extends ScheduleHours>(
  schedule: ScheduleHours,
  others: readonly Other[],
): Other | null {
  const competes = ({ type, closure }: Other) =>
    type === schedule.type && (closure ?? false) === (schedule.closure ?? false)
  return others.find((other) => competes(other) && overlaps(schedule, other)) ?? null
}

function overlaps(a: ScheduleHours, b: ScheduleHours): boolean {
  const areSeparateExceptions = a.type === 'special_hours' && !isSameException(a, b)
  const sameDay = areSeparateExceptions || isClosed(a) || isClosed(b) || hoursOverlap(a, b, 0)
  return (
    (sameDay && shareDates(a, b, 0)) ||
    (hoursOverlap(a, b, 1) && shareDates(a, b, 1)) ||
    (hoursOverlap(a, b, -1) && shareDates(a, b, -1))
  )
}

const allDays = [0, 1, 2, 3, 4, 5, 6]
/** An exception without weekdays covers every day of its dates. */
const daysOf = ({ type, days }: ScheduleHours) => (type === 'special_hours' && days.length === 0 ? allDays : days)

const isSameException = (a: ScheduleHours, b: ScheduleHours) =>
  a.start === b.start && a.end === b.end && allDays.every((day) => daysOf(a).includes(day) === daysOf(b).includes(day))

const isClosed = ({ type, opensAtMinute, closesAtMinute }: ScheduleHours) =>
  type === 'special_hours' && opensAtMinute === null && closesAtMinute === null

/** Whether the hours of a date overlap with hours that begin `daysLater` days after it. */
function hoursOverlap(a: ScheduleHours, b: ScheduleHours, daysLater: number): boolean {
  const [one, other] = [minutesOf(a), minutesOf(b)]
  if (!one || !other) return false
  const shift = daysLater * minutesPerDay
  return one.from < other.until + shift && other.from + shift < one.until
}

function minutesOf({ opensAtMinute: from, closesAtMinute: until }: ScheduleHours) {
  if (from === null || until === null) return null
  return { from, until: until <= from ? until + minutesPerDay : until }
}

/** Whether `a` is valid on some date and `b` is valid `daysLater` days after it. */
function shareDates(a: ScheduleHours, b: ScheduleHours, daysLater: number): boolean {
  const from = Math.max(dayNumber(a.start, -Infinity), dayNumber(b.start, -Infinity) - daysLater)
  const until = Math.min(dayNumber(a.end, Infinity), dayNumber(b.end, Infinity) - daysLater)
  if (from > until) return false
  return daysOf(a).some((day) => daysOf(b).includes((day + daysLater + 7) % 7) && hasWeekday(day, from, until))
}

/** Days since Thursday 1 January 1970. As numbers, dates can exceed the last one of the calendar. */
const dayNumber = (date: string | null, otherwise: number) => (date ? daysBetween('1970-01-01', date) : otherwise)

/** Whether a weekday occurs between two days, inclusive. */
function hasWeekday(weekday: number, from: number, until: number): boolean {
  if (until - from >= 6) return true
  const first = (((from + 4) % 7) + 7) % 7
  return (weekday - first + 7) % 7 <= until - from
}

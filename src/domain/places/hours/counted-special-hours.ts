import { addDays, weekdayOf, type CampusDate } from '@/domain/time/calendar'
import { isValidOn, type Schedule } from './schedules'

/** A closure without end is looked at for a year. */
const horizonDays = 366

/**
 * Returns the special hours of today and later with the dates on which they count, as `rowsOn` decides for one date: closures
 * replace other special hours, and those without times replace those with times. A row is split around such dates; rows that
 * no closure touches keep their dates.
 */
export function listCountedSpecialHours(schedules: readonly Schedule[], today: CampusDate): Schedule[] {
  const isCurrent = ({ end }: Schedule) => end === null || end >= today
  const rows = schedules.filter((row) => row.type === 'special_hours' && isCurrent(row))
  return rows.flatMap((row) => {
    const stronger = rows.filter((other) => rankOf(other) > rankOf(row))
    const dates = new Set(stronger.flatMap((other) => datesOf(other, today).filter((date) => isValidOn(row, date))))
    return withoutDates(row, [...dates].toSorted()).filter(isCurrent)
  })
}

const rankOf = ({ closure, opensAtMinute, closesAtMinute }: Schedule) =>
  !closure ? 0 : opensAtMinute !== null && closesAtMinute !== null ? 1 : 2

/** The dates of a row from today on. */
function datesOf({ start, end, days }: Schedule, today: CampusDate): CampusDate[] {
  const first = start !== null && start > today ? start : today
  const dates = Array.from({ length: horizonDays }, (_, index) => addDays(first, index))
  return dates.filter((date) => (end === null || date <= end) && (days.length === 0 || days.includes(weekdayOf(date))))
}

/** A row without some of its dates, as one row for each range that is left. */
function withoutDates(row: Schedule, dates: readonly CampusDate[]): Schedule[] {
  const starts = [row.start, ...dates.map((date) => addDays(date, 1))]
  const ends = [...dates.map((date) => addDays(date, -1)), row.end]
  const ranges = starts.map((start, index) => ({ ...row, start, end: ends[index] ?? null }))
  return ranges.filter(({ start, end }) => start === null || end === null || start <= end)
}

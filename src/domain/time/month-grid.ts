import { addDays, weekdayOf, type CampusDate } from './calendar'
import { addMonths, firstOfMonth } from './months'

/** The first and the last date of a calendar, both included. */
type DateRange = { first: CampusDate; last: CampusDate }

/**
 * The weeks of the month of a date, Sunday to Saturday as in both languages of Canada. Null for a day that belongs to another
 * month.
 */
export function monthWeeks(date: CampusDate): (CampusDate | null)[][] {
  const first = firstOfMonth(date)
  const sunday = addDays(first, -weekdayOf(first))
  return [0, 1, 2, 3, 4, 5]
    .map((week) => [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(sunday, week * 7 + day)))
    .map((week) => week.map((day) => (firstOfMonth(day) === first ? day : null)))
    .filter((week) => week.some((day) => day !== null))
}

/**
 * The date to which a key moves in a calendar, never outside of the range; null for a key that does not move. Arrows move by a
 * day or a week, Home and End to the ends of the week, PageUp and PageDown by a month.
 */
export function moveByKey(date: CampusDate, key: string, { first, last }: DateRange): CampusDate | null {
  const moves: Readonly<Record<string, () => CampusDate>> = {
    ArrowLeft: () => addDays(date, -1),
    ArrowRight: () => addDays(date, 1),
    ArrowUp: () => addDays(date, -7),
    ArrowDown: () => addDays(date, 7),
    Home: () => addDays(date, -weekdayOf(date)),
    End: () => addDays(date, 6 - weekdayOf(date)),
    PageUp: () => sameDayOf(addMonths(date, -1), date),
    PageDown: () => sameDayOf(addMonths(date, 1), date),
  }
  const moved = Object.hasOwn(moves, key) ? moves[key]?.() : undefined
  if (moved === undefined) return null
  return moved < first ? first : moved > last ? last : moved
}

/** The day of a month with the number of another date, or the last one of a shorter month. `month` is its first day. */
function sameDayOf(month: CampusDate, date: CampusDate): CampusDate {
  const day = addDays(month, Number(date.slice(8)) - 1)
  const last = addDays(addMonths(month, 1), -1)
  return day > last ? last : day
}

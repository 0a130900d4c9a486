import type { CampusDate } from './calendar'

/** Returns the first day of a date's month. */
export const firstOfMonth = (date: CampusDate): CampusDate => `${date.slice(0, 7)}-01`

/** Returns the first day of the month that lies a number of months after a date's month; a negative number goes back. */
export function addMonths(date: CampusDate, months: number): CampusDate {
  const number = monthNumber(date) + months
  const [year, month] = [Math.floor(number / 12), (((number % 12) + 12) % 12) + 1]
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`
}

/** Returns the number of months from one date's month to another's, negative when the second is earlier. */
export const monthsBetween = (from: CampusDate, to: CampusDate): number => monthNumber(to) - monthNumber(from)

/** Whether a date lies in a later month than another. */
export const isLaterMonth = (date: CampusDate, than: CampusDate): boolean => monthsBetween(than, date) > 0

const monthNumber = (date: CampusDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1

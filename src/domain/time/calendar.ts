/** A calendar day of a campus, `YYYY-MM-DD`, without a time zone. */
export type CampusDate = string

/** Minutes since the beginning of a campus day: 450 is 7:30. Values from 1440 are after the next midnight. */
export type MinuteOfDay = number

export const minutesPerDay = 1440
const msPerDay = 86_400_000
const shape = /^(\d{4})-(\d{2})-(\d{2})$/

/** Returns the milliseconds of a date's midnight in UTC. Throws on invalid dates, so callers must validate input. */
export function utcMidnight(date: CampusDate): number {
  if (!isCampusDate(date)) throw new RangeError(`Not a campus date: ${date.slice(0, 40)}`)
  return Date.parse(`${date}T00:00:00.000Z`)
}

/** Returns the UTC date of an instant in milliseconds. */
export function utcDate(ms: number): CampusDate {
  return new Date(ms).toISOString().slice(0, 10)
}

/** Whether a text is an existing day in the form `YYYY-MM-DD`; 2027-02-29 is not. */
export function isCampusDate(text: string): boolean {
  const parts = shape.exec(text)
  if (!parts) return false
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  if (month < 1 || month > 12 || day < 1) return false
  return day <= daysInMonth(year, month)
}

function daysInMonth(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
}

/** Adds days to a date; a negative number subtracts. */
export function addDays(date: CampusDate, days: number): CampusDate {
  return utcDate(utcMidnight(date) + days * msPerDay)
}

export function previousDay(date: CampusDate): CampusDate {
  return addDays(date, -1)
}

/** Returns the number of days from one date to another, negative when the second is earlier. */
export function daysBetween(from: CampusDate, to: CampusDate): number {
  return (utcMidnight(to) - utcMidnight(from)) / msPerDay
}

/** Returns the weekday: 0 is Sunday and 6 is Saturday, everywhere in the product and in v1. */
export function weekdayOf(date: CampusDate): number {
  return new Date(utcMidnight(date)).getUTCDay()
}

/** Returns the seven dates, Sunday to Saturday, of the week that contains a date. Spec: PUB-2.66. */
export function weekOf(date: CampusDate): CampusDate[] {
  const sunday = addDays(date, -weekdayOf(date))
  return [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(sunday, day))
}

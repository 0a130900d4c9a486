/*
 * The dates of subscriptions, written from the requirements a second time: days are counted from 1 January 2000, a Saturday, by
 * adding the lengths of years and months. No date library, no Date. See decision 0147.
 */
const firstYear = 2000
const saturday = 6
const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const daysOfYear = (year: number) => (isLeapYear(year) ? 366 : 365)
const daysOfMonths = (year: number) => [31, isLeapYear(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const twoDigits = (value: number) => (value < 10 ? `0${value}` : `${value}`)
const partsOf = (date: string) => date.split('-').map(Number) as [year: number, month: number, day: number]
const writeDate = (year: number, month: number, day: number) => `${year}-${twoDigits(month)}-${twoDigits(day)}`

function countDays(date: string): number {
  const [year, month, day] = partsOf(date)
  let days = day - 1
  for (let earlier = firstYear; earlier < year; earlier++) days += daysOfYear(earlier)
  for (let earlier = 1; earlier < month; earlier++) days += daysOfMonths(year)[earlier - 1] as number
  return days
}

function dateAfter(days: number): string {
  let [year, month, rest] = [firstYear, 1, days]
  while (rest >= daysOfYear(year)) rest -= daysOfYear(year++)
  while (rest >= (daysOfMonths(year)[month - 1] as number)) rest -= daysOfMonths(year)[month++ - 1] as number
  return writeDate(year, month, rest + 1)
}

export const addDays = (date: string, days: number): string => dateAfter(countDays(date) + days)
/** 0 is Sunday. */
const weekday = (date: string): number => (countDays(date) + saturday) % 7

function nextMonth(date: string): string {
  const [year, month] = partsOf(date)
  return month === 12 ? writeDate(year + 1, 1, 1) : writeDate(year, month + 1, 1)
}

const later = (a: string, b: string) => (countDays(a) < countDays(b) ? b : a)

/**
 * From the 19th on, this month is no longer offered. Months begin on the 1st, the day of billing. The plan may begin later.
 */
export function firstMonthlyStart(today: string, planStart = today): string {
  const [year, month, day] = partsOf(today)
  const earliest = day > 18 ? nextMonth(today) : writeDate(year, month, 1)
  const [planYear, planMonth] = partsOf(planStart)
  return later(earliest, writeDate(planYear, planMonth, 1))
}

/**
 * The first Sunday from the day on that the requirements count, 8 or 15 days less the weekday after today: a Monday. The plan
 * may begin later.
 */
export function firstWeeklyStart(today: string, planStart = today): string {
  const day = weekday(today)
  let start = later(addDays(today, (day <= 3 ? 8 : 15) - day), planStart)
  while (weekday(start) !== 0) start = addDays(start, 1)
  return start
}

function listWhile(first: string, next: (date: string) => string, last: string): string[] {
  const dates: string[] = []
  const end = countDays(last)
  for (let date = first; countDays(date) <= end; date = next(date)) dates.push(date)
  return dates
}
const nextWeek = (date: string) => addDays(date, 7)

export const monthsFrom = (first: string, last: string): string[] => listWhile(first, nextMonth, last)
export const weeksFrom = (first: string, last: string): string[] => listWhile(first, nextWeek, last)
/** Ends begin with the month after the start. */
export const monthlyEnds = (start: string, last: string): string[] => monthsFrom(nextMonth(start), last)
/** A weekly subscription runs for at least a week. */
export const weeklyEnds = (start: string, last: string): string[] => weeksFrom(nextWeek(start), last)

export const lastPlanDate = (end: string): string => addDays(end, -7)
export const lastBillDate = (end: string): string => addDays(end, -14)

/** A subscription whose first plan date lies in a later month is free today. */
export function startsLater(firstPlanDate: string, today: string): boolean {
  const [year, month] = partsOf(firstPlanDate)
  const [thisYear, thisMonth] = partsOf(today)
  return year * 12 + month > thisYear * 12 + thisMonth
}

import type { CampusDate, MinuteOfDay } from './calendar'
import { isCampusDate, minutesPerDay, weekdayOf, weekOf } from './calendar'
import type { Localized } from './locale'

/**
 * One row of a location's hours.
 *
 * `location` rows are the week, `special_hours` rows replace it on the days they cover, `meal` rows name meals within
 * it, `reservation` rows are the blocks that customers may book. `start` and `end` are the first and last date, null without limit. Without times a special row closes its days;
 * without weekdays it covers every day of its dates. A closing time at or before the opening is on the next day: 0 is
 * the midnight that ends the day, and equal times are 24 hours. `openLate` is a feature to filter by; it moves no time.
 * Spec: PUB-3.5.
 */
export type Schedule = {
  type: 'location' | 'special_hours' | 'meal' | 'reservation'
  name: Localized | null
  start: CampusDate | null
  end: CampusDate | null
  days: number[]
  opensAtMinute: MinuteOfDay | null
  closesAtMinute: MinuteOfDay | null
  openLate: boolean
}

/** An unbroken opening, of the day it begins on; closing is above 1440 when it runs past midnight. */
export type Service = { opensAtMinute: MinuteOfDay; closesAtMinute: MinuteOfDay }
export type Meal = Service & { name: Localized }

/** A day of the week's table, 0 for Sunday; `special` says that special hours stand in for the week's. */
export type DayHours = { day: number; date: CampusDate; services: Service[]; meals: Meal[]; special: boolean }

/** The openings of a date in order, special hours before the week's; empty is closed. Spec: PUB-3.5, PUB-3.6. */
export function servicesOn(schedules: readonly Schedule[], date: CampusDate): Service[] {
  const special = rowsOn(schedules, 'special_hours', date)
  const rows = special.length > 0 ? special : rowsOn(schedules, 'location', date)
  return inOrder(rows.flatMap((row) => serviceOf(row) ?? []))
}

/**
 * The named meals of a date in order. On a day of special hours a meal lasts only while the location is open, and one
 * that falls outside is not served. Spec: PUB-2.67, PUB-3.6.
 */
export function mealsOn(schedules: readonly Schedule[], date: CampusDate): Meal[] {
  const meals = rowsOn(schedules, 'meal', date).flatMap((row) => {
    const service = serviceOf(row)
    return service && row.name ? [{ name: row.name, ...service }] : []
  })
  if (!hasSpecialHours(schedules, date)) return inOrder(meals)
  const open = servicesOn(schedules, date)
  return inOrder(meals.flatMap((meal) => open.flatMap((service) => within(meal, service))))
}

/** Whether special hours replace the week's on a date; a closure is special hours too. Spec: PUB-3.5. */
export function hasSpecialHours(schedules: readonly Schedule[], date: CampusDate): boolean {
  return rowsOn(schedules, 'special_hours', date).length > 0
}

/** The week, Sunday to Saturday, that contains a date. Spec: PUB-2.66, PUB-3.6. */
export function weekHours(schedules: readonly Schedule[], date: CampusDate): DayHours[] {
  return weekOf(date).map((each, day) => ({
    day,
    date: each,
    services: servicesOn(schedules, each),
    meals: mealsOn(schedules, each),
    special: hasSpecialHours(schedules, each),
  }))
}

/**
 * The rows of opening hours that hold on a date: special hours alone where they stand in for the week's, none where they
 * close the day; else the week's rows, those for other weekdays too. Spec: PUB-3.5, PUB-7.29.
 */
export function rowsInForce<Row extends Schedule>(schedules: readonly Row[], date: CampusDate): Row[] {
  const special = rowsOn(schedules, 'special_hours', date)
  const rows = special.length > 0 ? special : schedules.filter((row) => row.type === 'location' && isValidOn(row, date))
  return rows.filter((row) => serviceOf(row) !== null)
}

/** Whether a date lies within a row's dates, whatever its weekday. */
export const isValidOn = ({ start, end }: Schedule, date: CampusDate) =>
  (!start || start <= date) && (!end || date <= end)

function rowsOn<Row extends Schedule>(schedules: readonly Row[], type: Schedule['type'], date: CampusDate): Row[] {
  const weekday = weekdayOf(date)
  return schedules.filter((row) => {
    if (row.type !== type || !isValidOn(row, date)) return false
    return row.days.includes(weekday) || (row.type === 'special_hours' && row.days.length === 0)
  })
}

function serviceOf({ opensAtMinute, closesAtMinute }: Schedule): Service | null {
  if (opensAtMinute === null || closesAtMinute === null) return null
  const nextDay = closesAtMinute <= opensAtMinute
  return { opensAtMinute, closesAtMinute: nextDay ? closesAtMinute + minutesPerDay : closesAtMinute }
}

function within(meal: Meal, open: Service): Meal[] {
  const opensAtMinute = Math.max(meal.opensAtMinute, open.opensAtMinute)
  const closesAtMinute = Math.min(meal.closesAtMinute, open.closesAtMinute)
  return opensAtMinute < closesAtMinute ? [{ name: meal.name, opensAtMinute, closesAtMinute }] : []
}

/** By time; the same opening stated by two rows is one opening. */
function inOrder<Each extends Service & { name?: Localized }>(services: Each[]): Each[] {
  const sorted = services.toSorted((a, b) => a.opensAtMinute - b.opensAtMinute || a.closesAtMinute - b.closesAtMinute)
  const same = (a: Each, b: Each) =>
    a.opensAtMinute === b.opensAtMinute && a.closesAtMinute === b.closesAtMinute && a.name?.en === b.name?.en
  return sorted.filter((service, index) => sorted.findIndex((other) => same(other, service)) === index)
}

export type ScheduleRefusal =
  | 'bad-date'
  | 'dates-inverted'
  | 'no-days'
  | 'bad-day'
  | 'bad-minute'
  | 'times-missing'
  | 'times-equal'
  | 'past-midnight'
  | 'special-without-dates'
  | 'meal-without-name'

/**
 * What keeps a row from being saved; empty when it may be. From midnight to midnight is 24 hours, other equal times are a
 * slip; what can be booked ends on the day it begins. Spec: PUB-3.5, CUS-5.37.
 */
export function scheduleRefusals(row: Schedule): ScheduleRefusal[] {
  const special = row.type === 'special_hours'
  const dates = [row.start, row.end].filter((date) => date !== null)
  const times = [row.opensAtMinute, row.closesAtMinute].filter((minute) => minute !== null)
  const isMinute = (minute: number, last: number) => Number.isInteger(minute) && minute >= 0 && minute <= last
  const refused: Record<ScheduleRefusal, boolean> = {
    'bad-date': !dates.every(isCampusDate),
    'dates-inverted': row.start !== null && row.end !== null && row.end < row.start,
    'no-days': row.days.length === 0 && !special,
    'bad-day': !row.days.every((day) => Number.isInteger(day) && day >= 0 && day <= 6),
    'bad-minute':
      !isMinute(row.opensAtMinute ?? 0, minutesPerDay - 1) || !isMinute(row.closesAtMinute ?? 0, minutesPerDay),
    'times-missing': special ? times.length === 1 : times.length < 2,
    'times-equal':
      row.opensAtMinute !== null &&
      row.opensAtMinute === row.closesAtMinute &&
      (row.opensAtMinute !== 0 || row.type === 'reservation'),
    'past-midnight': row.type === 'reservation' && (row.closesAtMinute ?? minutesPerDay) < (row.opensAtMinute ?? 0),
    'special-without-dates': special && dates.length < 2,
    'meal-without-name': row.type === 'meal' && !row.name?.en.trim() && !row.name?.fr.trim(),
  }
  const codes = Object.keys(refused) as ScheduleRefusal[]
  return codes.filter((code) => refused[code])
}

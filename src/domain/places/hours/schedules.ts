import type { CampusDate, MinuteOfDay } from '@/domain/time/calendar'
import { isCampusDate, minutesPerDay, weekdayOf, weekOf } from '@/domain/time/calendar'
import type { Localized } from '@/domain/locale'

/**
 * One row of a location's hours.
 *
 * - `location`: the regular weekly hours
 * - `special_hours`: replaces the weekly hours on its days; without times it closes them, without weekdays it covers every
 *   day of its dates
 * - `meal`: a named meal within the opening hours
 * - `reservation`: a block that customers can book
 *
 * `start` and `end` are the first and last date, null without limit. A closing time at or before the opening time is on the
 * next day: 0 is the midnight that ends the day, and equal times mean 24 hours. `openLate` is a feature to filter by and
 * does not change times. `closure` marks special hours that staff wrote with Close…, or that stand for a menu that is closed
 * all day: they also replace other special hours, and one without times closes the day. Spec: PUB-3.5.
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
  closure?: boolean
}

/** An opening without a break. It belongs to the day on which it begins; closing past midnight is above 1440. */
export type Service = { opensAtMinute: MinuteOfDay; closesAtMinute: MinuteOfDay }
type Meal = Service & { name: Localized }

/** A day of a weekly table. `day` is 0 for Sunday; `special` means that special hours replace the weekly hours. */
export type DayHours = { day: number; date: CampusDate; services: Service[]; meals: Meal[]; special: boolean }

/** Returns the openings of a date, in order. Special hours replace the weekly hours. Empty means closed. Spec: PUB-3.5, PUB-3.6. */
export function servicesOn(schedules: readonly Schedule[], date: CampusDate): Service[] {
  const special = rowsOn(schedules, 'special_hours', date)
  const rows = special.length > 0 ? special : rowsOn(schedules, 'location', date)
  return sortUnique(rows.flatMap((row) => serviceOf(row) ?? []))
}

/**
 * Returns the meals of a date, in order. On a day with special hours, meals are cut to the opening hours, and meals outside
 * of them are left out. Spec: PUB-2.67, PUB-3.6.
 */
export function mealsOn(schedules: readonly Schedule[], date: CampusDate): Meal[] {
  const meals = rowsOn(schedules, 'meal', date).flatMap((row) => {
    const service = serviceOf(row)
    return service && row.name ? [{ name: row.name, ...service }] : []
  })
  if (!hasSpecialHours(schedules, date)) return sortUnique(meals)
  const open = servicesOn(schedules, date)
  return sortUnique(meals.flatMap((meal) => open.flatMap((service) => intersect(meal, service))))
}

/** Whether special hours, which include closures, replace the weekly hours on a date. Spec: PUB-3.5. */
export function hasSpecialHours(schedules: readonly Schedule[], date: CampusDate): boolean {
  return rowsOn(schedules, 'special_hours', date).length > 0
}

/** Returns the hours of the week, Sunday to Saturday, that contains a date. Spec: PUB-2.66, PUB-3.6. */
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
 * Returns the rows of opening hours that are valid on a date: the special hours of that day if there are any (none when they
 * close it), else the weekly rows of all weekdays. Spec: PUB-3.5, PUB-7.29.
 */
export function listEffectiveRows<Row extends Schedule>(schedules: readonly Row[], date: CampusDate): Row[] {
  const special = rowsOn(schedules, 'special_hours', date)
  const rows = special.length > 0 ? special : schedules.filter((row) => row.type === 'location' && isValidOn(row, date))
  return rows.filter((row) => serviceOf(row) !== null)
}

/** Whether a date is between a row's dates, regardless of its weekdays. */
export const isValidOn = ({ start, end }: Schedule, date: CampusDate) =>
  (!start || start <= date) && (!end || date <= end)

/**
 * Whether a location has weekly hours, or special hours on the date. Without either it is not known to be open or closed on
 * that date: meals, blocks of reservations and special hours of other dates do not say when it is open.
 */
export const hasHours = (schedules: readonly Schedule[], date: CampusDate) =>
  schedules.some(({ type }) => type === 'location') || hasSpecialHours(schedules, date)

/**
 * The closures of single days that change the hours of a location: those of days on which it would open, or on which its
 * hours are not known. A menu that says "closed" on a day without hours adds nothing.
 */
export const keepEffectiveClosures = <Closure extends Schedule>(
  own: readonly Schedule[],
  closures: readonly Closure[],
) => closures.filter(({ start }) => start !== null && (!hasHours(own, start) || servicesOn(own, start).length > 0))

/** Why a location is closed on a date: the name of the closure that closes it; null for none. Spec: PUB-3.5. */
export const closureNameOn = (schedules: readonly Schedule[], date: CampusDate): Localized | null =>
  rowsOn(schedules, 'special_hours', date).find(({ closure, name }) => closure && name)?.name ?? null

/** Returns the rows of a type that count on a date. A closure replaces the other special hours. */
export function rowsOn<Row extends Schedule>(
  schedules: readonly Row[],
  type: Schedule['type'],
  date: CampusDate,
): Row[] {
  const weekday = weekdayOf(date)
  const rows = schedules.filter((row) => {
    if (row.type !== type || !isValidOn(row, date)) return false
    return row.days.includes(weekday) || (row.type === 'special_hours' && row.days.length === 0)
  })
  const closures = rows.filter(({ closure }) => closure)
  const closed = closures.filter((row) => serviceOf(row) === null)
  return [closed, closures, rows].find((found) => found.length > 0) ?? []
}

export const isAllDay = ({ opensAtMinute, closesAtMinute }: Service): boolean =>
  opensAtMinute === 0 && closesAtMinute === minutesPerDay

function serviceOf({ opensAtMinute, closesAtMinute }: Schedule): Service | null {
  if (opensAtMinute === null || closesAtMinute === null) return null
  const nextDay = closesAtMinute <= opensAtMinute
  return { opensAtMinute, closesAtMinute: nextDay ? closesAtMinute + minutesPerDay : closesAtMinute }
}

function intersect(meal: Meal, open: Service): Meal[] {
  const opensAtMinute = Math.max(meal.opensAtMinute, open.opensAtMinute)
  const closesAtMinute = Math.min(meal.closesAtMinute, open.closesAtMinute)
  return opensAtMinute < closesAtMinute ? [{ name: meal.name, opensAtMinute, closesAtMinute }] : []
}

/** Sorts by time and removes duplicates, which two rows can produce. */
function sortUnique<Each extends Service & { name?: Localized }>(services: Each[]): Each[] {
  const sorted = services.toSorted((a, b) => a.opensAtMinute - b.opensAtMinute || a.closesAtMinute - b.closesAtMinute)
  const same = (a: Each, b: Each) =>
    a.opensAtMinute === b.opensAtMinute && a.closesAtMinute === b.closesAtMinute && a.name?.en === b.name?.en
  return sorted.filter((service, index) => sorted.findIndex((other) => same(other, service)) === index)
}

export type ScheduleError =
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
 * Returns why a row cannot be saved; empty when it is valid. Midnight to midnight means 24 hours; other equal times are
 * treated as a mistake. A block for reservations ends on the day it begins. Spec: PUB-3.5.
 */
export function validateSchedule(row: Schedule): ScheduleError[] {
  const special = row.type === 'special_hours'
  const dates = [row.start, row.end].filter((date) => date !== null)
  const times = [row.opensAtMinute, row.closesAtMinute].filter((minute) => minute !== null)
  const isMinute = (minute: number, last: number) => Number.isInteger(minute) && minute >= 0 && minute <= last
  const refused: Record<ScheduleError, boolean> = {
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
  const codes = Object.keys(refused) as ScheduleError[]
  return codes.filter((code) => refused[code])
}

import type { Localized } from '@/domain/locale'
import { addDays, type CampusDate } from '@/domain/time/calendar'
import { menuNameKey } from './day-menu'

/** A category with the ids of its dishes, in serving order. */
type PlannedCategory = { name: Localized; dishes: string[] }
type PlannedPeriod = { name: Localized; categories: PlannedCategory[] }

/** The menu of a location on one day while a week is planned. `updatedAt` is null where no menu is stored. */
export type PlannedDay = { date: CampusDate; updatedAt: string | null; closed: boolean; periods: PlannedPeriod[] }

/**
 * What visitors see of a day: `published` as it is, `changed` an earlier version, `draft` no menu yet. `none`: there is nothing to see
 * or to publish.
 */
type DayState = 'none' | 'draft' | 'changed' | 'published'
/** A day as it is stored; `id` is null where no menu is. */
export type WeekDay = PlannedDay & { id: string | null; state: DayState }
/** The days with something that visitors do not see yet. */
export const unpublishedDays = (days: readonly WeekDay[]): WeekDay[] =>
  days.filter(({ state }) => state === 'draft' || state === 'changed')

/** A line of the week: a category of a period, on every day that has it. */
export type WeekRow = { period: Localized; category: Localized }

const isSame = (a: Localized, b: Localized) => menuNameKey(a) === menuNameKey(b)
/** Whether two lines are the same category of the same period. */
export const isSameRow = (a: WeekRow, b: WeekRow) => isSame(a.period, b.period) && isSame(a.category, b.category)
const isEmpty = ({ closed, periods }: PlannedDay) => !closed && periods.length === 0

/** The categories of all days, by period, each in the order in which it first appears. */
export function listWeekRows(days: readonly PlannedDay[]): WeekRow[] {
  const periods: PlannedPeriod[] = []
  for (const { name, categories } of days.flatMap((day) => day.periods)) {
    const known = periods.find((period) => isSame(period.name, name))
    const missing = categories.filter((one) => !known?.categories.some((other) => isSame(other.name, one.name)))
    if (known) known.categories.push(...missing)
    else periods.push({ name, categories: [...missing] })
  }
  return periods.flatMap(({ name: period, categories }) =>
    categories.map(({ name: category }) => ({ period, category })),
  )
}

/** The dishes of a day in a line of the week. */
export const dishesIn = (day: PlannedDay, { period, category }: WeekRow): string[] =>
  day.periods
    .filter(({ name }) => isSame(name, period))
    .flatMap(({ categories }) => categories.filter(({ name }) => isSame(name, category)))
    .flatMap(({ dishes }) => dishes)

/**
 * The day with other dishes in a line, and open. A period or category that it lacks is added in the order of `rows`; one without a
 * dish is left out.
 */
export function withDishes(
  day: PlannedDay,
  row: WeekRow,
  dishes: readonly string[],
  rows: readonly WeekRow[],
): PlannedDay {
  const known = listWeekRows([{ ...day, periods: rows.map(asPeriod) }, day])
  const periods: PlannedPeriod[] = []
  for (const each of known) {
    const served = isSameRow(each, row) ? [...dishes] : dishesIn(day, each)
    if (served.length === 0) continue
    const last = periods.at(-1)
    const category = { name: each.category, dishes: served }
    if (last && isSame(last.name, each.period)) last.categories.push(category)
    else periods.push({ name: each.period, categories: [category] })
  }
  return { ...day, closed: false, periods }
}
const asPeriod = ({ period, category }: WeekRow): PlannedPeriod => ({
  name: period,
  categories: [{ name: category, dishes: [] }],
})

/** A dish in its line on its day, and the line and day to which it goes. */
export type DishMove = {
  dish: string
  from: { date: CampusDate; row: WeekRow }
  to: { date: CampusDate; row: WeekRow }
}

/** The days that change when a dish is moved or copied; none where it is there already, or where a day is not among `days`. */
export function moveDish(
  days: readonly PlannedDay[],
  rows: readonly WeekRow[],
  { dish, from, to }: DishMove,
  isCopy: boolean,
): PlannedDay[] {
  const target = days.find(({ date }) => date === to.date)
  const there = target && dishesIn(target, to.row)
  if (!there || there.includes(dish)) return []
  const extended = withDishes(target, to.row, [...there, dish], rows)
  const source = from.date === to.date ? extended : days.find(({ date }) => date === from.date)
  if (isCopy || !source) return [extended]
  const left = dishesIn(source, from.row).filter((each) => each !== dish)
  const reduced = withDishes(source, from.row, left, rows)
  return source === extended ? [reduced] : [extended, reduced]
}

/** The day with the menu of another one. */
export const withMenuOf = (day: PlannedDay, { closed, periods }: PlannedDay): PlannedDay => ({
  ...day,
  closed,
  periods,
})

/** The days without a menu, each with the menu of the same weekday some weeks before, where there was one. */
export const fillEmptyDays = (
  days: readonly PlannedDay[],
  earlier: readonly PlannedDay[],
  weeks: number,
): PlannedDay[] =>
  days.filter(isEmpty).flatMap((day) => {
    const source = earlier.find(({ date }) => date === addDays(day.date, -7 * weeks))
    return source && !source.closed && !isEmpty(source) ? [withMenuOf(day, source)] : []
  })

import type { Localized } from '@/domain/locale'

type WeekDish = { id: string }
type WeekPeriod<Dish> = { id: string; name: Localized; sortOrder: number; dishes: readonly Dish[] }

/**
 * A meal of a week. `days` has an entry for each day: the period and its own dishes, or null where the meal is not served.
 * `always` are the dishes of every serving, which `days` leaves out. Meals of the same `row` are never served on the same day.
 */
export type WeekMeal<Dish> = {
  name: Localized
  row: number
  always: Dish[]
  days: ({ periodId: string; dishes: Dish[] } | null)[]
}

/**
 * Arranges the menus of consecutive days by meal, in serving order. Periods of the same name are the same meal; a second one
 * on the same day is a meal of its own. A meal shares the row of the one before where it takes its place, as a brunch does.
 */
export function arrangeWeek<Dish extends WeekDish>(days: readonly (readonly WeekPeriod<Dish>[])[]): WeekMeal<Dish>[] {
  const meals = new Map<string, { name: Localized; sortOrder: number; days: (WeekPeriod<Dish> | null)[] }>()
  for (const [day, periods] of days.entries()) {
    const seen = new Map<string, number>()
    for (const period of periods) {
      const name = JSON.stringify(period.name)
      const count = (seen.get(name) ?? 0) + 1
      seen.set(name, count)
      const key = `${name} ${count}`
      const meal = meals.get(key) ?? { name: period.name, sortOrder: Infinity, days: days.map(() => null) }
      meal.days[day] = period
      meals.set(key, { ...meal, sortOrder: Math.min(meal.sortOrder, period.sortOrder) })
    }
  }
  const taken: boolean[] = []
  let row = 0
  return [...meals.values()]
    .toSorted((a, b) => a.sortOrder - b.sortOrder)
    .map((meal) => {
      if (meal.days.some((period, day) => period && taken[day])) {
        taken.length = 0
        row += 1
      }
      for (const [day, period] of meal.days.entries()) if (period) taken[day] = true
      return { ...separateAlways(meal), row }
    })
}

function separateAlways<Dish extends WeekDish>(meal: {
  name: Localized
  days: (WeekPeriod<Dish> | null)[]
}): Omit<WeekMeal<Dish>, 'row'> {
  const servings = meal.days.flatMap((period) => (period ? [distinct(period.dishes)] : []))
  const [first = [], ...others] = servings
  const isInAll = ({ id }: Dish) => others.every((dishes) => dishes.some((dish) => dish.id === id))
  const always = others.length === 0 ? [] : first.filter(isInAll)
  const ids = new Set(always.map(({ id }) => id))
  return {
    name: meal.name,
    always,
    days: meal.days.map(
      (period) => period && { periodId: period.id, dishes: distinct(period.dishes).filter(({ id }) => !ids.has(id)) },
    ),
  }
}

const distinct = <Dish extends WeekDish>(dishes: readonly Dish[]): Dish[] => [
  ...new Map(dishes.map((dish) => [dish.id, dish])).values(),
]

import type { ServedMeal } from '@/domain/account/favourites'
import type { Dish } from '@/domain/menu/dish/dish'
import { locationsWithMenus } from '@/domain/menu/menu-query'
import type { CampusDate } from '@/domain/time/calendar'
import { prepareDays, readServedDay } from '@/features/menu/read-day'
import { readPlaces } from '@/features/places/read-places'

export type Meal = ServedMeal & { changedAt: Date | null }

/** The meals of all locations of a site on a date, and their dishes without those that are sold out. Throws when a menu cannot be read. */
export async function readMeals(
  siteId: string,
  date: CampusDate,
): Promise<{ meals: Meal[]; dishes: Map<string, Dish> }> {
  const locations = locationsWithMenus((await readPlaces(siteId)).locations)
  await prepareDays(siteId, locations, date)
  const dishes = new Map<string, Dish>()
  const meals: Meal[] = []
  for (const location of locations) {
    const { periods, changedAt } = await readServedDay(siteId, location, date)
    for (const period of periods) {
      const served = period.categories.flatMap(({ items }) => items.flatMap(({ dish }) => (dish.soldOut ? [] : dish)))
      for (const dish of served) dishes.set(dish.id, dish)
      const dishIds = new Set(served.map(({ id }) => id))
      meals.push({ locationId: location.id, location: location.name, period: period.name, dishIds, changedAt })
    }
  }
  return { meals, dishes }
}

import { addDays, daysBetween, type CampusDate } from '@/domain/time/calendar'
import { campusDateAt, type ZoneName } from '@/domain/time/campus-time'
import { distinctDishes } from '@/domain/menu/distinct-dishes'
import { servedMoment } from '@/domain/menu/served-moment'
import type { Location } from '@/domain/places/location'
import type { Dish } from '@/domain/menu/dish/dish'
import type { Localized } from '@/domain/locale'
import { readServedDay } from '@/features/menu/read-day'

/** One meal that serves a dish. */
export type Serving = {
  locationId: string
  date: CampusDate
  period: { id: string; name: Localized; sortOrder: number }
  categoryId: string
  soldOut?: boolean
}
/** A dish and the meals that serve it, in the order of time. */
export type ServedDish = { dish: Dish; servings: Serving[] }

const daysAhead = 6

/**
 * Every dish that these locations of a site serve now (`servedMoment`), today or on the next six days. Closed days serve none.
 * The days of one location are read in parallel, but the locations in sequence, so that a large campus does not block other
 * requests.
 * Spec: PUB-2.39, PUB-3.7.
 */
export async function readServings(
  siteId: string,
  locations: readonly Location[],
  now: Date,
  zone: ZoneName,
): Promise<ServedDish[]> {
  const last = addDays(campusDateAt(now, zone), daysAhead)
  const byDish = new Map<string, ServedDish>()
  for (const location of locations) {
    const first = servedMoment(location.schedules, now, zone).date
    const dates = Array.from({ length: daysBetween(first, last) + 1 }, (_, day) => addDays(first, day))
    const days = await Promise.all(dates.map((date) => readServedDay(siteId, location, date)))
    for (const [index, date] of dates.entries()) {
      for (const { id, name, sortOrder, categories } of days[index]?.periods ?? []) {
        for (const { dish: served, categoryId } of distinctDishes(categories)) {
          const { soldOut, ...dish } = served
          const serving = { locationId: location.id, date, period: { id, name, sortOrder }, categoryId, soldOut }
          const known = byDish.get(dish.id)
          if (known) known.servings.push(serving)
          else byDish.set(dish.id, { dish, servings: [serving] })
        }
      }
    }
  }
  return [...byDish.values()].map(({ dish, servings }) => ({ dish, servings: servings.toSorted(byTime) }))
}

const byTime = (a: Serving, b: Serving) => a.date.localeCompare(b.date, 'en') || a.period.sortOrder - b.period.sortOrder

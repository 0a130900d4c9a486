import { addDays, type CampusDate } from '@/domain/calendar'
import type { Location } from '@/domain/campus'
import type { Dish } from '@/domain/dish'
import type { Localized } from '@/domain/locale'
import { everySiteTag, siteTag } from '@/server/cache-tags'
import { caches } from '@/server/caches'
import { readServedDay } from './read-day'

/** Where and when a dish is served. */
export type Serving = {
  locationId: string
  date: CampusDate
  period: { id: string; name: Localized; sortOrder: number }
  categoryId: string
}
/** A dish with where and when it is served, the earliest first. */
export type ServedDish = { dish: Dish; servings: Serving[] }

const daysAhead = 6

/**
 * Every dish that these locations of a site serve today or on the six days that follow. Closed days have none. It is
 * gathered once until something of the site changes, or the day does. Spec: PUB-2.39, PUB-3.7.
 */
export async function readServings(
  siteId: string,
  locations: readonly Location[],
  today: CampusDate,
): Promise<ServedDish[]> {
  const served = await caches.values.remember(`servings:${siteId}:${today}`, async () => {
    const value = await gather(siteId, locations, today)
    const bytes = value.reduce((sum, { servings }) => sum + dishBytes + servings.length * servingBytes, 0)
    return { value, tags: [siteTag(siteId), everySiteTag], bytes }
  })
  return served as ServedDish[]
}

/** What they weigh in memory, rounded up. */
const dishBytes = 4_000
const servingBytes = 200

/** A location's days are read together, one location after the other: a campus of many leaves room for other visitors. */
async function gather(siteId: string, locations: readonly Location[], today: CampusDate): Promise<ServedDish[]> {
  const dates = Array.from({ length: daysAhead + 1 }, (_, day) => addDays(today, day))
  const byDish = new Map<string, ServedDish>()
  for (const location of locations) {
    const days = await Promise.all(dates.map((date) => readServedDay(siteId, location, date)))
    for (const [index, date] of dates.entries()) {
      for (const { id, name, sortOrder, categories } of days[index]?.periods ?? []) {
        for (const { dish, categoryId } of dishesOf(categories)) {
          const serving = { locationId: location.id, date, period: { id, name, sortOrder }, categoryId }
          const known = byDish.get(dish.id)
          if (known) known.servings.push(serving)
          else byDish.set(dish.id, { dish, servings: [serving] })
        }
      }
    }
  }
  return [...byDish.values()].map(({ dish, servings }) => ({ dish, servings: servings.toSorted(byTime) }))
}

type Categories = Awaited<ReturnType<typeof readServedDay>>['periods'][number]['categories']

/** A period's dishes, each once, with the first category that has it. */
function dishesOf(categories: Categories) {
  const all = categories.flatMap(({ id, items }) =>
    items.map(({ dish }) => [dish.id, { dish, categoryId: id }] as const),
  )
  return new Map(all.toReversed()).values()
}

const byTime = (a: Serving, b: Serving) => a.date.localeCompare(b.date, 'en') || a.period.sortOrder - b.period.sortOrder

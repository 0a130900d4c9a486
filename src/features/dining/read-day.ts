import type { Location } from '@/domain/campus'
import type { CampusDate } from '@/domain/calendar'
import { isClosedOn } from '@/domain/closed-day'
import { dayMenuSchema, type DayMenu } from '@/domain/day-menu'
import type { Dish } from '@/domain/dish'
import type { Localized } from '@/domain/locale'
import { everySiteTag, siteTag } from '@/server/cache-tags'
import { caches } from '@/server/caches'
import { openPayload } from '@/server/payload'
import { readStored } from '@/server/read-stored'
import { flagOf, instantOf } from '@/server/stored'
import { readDishes } from './read-dishes'

export type ServedItem = { id: string; dish: Dish }
export type ServedCategory = { id: string; name: Localized; sortOrder: number; items: ServedItem[] }
export type ServedPeriod = { id: string; name: Localized; sortOrder: number; categories: ServedCategory[] }

/**
 * A location's day. `closed` days have no periods; an open day without periods has nothing published yet. `changedAt` is
 * when staff last changed a menu that was there.
 */
export type Day = { closed: boolean; periods: ServedPeriod[]; changedAt: Date | null }

const nothingYet: Day = { closed: false, periods: [], changedAt: null }

/** What a location of the site serves on a campus date, in serving order. Spec: PUB-3.7, PUB-4.4. */
export async function readDay(siteId: string, locationId: string, date: CampusDate): Promise<Day> {
  const day = await caches.values.remember(`day:${siteId}:${locationId}:${date}`, async () => {
    const value = await loadDay(siteId, locationId, date)
    return { value, tags: [siteTag(siteId), everySiteTag], bytes: 1_000 + itemsOf(value) * dishBytes }
  })
  return day as Day
}

/**
 * What visitors find at a location on a date: a day that is closed, for whatever reason, has no periods, nor has a
 * location without daily menus. Pages and v1 ask this one question. Spec: PUB-2.39, PUB-4.4.
 */
export async function readServedDay(siteId: string, location: Location, date: CampusDate): Promise<Day> {
  if (!location.showMenus || location.useMenuImages) return nothingYet
  const day = await readDay(siteId, location.id, date)
  const closed = isClosedOn(location.schedules, date, { closed: day.closed, published: day.periods.length > 0 })
  return closed ? { ...day, closed, periods: [] } : day
}

/** What a dish of a day weighs in memory, in both languages with its nutrients, rounded up. */
const dishBytes = 4_000
const itemsOf = ({ periods }: Day) =>
  periods.flatMap(({ categories }) => categories).reduce((sum, { items }) => sum + items.length, 0)

async function loadDay(siteId: string, locationId: string, date: CampusDate): Promise<Day> {
  const [menu] = await readStored(await openPayload(), 'menus', {
    where: { and: [{ site: { equals: siteId } }, { location: { equals: locationId } }, { date: { equals: date } }] },
    select: { closed: true, day: true, changedAt: true },
  })
  if (!menu) return nothingYet
  const changedAt = instantOf(menu.changedAt)
  if (flagOf(menu.closed)) return { closed: true, periods: [], changedAt }
  const { periods } = dayMenuSchema.parse(menu.day ?? { periods: [] })
  const dishes = await readDishes(siteId, dishIdsOf({ periods }))
  return {
    closed: false,
    changedAt,
    periods: inOrder(periods).map((period) => ({
      ...period,
      categories: inOrder(period.categories).map((category) => ({
        ...category,
        items: category.items.flatMap(({ id, dish }) => {
          const found = dishes.get(dish)
          return found ? [{ id, dish: found }] : []
        }),
      })),
    })),
  }
}

const dishIdsOf = ({ periods }: DayMenu) => [
  ...new Set(periods.flatMap(({ categories }) => categories.flatMap(({ items }) => items.map(({ dish }) => dish)))),
]

const inOrder = <Row extends { sortOrder: number }>(rows: Row[]) => [...rows].sort((a, b) => a.sortOrder - b.sortOrder)

import type { Location } from '@/domain/places/location'
import type { CampusDate } from '@/domain/time/calendar'
import { isClosedOn } from '@/domain/menu/closed-day'
import { dayMenuSchema, soldOutItems, type DayMenu } from '@/domain/menu/day-menu'
import type { Dish } from '@/domain/menu/dish/dish'
import type { Localized } from '@/domain/locale'
import { sortByStaffOrder } from '@/domain/text/sort-order'
import { everySiteTag, siteTag } from '@/server/cache/cache-tags'
import { caches } from '@/server/cache/caches'
import { runUnrecorded } from '@/server/cache/recording'
import { withWholeReads } from '@/server/database/partial-reads'
import { openPayload } from '@/server/database/payload'
import { readPublicDocuments } from '@/server/database/read-public-documents'
import { flagOf, idOf, instantOf, nameOf } from '@/server/database/stored-values'
import { readDishes } from './read-dishes'

export type ServedItem = { id: string; dish: Dish }
export type ServedCategory = { id: string; name: Localized; sortOrder: number; items: ServedItem[] }
export type ServedPeriod = { id: string; name: Localized; sortOrder: number; categories: ServedCategory[] }

/**
 * The menu of a location on a date. A closed day has no periods. An open day without periods has no published menu yet.
 * `changedAt` is the last change to a menu that already existed; null when it never changed.
 */
export type ServedDay = { closed: boolean; periods: ServedPeriod[]; changedAt: Date | null }

const noMenu: ServedDay = { closed: false, periods: [], changedAt: null }

/** The stored menu of a location on a campus date, in serving order. Visitors see `readServedDay`. Spec: PUB-3.7, PUB-4.4. */
export async function readStoredDay(siteId: string, locationId: string, date: CampusDate): Promise<ServedDay> {
  const day = await caches.values.getOrBuild(keyOf(siteId, locationId, date), async () => {
    const build = (await loadDays(siteId, [locationId], date)).get(locationId)
    return entryOf(siteId, build ? build() : noMenu)
  })
  return day as ServedDay
}

/**
 * The menu that visitors see. It has no periods when the location has no daily menus or is closed on that date, either by
 * its menu or by its hours. Pages, v1 and feeds all read menus through this function. Spec: PUB-2.39, PUB-4.4.
 */
export async function readServedDay(siteId: string, location: Location, date: CampusDate): Promise<ServedDay> {
  if (!location.showMenus || location.useMenuImages) return noMenu
  const day = await readStoredDay(siteId, location.id, date)
  const closed = isClosedOn(location.schedules, date, { closed: day.closed, published: day.periods.length > 0 })
  return closed ? { ...day, closed, periods: [] } : day
}

/**
 * Reads the menus of several locations that are not cached yet with one query for the menus and one for the dishes: 12
 * locations take 8 ms this way and 19 ms one by one. `readServedDay` then finds each in the cache. A failure stays with its
 * location: nothing is cached for it, and `readServedDay` reads it again by itself.
 */
export async function prepareDays(siteId: string, locations: readonly Location[], date: CampusDate): Promise<void> {
  const wanted = new Set<string>()
  let isRunning = false
  // It starts after every build below has begun, so that a change during it keeps all of them out of the cache.
  const batch = Promise.resolve().then(() => {
    isRunning = true
    return runUnrecorded(() => withWholeReads(() => loadDays(siteId, [...wanted], date)))
  })
  // A build begins later where another reader's build of before a change had to end first.
  const daysWith = (id: string) => {
    if (!isRunning) wanted.add(id)
    return wanted.has(id) ? batch : loadDays(siteId, [id], date)
  }
  await Promise.allSettled(
    locations
      .filter(({ showMenus, useMenuImages }) => showMenus && !useMenuImages)
      .map(({ id }) =>
        caches.values.getOrBuild(keyOf(siteId, id, date), async () => {
          const build = (await daysWith(id)).get(id)
          return entryOf(siteId, build ? build() : noMenu)
        }),
      ),
  )
}

const keyOf = (siteId: string, locationId: string, date: CampusDate) => `day:${siteId}:${locationId}:${date}`
const entryOf = (siteId: string, value: ServedDay) => ({
  value,
  tags: [siteTag(siteId), everySiteTag],
  bytes: 1_000 + countItems(value) * dishBytes,
})

/** The approximate size of a dish in memory, in both languages with nutrients, rounded up. */
const dishBytes = 4_000
const countItems = ({ periods }: ServedDay) =>
  periods.flatMap(({ categories }) => categories).reduce((sum, { items }) => sum + items.length, 0)

/**
 * Reads the menus of locations on a date, each as a function that returns it or throws because it is damaged. Locations
 * without a menu are absent.
 */
async function loadDays(
  siteId: string,
  locationIds: string[],
  date: CampusDate,
): Promise<Map<string, () => ServedDay>> {
  if (locationIds.length === 0) return new Map()
  const menus = await readPublicDocuments(await openPayload(), 'menus', {
    where: { and: [{ site: { equals: siteId } }, { location: { in: locationIds } }, { date: { equals: date } }] },
    select: { location: true, closed: true, day: true, soldOut: true, changedAt: true },
  })
  const parsed = menus.map((menu) => ({
    menu,
    day: flagOf(menu.closed) ? null : dayMenuSchema.safeParse(menu.day ?? { periods: [] }),
  }))
  const ids = new Set(parsed.flatMap(({ day }) => (day?.success ? dishIdsOf(day.data) : [])))
  const dishes = await readDishes(siteId, [...ids])
  return new Map(
    parsed.map(({ menu, day }) => [
      idOf(menu.location) ?? '',
      () => {
        const changedAt = instantOf(menu.changedAt)
        if (day === null) return { closed: true, periods: [], changedAt }
        if (!day.success) throw day.error
        return { closed: false, changedAt, periods: servePeriods(day.data, dishes, soldOutItems(menu.soldOut)) }
      },
    ]),
  )
}

/** The periods in serving order, with their dishes. Unknown dishes are left out. */
const servePeriods = (
  { periods }: DayMenu,
  dishes: ReadonlyMap<string, Dish>,
  soldOut: readonly string[],
): ServedPeriod[] =>
  sortByStaffOrder(periods).map((period) => ({
    ...period,
    name: nameOf(period.name),
    categories: sortByStaffOrder(period.categories).map((category) => ({
      ...category,
      name: nameOf(category.name),
      items: category.items.flatMap(({ id, dish }) => {
        const found = dishes.get(dish)
        return found ? [{ id, dish: soldOut.includes(id) ? { ...found, soldOut: true } : found }] : []
      }),
    })),
  }))

const dishIdsOf = ({ periods }: DayMenu) =>
  periods.flatMap(({ categories }) => categories.flatMap(({ items }) => items.map(({ dish }) => dish)))

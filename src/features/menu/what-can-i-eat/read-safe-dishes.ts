import type { Location } from '@/domain/places/location'
import type { Site } from '@/domain/site/site'
import { campusDateAt, minuteOfDayAt } from '@/domain/time/campus-time'
import { isClosedOn } from '@/domain/menu/closed-day'
import { locationsWithMenus } from '@/domain/menu/menu-query'
import { groupSafeDishes, type EatingChoice, type MealGroup } from '@/domain/menu/allergens/safe-dishes'
import { prepareDays } from '@/features/menu/read-day'
import { tryReadServedDay } from '@/features/menu/try-read-served-day'

/**
 * What a visitor can eat today. The other lists say what the meals leave out: locations that are closed, that have not
 * published a menu, whose menu cannot be filtered by allergens, and whose menu cannot be read.
 */
export type SafeDishes = {
  meals: MealGroup[]
  closed: Location[]
  unpublished: Location[]
  unfiltered: Location[]
  failed: Location[]
}

/** Reads today's menus of a site's locations and keeps what the visitor can eat. A menu that cannot be read is in `failed`. */
export async function readSafeDishes(
  site: Site,
  locations: readonly Location[],
  choice: EatingChoice,
  now: Date,
): Promise<SafeDishes> {
  const today = campusDateAt(now, site.timeZone)
  const withMenus = locationsWithMenus(locations)
  await prepareDays(site.id, withMenus, today)
  const days = await Promise.all(
    withMenus.map(async (location) => ({
      location,
      day: await tryReadServedDay(site, location, today),
    })),
  )
  const result: SafeDishes = { meals: [], closed: [], unpublished: [], unfiltered: [], failed: [] }
  const served = []
  for (const { location, day } of days) {
    const hasFixedMenu =
      location.useMenuImages && !isClosedOn(location.schedules, today, { closed: false, published: true })
    if (day === 'failed') result.failed.push(location)
    else if (day.closed || (location.useMenuImages && !hasFixedMenu)) result.closed.push(location)
    else if (hasFixedMenu || ((!location.allergenFilter || !site.allergenFilter) && day.periods.length > 0))
      result.unfiltered.push(location)
    else if (day.periods.length === 0) result.unpublished.push(location)
    else served.push({ id: location.id, schedules: location.schedules, periods: day.periods })
  }
  return { ...result, meals: groupSafeDishes(served, choice, today, minuteOfDayAt(now, site.timeZone)) }
}

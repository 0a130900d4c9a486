import type { Location } from '@/domain/places/location'
import type { Site } from '@/domain/site/site'
import { isClosedOn } from '@/domain/menu/closed-day'
import { servedMoment } from '@/domain/menu/served-moment'
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

/**
 * Reads the menus that a site's locations serve now or later today (`servedMoment`), and keeps what the visitor can eat. A menu
 * that cannot be read is in `failed`.
 */
export async function readSafeDishes(
  site: Site,
  locations: readonly Location[],
  choice: EatingChoice,
  now: Date,
): Promise<SafeDishes> {
  const moments = locationsWithMenus(locations).map((location) => ({
    location,
    ...servedMoment(location.schedules, now, site.timeZone),
  }))
  for (const date of new Set(moments.map((moment) => moment.date))) {
    const served = moments.filter((moment) => moment.date === date)
    await prepareDays(
      site.id,
      served.map(({ location }) => location),
      date,
    )
  }
  const days = await Promise.all(
    moments.map(async (moment) => ({ ...moment, day: await tryReadServedDay(site, moment.location, moment.date) })),
  )
  const result: SafeDishes = { meals: [], closed: [], unpublished: [], unfiltered: [], failed: [] }
  const served = []
  for (const { location, date, minute, day } of days) {
    const hasFixedMenu =
      location.useMenuImages && !isClosedOn(location.schedules, date, { closed: false, published: true })
    if (day === 'failed') result.failed.push(location)
    else if (day.closed || (location.useMenuImages && !hasFixedMenu)) result.closed.push(location)
    else if (hasFixedMenu || ((!location.allergenFilter || !site.allergenFilter) && day.periods.length > 0))
      result.unfiltered.push(location)
    else if (day.periods.length === 0) result.unpublished.push(location)
    else served.push({ id: location.id, schedules: location.schedules, periods: day.periods, date, minute })
  }
  return { ...result, meals: groupSafeDishes(served, choice) }
}

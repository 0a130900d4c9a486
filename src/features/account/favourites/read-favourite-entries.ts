import { calendarDays, favouriteEntry, type ServedFavouriteDay } from '@/domain/account/favourite-entry'
import type { Locale } from '@/domain/locale'
import type { Site } from '@/domain/site/site'
import { addDays, type CampusDate } from '@/domain/time/calendar'
import { campusDateAt } from '@/domain/time/campus-time'
import type { CalendarEntry } from '@/domain/time/icalendar'
import { readFavouriteCalendar, readFavourites } from '@/server/database/account/favourites'
import { openPayload } from '@/server/database/payload'
import { getServerUrl } from '@/server/http/server-url'
import { tryToRead } from '@/server/logging/try-to-read'
import { readMeals } from './read-meals'
import { makeStopToken } from './stop-token'

/**
 * Where a customer's favourite dishes are served in the next days, for their private calendar. Empty for customers who did not ask
 * for it. A day whose menus cannot be read is left out, so that reservations stay in the calendar.
 */
export async function readFavouriteEntries(
  { site, customer, locale }: { site: Site; customer: string; locale: Locale },
  now: Date,
): Promise<CalendarEntry[]> {
  const payload = await openPayload()
  if (!site.customerLogin || site.prelaunch || !(await readFavouriteCalendar(payload, customer))) return []
  const dishIds = (await readFavourites(payload, [customer])).get(customer)?.dishes ?? []
  if (dishIds.length === 0) return []
  const token = makeStopToken(customer, payload.secret, 'calendar')
  const stopUrl = `${getServerUrl()}/${site.slug}/stop-favourite-emails?token=${token}`
  const today = campusDateAt(now, site.timeZone)
  const days: ServedFavouriteDay[] = []
  for (let day = 0; day < calendarDays; day++)
    days.push(...((await tryToRead(() => readServedOn(site.id, addDays(today, day), dishIds))) ?? []))
  return days.map((served) => favouriteEntry(served, stopUrl, locale))
}

/** The favourites of a day, one for each dish and location, with the meals that serve it. */
async function readServedOn(
  siteId: string,
  date: CampusDate,
  dishIds: readonly string[],
): Promise<ServedFavouriteDay[]> {
  const { meals, dishes } = await readMeals(siteId, date)
  const found = new Map<string, ServedFavouriteDay & { periods: ServedFavouriteDay['periods'][number][] }>()
  for (const { locationId, location, period, dishIds: served, changedAt } of meals)
    for (const id of dishIds) {
      const dish = served.has(id) ? dishes.get(id) : undefined
      if (!dish) continue
      const key = `${id} ${locationId}`
      const day = found.get(key) ?? {
        dish: { id, name: dish.name },
        location: { id: locationId, name: location },
        periods: [],
        date,
        changedAt,
      }
      day.periods.push(period)
      found.set(key, day)
    }
  return [...found.values()]
}

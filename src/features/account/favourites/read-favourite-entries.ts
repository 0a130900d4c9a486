import { type Locale, localize, type Localized } from '@/domain/locale'
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

/** How many days of menus the calendar of a customer shows, from today on. Menus change, and few are published further ahead. */
const calendarDays = 7

/** A favourite dish at a location on a day. `changedAt` is null for a menu that never changed. */
type ServedFavouriteDay = {
  dish: { id: string; name: Localized }
  location: { id: string; name: Localized }
  periods: readonly Localized[]
  date: CampusDate
  changedAt: Date | null
}

const words: Record<Locale, { summary: (dish: string, place: string) => string; stop: string; change: string }> = {
  en: {
    summary: (dish, place) => `${dish} is served today at ${place}`,
    change: 'Menus can change during the day.',
    stop: 'Stop showing favourites in this calendar:',
  },
  fr: {
    summary: (dish, place) => `Au menu aujourd’hui\u00a0: ${dish}, ${place}`,
    change: 'Les menus peuvent changer au cours de la journée.',
    stop: 'Ne plus montrer les favoris dans ce calendrier\u00a0:',
  },
}

/**
 * An entry for a whole day: meals have no times. Its UID stays, so that calendars replace it. It names the dish, the place and the
 * meals, and no person; `stopUrl` ends such entries.
 */
function favouriteEntry(served: ServedFavouriteDay, stopUrl: string, locale: Locale): CalendarEntry {
  const { dish, location, periods, date, changedAt } = served
  const { summary, change, stop } = words[locale]
  const place = localize(location.name, locale) ?? ''
  const meals = periods.map((name) => localize(name, locale)).filter(Boolean)
  return {
    uid: `favourite-${dish.id}-${location.id}-${date}@refectory`,
    changedAt: changedAt ?? new Date(`${date}T00:00:00Z`),
    summary: summary(localize(dish.name, locale) ?? '', place),
    description: `${[meals.join(', '), change].filter(Boolean).join('. ')}\n\n${stop}\n${stopUrl}`,
    place,
    url: null,
    starts: date,
    ends: addDays(date, 1),
  }
}

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

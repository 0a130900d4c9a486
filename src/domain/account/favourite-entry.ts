import { localize, type Locale, type Localized } from '@/domain/locale'
import { addDays, type CampusDate } from '@/domain/time/calendar'
import type { CalendarEntry } from '@/domain/time/icalendar'

/** How many days of menus the calendar of a customer shows, from today on. Menus change, and few are published further ahead. */
export const calendarDays = 7

/** A favourite dish at a location on a day. `changedAt` is null for a menu that never changed. */
export type ServedFavouriteDay = {
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
export function favouriteEntry(served: ServedFavouriteDay, stopUrl: string, locale: Locale): CalendarEntry {
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

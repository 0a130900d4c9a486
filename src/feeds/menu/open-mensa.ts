import { formatAddressLines } from '@/domain/places/address-lines'
import type { Location } from '@/domain/places/location'
import { addDays, weekdayOf, type CampusDate } from '@/domain/time/calendar'
import type { Dish, MenuFilter } from '@/domain/menu/dish/dish'
import { localize, type Locale } from '@/domain/locale'
import { servicesOn } from '@/domain/places/hours/schedules'
import { dishMarks, type DishDisplay } from '@/domain/menu/dish/dish-marks'
import { describeAllergens } from '@/domain/menu/allergens/allergen-statement'
import { menuMessages } from '@/i18n/menu-messages'
import type { ServedDay, ServedCategory, ServedPeriod } from '@/features/menu/read-day'
import { truncate, splitText, toSingleLine } from '@/feeds/engine/line-text'
import { element, xmlDocument, type Xml } from '@/feeds/engine/xml'

/** A location with its menus. `pageUrl` is the menu page, or null without one. */
export type Canteen = {
  location: Location
  today: CampusDate
  days: readonly (Omit<ServedDay, 'changedAt'> & { date: CampusDate })[]
  filters: readonly MenuFilter[]
  /** What the site shows beside its dishes. */
  display: DishDisplay
  feedUrl: string
  pageUrl: string | null
}

/** The maximum length that the schema allows for names and notes. */
const maxLength = 250

/**
 * Formats menus as OpenMensa 2.1. The format has no meal periods, so a category's name starts with its period. Days without
 * a menu are left out, closed days are marked, and there are no prices.
 */
export function formatOpenMensa(canteen: Canteen, locale: Locale): string {
  const { location, today, days, feedUrl, pageUrl } = canteen
  const { lat, lon, city, phone } = location.address
  const optional = (name: string, text: string | null) =>
    toSingleLine(text) ? element(name, {}, toSingleLine(text)) : null
  return xmlDocument(
    element(
      'openmensa',
      {
        version: '2.1',
        xmlns: 'http://openmensa.org/open-mensa-v2',
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
        'xsi:schemaLocation': 'http://openmensa.org/open-mensa-v2 http://openmensa.org/open-mensa-v2.xsd',
      },
      element(
        'canteen',
        {},
        optional('name', localize(location.name, locale)),
        optional('address', formatAddressLines(location.address, locale).join(', ')),
        optional('city', city),
        optional('phone', phone && /^\d{10}$/.test(phone) ? `+1 ${phone.replace(/(...)(...)/, '$1 $2 ')}` : null),
        optional('email', location.contactEmail),
        lat === null || lon === null ? null : element('location', { latitude: String(lat), longitude: String(lon) }),
        timesElement(location, today),
        feedElement(feedUrl, pageUrl),
        ...days.map((day) => dayElement(day, canteen, locale)),
      ),
    ),
  )
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/**
 * The usual hours of the next seven days, Monday first. The format allows one opening per day, so days with several
 * openings are left out. Null if no hours are known.
 */
function timesElement({ schedules }: Location, today: CampusDate): Xml | null {
  const usual = schedules.filter(({ type }) => type === 'location')
  if (usual.length === 0) return null
  const days = [0, 1, 2, 3, 4, 5, 6].map((ahead) => addDays(today, ahead))
  const fromMonday = days.toSorted((a, b) => ((weekdayOf(a) + 6) % 7) - ((weekdayOf(b) + 6) % 7))
  return element(
    'times',
    { type: 'opening' },
    ...fromMonday.map((date) => {
      const name = weekdays[weekdayOf(date)] ?? ''
      const [only, ...more] = servicesOn(usual, date)
      if (more.length > 0) return null
      if (!only) return element(name, { closed: 'true' })
      return element(name, { open: `${clock(only.opensAtMinute)}-${clock(only.closesAtMinute)}` })
    }),
  )
}

const two = (value: number) => String(value).padStart(2, '0')
const clock = (minute: number) => `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`

/** The URL of the feed and the hours in which OpenMensa refreshes it: hourly from 6 to 14, when menus change. */
const feedElement = (feedUrl: string, pageUrl: string | null) =>
  element(
    'feed',
    { name: 'week' },
    element('schedule', { hour: '6-14', retry: '30 2' }),
    element('url', {}, feedUrl),
    pageUrl && element('source', {}, pageUrl),
  )

function dayElement({ date, closed, periods }: Canteen['days'][number], canteen: Canteen, locale: Locale) {
  if (closed) return element('day', { date }, element('closed', {}))
  const categories = periods.flatMap((period) =>
    period.categories
      .filter(({ items }) => items.length > 0)
      .map((category) => categoryElement(period, category, canteen, locale)),
  )
  return categories.length > 0 ? element('day', { date }, ...categories) : null
}

function categoryElement(period: ServedPeriod, category: ServedCategory, canteen: Canteen, locale: Locale) {
  const names = [period, category].map(({ name }) => toSingleLine(localize(name, locale))).filter(Boolean)
  return element(
    'category',
    { name: truncate(names.join(' – '), maxLength) || '–' },
    ...category.items.map(({ dish }) =>
      element(
        'meal',
        {},
        element('name', {}, truncate(toSingleLine(localize(dish.name, locale)), maxLength) || '–'),
        ...dishNotes(dish, canteen, locale).map((note) => element('note', {}, note)),
      ),
    ),
  )
}

/** The notes of a dish. Allergens come first, because some readers show only the first notes. */
function dishNotes(dish: Dish, { filters, display }: Canteen, locale: Locale): string[] {
  const { rows } = menuMessages(locale)
  const notes = [
    ...describeAllergens(dish, [...filters], locale, rows).flatMap(({ kind, text }) => (kind === 'none' ? [] : text)),
    ...dishMarks(dish, filters, locale, rows.sodium, display).map(({ word }) => word),
    localize(dish.description, locale),
    localize(dish.portion, locale),
    dish.calories === null || !display.displayCal ? null : `${Math.round(dish.calories)} ${rows.caloriesShort}`,
  ]
  return notes.flatMap((text) => splitText(toSingleLine(text), maxLength))
}

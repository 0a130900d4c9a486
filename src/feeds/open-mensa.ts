import { addressLines } from '@/domain/address-lines'
import type { Location } from '@/domain/campus'
import { addDays, weekdayOf, type CampusDate } from '@/domain/campus-time'
import type { Dish, MenuFilter } from '@/domain/dish'
import { textIn, type Locale } from '@/domain/locale'
import { servicesOn } from '@/domain/schedules'
import { dishMarks } from '@/features/dining/components/dish-marks'
import { safetyLines } from '@/features/dining/components/dish-safety'
import { menuWords } from '@/features/dining/components/menu-words'
import type { Day, ServedCategory, ServedPeriod } from '@/features/dining/read-day'
import { cut, inParts, oneLine } from './one-line'
import { element, xmlDocument, type Xml } from './xml'

/** A location with what it serves on some days. `address` is where the feed stands, `page` where people read the menu. */
export type Canteen = {
  location: Location
  today: CampusDate
  days: readonly (Omit<Day, 'changedAt'> & { date: CampusDate })[]
  filters: readonly MenuFilter[]
  address: string
  page: string | null
}

/** The most that the schema allows of names and of one note. */
const longest = 250

/**
 * OpenMensa 2.1: a location's days with their categories and dishes. A category is called after its period too, for
 * OpenMensa knows none. Days without anything published are left out, closed ones say so. There are no prices.
 */
export function openMensa({ location, today, days, filters, address, page }: Canteen, locale: Locale): string {
  const { lat, lon, city, phone } = location.address
  const known = (name: string, text: string | null) => (oneLine(text) ? element(name, {}, oneLine(text)) : null)
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
        known('name', textIn(location.name, locale)),
        known('address', addressLines(location.address, locale).join(', ')),
        known('city', city),
        known('phone', phone && /^\d{10}$/.test(phone) ? `+1 ${phone.replace(/(...)(...)/, '$1 $2 ')}` : null),
        known('email', location.contactEmail),
        lat === null || lon === null ? null : element('location', { latitude: String(lat), longitude: String(lon) }),
        timesOf(location, today),
        feedOf(address, page),
        ...days.map((day) => dayOf(day, filters, locale)),
      ),
    ),
  )
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/**
 * The usual week as it is from today on, Monday first. The format has room for one opening a day: days with more of
 * them say nothing, rather than something wrong. Null where no hours are known.
 */
function timesOf({ schedules }: Location, today: CampusDate): Xml | null {
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

/** Where and when OpenMensa asks again: each hour from six to two, when menus change. */
const feedOf = (address: string, page: string | null) =>
  element(
    'feed',
    { name: 'week' },
    element('schedule', { hour: '6-14', retry: '30 2' }),
    element('url', {}, address),
    page && element('source', {}, page),
  )

function dayOf({ date, closed, periods }: Canteen['days'][number], filters: readonly MenuFilter[], locale: Locale) {
  if (closed) return element('day', { date }, element('closed', {}))
  const categories = periods.flatMap((period) =>
    period.categories
      .filter(({ items }) => items.length > 0)
      .map((category) => categoryOf(period, category, filters, locale)),
  )
  return categories.length > 0 ? element('day', { date }, ...categories) : null
}

function categoryOf(period: ServedPeriod, category: ServedCategory, filters: readonly MenuFilter[], locale: Locale) {
  const names = [period, category].map(({ name }) => oneLine(textIn(name, locale))).filter(Boolean)
  return element(
    'category',
    { name: cut(names.join(' – '), longest) || '–' },
    ...category.items.map(({ dish }) =>
      element(
        'meal',
        {},
        element('name', {}, cut(oneLine(textIn(dish.name, locale)), longest) || '–'),
        ...notesOf(dish, filters, locale).map((note) => element('note', {}, note)),
      ),
    ),
  )
}

/** What is said of a dish, what it contains first: a reader that shows only some notes shows those. */
function notesOf(dish: Dish, filters: readonly MenuFilter[], locale: Locale): string[] {
  const { rows } = menuWords(locale)
  const said = [
    ...safetyLines(dish, [...filters], locale, rows).map(({ text }) => text),
    ...dishMarks(dish, filters, locale, rows.sodium).map(({ word }) => word),
    textIn(dish.description, locale),
    textIn(dish.portion, locale),
    dish.calories === null ? null : `${Math.round(dish.calories)} ${rows.caloriesShort}`,
  ]
  return said.flatMap((text) => inParts(oneLine(text), longest))
}

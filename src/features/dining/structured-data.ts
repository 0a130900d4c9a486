import { pictureAddress } from '@/domain/file-address'
import type { Location, Site } from '@/domain/campus'
import { minutesPerDay, type CampusDate } from '@/domain/calendar'
import type { Dish } from '@/domain/dish'
import { placeId, postalData, present } from '@/domain/linked-data'
import { textIn, type Locale } from '@/domain/locale'
import { parseAmount, type NutrientKey } from '@/domain/nutrition'
import type { Schedule } from '@/domain/schedules'
import type { ServedPeriod } from './read-day'

/** `base` is the address of this host; `page` a page of the location on it, with the base, null when there is none. */
type Seen = { site: Site; locale: Locale; today: CampusDate; base: string; page: string | null }

/**
 * A location as schema.org's Restaurant, with the hours that hold today or later: the week, and the special hours that
 * replace it. What is not known is absent. Spec: PUB-3.3, PUB-3.5.
 */
export function restaurantData(location: Location, { site, locale, today, base, page }: Seen): object {
  const { address, image, schedules } = location
  const rows = schedules.filter(({ end }) => end === null || end >= today)
  const week = rows.filter(({ type }) => type === 'location').flatMap((row) => hoursData(row))
  const special = rows.filter(({ type }) => type === 'special_hours').flatMap((row) => hoursData(row))
  return present({
    '@type': 'Restaurant',
    '@id': placeId(base, site, location.id),
    name: textIn(location.name, locale),
    url: page,
    image: site.locationImages && image ? `${base}${pictureAddress(image)}` : null,
    address: postalData(address, site),
    telephone: address.phone && /^\d{10}$/.test(address.phone) ? `+1${address.phone}` : null,
    email: location.contactEmail,
    geo:
      address.lat === null || address.lon === null
        ? null
        : { '@type': 'GeoCoordinates', latitude: address.lat, longitude: address.lon },
    openingHoursSpecification: week.length > 0 ? week : null,
    specialOpeningHoursSpecification: special.length > 0 ? special : null,
  })
}

/**
 * A period of a location's day as schema.org's Menu. Descriptions are left out, for the page says them; so are amounts
 * that are only a bound, and diets that no label states. Spec: PUB-2.38, PUB-3.7.
 */
export function menuData(period: ServedPeriod, date: CampusDate, locale: Locale): object {
  return {
    '@type': 'Menu',
    name: textIn(period.name, locale),
    inLanguage: `${locale}-CA`,
    temporalCoverage: date,
    hasMenuSection: period.categories
      .filter(({ items }) => items.length > 0)
      .map(({ name, items }) => ({
        '@type': 'MenuSection',
        name: textIn(name, locale),
        hasMenuItem: items.map(({ dish }) => dishData(dish, locale)),
      })),
  }
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const two = (value: number) => String(value).padStart(2, '0')
const clock = (minute: number) => `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`

/**
 * A row of hours. A closing before the opening is the next day's, here as there. A closed day is from midnight to
 * midnight, so that 24 hours end a minute before it.
 */
function hoursData({ type, days, start, end, opensAtMinute, closesAtMinute }: Schedule): object[] {
  const closed = opensAtMinute === null || closesAtMinute === null
  if (closed && type === 'location') return []
  const allDay = !closed && opensAtMinute % minutesPerDay === closesAtMinute % minutesPerDay
  return [
    present({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.length > 0 ? days.map((day) => weekdays[day]) : null,
      opens: clock(opensAtMinute ?? 0),
      closes: allDay ? '23:59' : clock(closesAtMinute ?? 0),
      validFrom: start,
      validThrough: end,
    }),
  ]
}

const amounts: Partial<Record<NutrientKey, [property: string, unit: string]>> = {
  totalFat: ['fatContent', 'g'],
  saturatedFat: ['saturatedFatContent', 'g'],
  transFat: ['transFatContent', 'g'],
  cholesterol: ['cholesterolContent', 'mg'],
  sodium: ['sodiumContent', 'mg'],
  totalCarbohydrates: ['carbohydrateContent', 'g'],
  dietaryFiber: ['fiberContent', 'g'],
  sugar: ['sugarContent', 'g'],
  protein: ['proteinContent', 'g'],
}

/** "Avoiding gluten" is no promise of a gluten-free diet, and is not among them. */
const diets: Record<string, string> = {
  vegan: 'https://schema.org/VeganDiet',
  vegetarian: 'https://schema.org/VegetarianDiet',
  halal: 'https://schema.org/HalalDiet',
  kosher: 'https://schema.org/KosherDiet',
}

function dishData(dish: Dish, locale: Locale): object {
  const suitable = dish.labels.flatMap((label) => (Object.hasOwn(diets, label) ? (diets[label] ?? []) : []))
  return present({
    '@type': 'MenuItem',
    name: textIn(dish.name, locale),
    suitableForDiet: suitable.length > 0 ? suitable : null,
    nutrition: nutritionData(dish, locale),
  })
}

function nutritionData(dish: Dish, locale: Locale): object | null {
  const known = Object.entries(amounts).flatMap(([key, [property, unit]]) => {
    const amount = parseAmount(dish.nutrients[key as NutrientKey])
    return amount?.kind === 'amount' ? [[property, `${amount.value} ${unit}`]] : []
  })
  const facts = present({
    servingSize: textIn(dish.portion, locale),
    calories: dish.calories === null ? null : `${Math.round(dish.calories)} cal`,
    ...Object.fromEntries(known),
  })
  return Object.keys(facts).length > 0 ? { '@type': 'NutritionInformation', ...facts } : null
}

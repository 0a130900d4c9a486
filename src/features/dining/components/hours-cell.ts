import { minutesPerDay } from '@/domain/calendar'
import type { Location } from '@/domain/campus'
import { clockInTable } from '@/domain/date-formats'
import { textIn, type Locale } from '@/domain/locale'
import type { DayHours, Service } from '@/domain/schedules'
import { markup, type Html } from '@/ui/html'
import { hoursWords } from './hours-words'

/** Locations under one heading; `withMeals` says that their meals are told too. */
export type HoursGroup = { name: string; locations: Location[]; withMeals: boolean }

type Cell = { location: Location; day: DayHours; withMeals: boolean; locale: Locale }

/**
 * A location's hours of a day: its openings, or that it is closed, or that nobody has posted any; that they are special;
 * its meals. As HTML, for a week has hundreds of them. Spec: PUB-2.67, PUB-2.68.
 */
export function hoursCell({ location, day, withMeals, locale }: Cell): Html {
  const words = hoursWords(locale)
  if (location.schedules.length === 0) return markup`<p class="hours-none">${words.unknown}</p>`
  const meals = withMeals ? day.meals : []
  return markup`${day.services.length === 0 && markup`<p class="hours-closed">${words.closed}</p>`}${day.services.map(
    (service) => markup`<p>${isAllDay(service) ? words.allDay : range(service, locale)}</p>`,
  )}${day.special && markup`<p class="hours-special">${words.special}</p>`}${
    meals.length > 0 &&
    markup`<ul class="hours-meals">${meals.map((meal) => markup`<li>${textIn(meal.name, locale)} ${range(meal, locale)}</li>`)}</ul>`
  }`
}

const isAllDay = ({ opensAtMinute, closesAtMinute }: Service) => opensAtMinute === 0 && closesAtMinute === minutesPerDay

/** May break after the dash, never within a time. */
const range = ({ opensAtMinute, closesAtMinute }: Service, locale: Locale) =>
  markup`<span><span class="whitespace-nowrap">${clockInTable(opensAtMinute, locale)}\u00a0–</span> <span class="whitespace-nowrap">${clockInTable(closesAtMinute, locale)}</span></span>`

import type { RequestedWeek } from '@/domain/places/hours/requested-week'
import type { Location } from '@/domain/places/location'
import { formatTableTime } from '@/domain/time/date-formats'
import { localize, type Locale } from '@/domain/locale'
import {
  closureNameOn,
  hasHours,
  isAllDay,
  type DayHours,
  type Service,
  weekHours,
} from '@/domain/places/hours/schedules'
import { formatBriefDate } from '@/domain/time/readable-date'
import { hoursMessages } from '@/i18n/site-messages'
import { markup, type Html, trustedHtml } from '@/ui/html/html'

/** Locations under one heading. `withMeals` also lists the hours of their meals. */
export type HoursGroup = { name: string; locations: Location[]; withMeals: boolean }

type Cell = { location: Location; day: DayHours; withMeals: boolean; locale: Locale }

/**
 * Renders a location's hours of a day: services, "Closed" or "Not posted", then a note on special hours, then meals. A
 * string of HTML, because a week has hundreds of cells. Spec: PUB-2.67, PUB-2.68.
 */
export function renderHoursCell({ location, day, withMeals, locale }: Cell): Html {
  const messages = hoursMessages(locale)
  const meals = withMeals ? day.meals : []
  const reason = localize(closureNameOn(location.schedules, day.date), locale)
  return markup`${renderServices(location, day, locale)}${day.special && markup`<p class="hours-special">${reason ?? messages.special}</p>`}${
    meals.length > 0 &&
    markup`<ul class="hours-meals">${meals.map((meal) => markup`<li>${localize(meal.name, locale)} <span>${formatRange(meal, locale)}</span></li>`)}</ul>`
  }`
}

function renderServices({ schedules }: Location, { date, services }: DayHours, locale: Locale) {
  const messages = hoursMessages(locale)
  if (!hasHours(schedules, date)) return markup`<p class="hours-unknown">${messages.unknown}</p>`
  if (services.length === 0) return markup`<p class="hours-closed">${messages.closed}</p>`
  return services.map((service) => markup`<p>${isAllDay(service) ? messages.allDay : formatRange(service, locale)}</p>`)
}

/** May wrap after the dash, but never within a time. */
const formatRange = ({ opensAtMinute, closesAtMinute }: Service, locale: Locale) =>
  markup`<span><span class="whitespace-nowrap">${formatTableTime(opensAtMinute, locale)}\u00a0–</span> <span class="whitespace-nowrap">${formatTableTime(closesAtMinute, locale)}</span></span>`

/** The week as a table with today's column highlighted, for wide screens and print. Spec: PUB-2.65, PUB-2.66. */
export function renderHoursTable(group: HoursGroup, week: RequestedWeek, locale: Locale): Html {
  const messages = hoursMessages(locale)
  const [sunday = week.today] = week.days
  const todayClass = (date: string) => date === week.today && trustedHtml(' class="hours-today"')
  return markup`<table class="hours-table"><caption class="sr-only">${group.name}</caption>
<thead><tr><th scope="col">${messages.location}</th>${week.days.map(
    (date) =>
      markup`<th scope="col"${todayClass(date)}${date === week.today && trustedHtml(' aria-current="date"')}>${formatBriefDate(date, locale)}${date === week.today && markup`<span class="hours-today-label">${messages.today}</span>`}</th>`,
  )}</tr></thead>
<tbody>${group.locations.map(
    (location) =>
      markup`<tr><th scope="row">${localize(location.name, locale)}</th>${weekHours(location.schedules, sunday).map(
        (day) =>
          markup`<td${todayClass(day.date)}>${renderHoursCell({ location, day, withMeals: group.withMeals, locale })}</td>`,
      )}</tr>
`,
  )}</tbody></table>
`
}

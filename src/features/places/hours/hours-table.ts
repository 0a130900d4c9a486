import { localize, type Locale } from '@/domain/locale'
import { weekHours } from '@/domain/places/hours/schedules'
import type { RequestedWeek } from '@/domain/places/hours/requested-week'
import { markup, trustedHtml, type Html } from '@/ui/html/html'
import { renderHoursCell, type HoursGroup } from './hours-cell'
import { hoursMessages } from './hours-messages'
import { formatBriefDate } from '@/domain/time/readable-date'

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

import { textIn, type Locale } from '@/domain/locale'
import { weekHours } from '@/domain/schedules'
import type { ViewedWeek } from '@/features/dining/viewed-week'
import { markup, trustedHtml, type Html } from '@/ui/html'
import { hoursCell, type HoursGroup } from './hours-cell'
import { hoursWords } from './hours-words'
import { briefDate } from './readable-date'

/** The week as a table, for wide screens and for paper; today's column stands out. Spec: PUB-2.65, PUB-2.66. */
export function hoursTable(group: HoursGroup, week: ViewedWeek, locale: Locale): Html {
  const words = hoursWords(locale)
  const [sunday = week.today] = week.days
  const todays = (date: string) => date === week.today && trustedHtml(' class="hours-today"')
  return markup`<table class="hours-table"><caption class="sr-only">${group.name}</caption>
<thead><tr><th scope="col">${words.location}</th>${week.days.map(
    (date) =>
      markup`<th scope="col"${todays(date)}${date === week.today && trustedHtml(' aria-current="date"')}>${briefDate(date, locale)}${date === week.today && markup`<span class="hours-word">${words.today}</span>`}</th>`,
  )}</tr></thead>
<tbody>${group.locations.map(
    (location) =>
      markup`<tr><th scope="row">${textIn(location.name, locale)}</th>${weekHours(location.schedules, sunday).map(
        (day) =>
          markup`<td${todays(day.date)}>${hoursCell({ location, day, withMeals: group.withMeals, locale })}</td>`,
      )}</tr>
`,
  )}</tbody></table>
`
}

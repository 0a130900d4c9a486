import { weekdayOf, type CampusDate } from '@/domain/calendar'
import { textIn, type Locale } from '@/domain/locale'
import { weekHours } from '@/domain/schedules'
import type { ViewedWeek } from '@/features/dining/viewed-week'
import { markup, trustedHtml, type Html } from '@/ui/html'
import { hoursCell, type HoursGroup } from './hours-cell'
import { hoursWords } from './hours-words'
import { briefDate, readableDate } from './readable-date'

/** On small screens, before the week: what is open today, of all locations. */
export function hoursToday(groups: readonly HoursGroup[], today: CampusDate, locale: Locale): Html {
  const all = groups.flatMap(({ locations, withMeals }) => locations.map((location) => ({ location, withMeals })))
  const rows = all.map(({ location, withMeals }) => {
    const day = weekHours(location.schedules, today)[weekdayOf(today)]
    return markup`<div><dt>${textIn(location.name, locale)}</dt><dd>${day && hoursCell({ location, day, withMeals, locale })}</dd></div>
`
  })
  return markup`<section class="hours-lists hours-now" aria-labelledby="hours-today"><h2 id="hours-today">${hoursWords(locale).today}</h2>
<p class="text-muted first-letter:uppercase">${readableDate(today, today, locale)}</p><dl>${rows}</dl></section>
`
}

/** The week as a list of days for each location, for small screens. Spec: PUB-2.65, PUB-2.66. */
export function hoursLists(group: HoursGroup, week: ViewedWeek, locale: Locale): Html {
  const [sunday = week.today] = week.days
  const places = group.locations.map((location) => {
    const days = weekHours(location.schedules, sunday).map(
      (day) =>
        markup`<div${day.date === week.today && trustedHtml(' class="hours-today"')}><dt>${briefDate(day.date, locale)}</dt><dd>${hoursCell({ location, day, withMeals: group.withMeals, locale })}</dd></div>
`,
    )
    return markup`<div class="hours-place"><h3>${textIn(location.name, locale)}</h3><dl>${days}</dl></div>
`
  })
  return markup`<div class="hours-lists">${places}</div>
`
}

import { weekdayOf, type CampusDate } from '@/domain/time/calendar'
import { localize, type Locale } from '@/domain/locale'
import { weekHours } from '@/domain/places/hours/schedules'
import type { RequestedWeek } from '@/domain/places/hours/requested-week'
import { markup, trustedHtml, type Html } from '@/ui/html/html'
import { renderHoursCell, type HoursGroup } from './hours-cell'
import { hoursMessages } from './hours-messages'
import { formatBriefDate, formatReadableDate } from '@/domain/time/readable-date'

/** Today's hours of all locations, shown above the week on small screens. */
export function renderTodayHours(groups: readonly HoursGroup[], today: CampusDate, locale: Locale): Html {
  const entries = groups.flatMap(({ locations, withMeals }) => locations.map((location) => ({ location, withMeals })))
  const rows = entries.map(({ location, withMeals }) => {
    const day = weekHours(location.schedules, today)[weekdayOf(today)]
    return markup`<div><dt>${localize(location.name, locale)}</dt><dd>${day && renderHoursCell({ location, day, withMeals, locale })}</dd></div>
`
  })
  return markup`<section class="hours-lists hours-today-section" aria-labelledby="hours-today"><h2 id="hours-today">${hoursMessages(locale).today}</h2>
<p class="text-muted first-letter:uppercase">${formatReadableDate(today, today, locale)}</p><dl>${rows}</dl></section>
`
}

/** The week as one list of days per location, for small screens. Spec: PUB-2.65. */
export function renderHoursLists(group: HoursGroup, week: RequestedWeek, locale: Locale): Html {
  const [sunday = week.today] = week.days
  const places = group.locations.map((location) => {
    const days = weekHours(location.schedules, sunday).map(
      (day) =>
        markup`<div${day.date === week.today && trustedHtml(' class="hours-today"')}><dt>${formatBriefDate(day.date, locale)}</dt><dd>${renderHoursCell({ location, day, withMeals: group.withMeals, locale })}</dd></div>
`,
    )
    return markup`<div class="hours-location"><h3>${localize(location.name, locale)}</h3><dl>${days}</dl></div>
`
  })
  return markup`<div class="hours-lists">${places}</div>
`
}

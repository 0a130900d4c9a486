import { weekdayOf, type CampusDate } from '@/domain/calendar'
import type { Location } from '@/domain/campus'
import { weekdayName } from '@/domain/date-formats'
import type { Locale } from '@/domain/locale'
import { weekHours } from '@/domain/schedules'
import { markup, trustedHtml } from '@/ui/html'
import { hoursCell } from './hours-cell'

type Props = { location: Location; today: CampusDate; locale: Locale }

/** This week's hours of a location, day by day, with its meals. Spec: PUB-2.62, PUB-2.66. */
export function PlaceWeek({ location, today, locale }: Props) {
  const days = weekHours(location.schedules, today).map(
    (day) =>
      markup`<div${day.date === today && trustedHtml(' aria-current="date"')}><dt>${weekdayName(weekdayOf(day.date), locale, 'long')}</dt><dd>${hoursCell({ location, day, withMeals: true, locale })}</dd></div>
`,
  )
  return <dl className="place-week" dangerouslySetInnerHTML={{ __html: String(markup`${days}`) }} />
}

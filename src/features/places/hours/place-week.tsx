import { weekdayOf, type CampusDate } from '@/domain/time/calendar'
import type { Location } from '@/domain/places/location'
import { weekdayName } from '@/domain/time/date-formats'
import type { Locale } from '@/domain/locale'
import { weekHours } from '@/domain/places/hours/schedules'
import { markup, trustedHtml } from '@/ui/html/html'
import { renderHoursCell } from './hours-cell'

type Props = { location: Location; today: CampusDate; locale: Locale }

/** This week's hours of a location with its meals, one row per day. Spec: PUB-2.62. */
export function PlaceWeek({ location, today, locale }: Props) {
  const days = weekHours(location.schedules, today).map(
    (day) =>
      markup`<div${day.date === today && trustedHtml(' aria-current="date"')}><dt>${weekdayName(weekdayOf(day.date), locale, 'long')}</dt><dd>${renderHoursCell({ location, day, withMeals: true, locale })}</dd></div>
`,
  )
  return <dl className="place-week" dangerouslySetInnerHTML={{ __html: String(markup`${days}`) }} />
}

import { weekdayOf, type CampusDate } from '@/domain/calendar'
import type { Location } from '@/domain/campus'
import { weekdayName } from '@/domain/date-formats'
import type { Locale } from '@/domain/locale'
import { weekHours } from '@/domain/schedules'
import { HoursCell } from './hours-cell'
import './hours.css'

type Props = { location: Location; today: CampusDate; locale: Locale }

/** This week's hours of a location, day by day, with its meals. Spec: PUB-2.62, PUB-2.66. */
export function PlaceWeek({ location, today, locale }: Props) {
  return (
    <dl className="place-week">
      {weekHours(location.schedules, today).map((day) => (
        <div key={day.date} aria-current={day.date === today ? 'date' : undefined}>
          <dt>{weekdayName(weekdayOf(day.date), locale, 'long')}</dt>
          <dd>
            <HoursCell location={location} day={day} withMeals locale={locale} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

import { localize, type Locale } from '@/domain/locale'
import { closureNameOn, hasHours, isAllDay, type DayHours, type Service } from '@/domain/places/hours/schedules'
import type { Location } from '@/domain/places/location'
import { formatTableTime } from '@/domain/time/date-formats'
import { hoursMessages } from '@/i18n/site-messages'

type Props = {
  location: Location
  day: DayHours
  /** Whether to list the hours of its meals, too. */
  withMeals: boolean
  locale: Locale
}

/**
 * A location's hours of a day: services, "Closed" or "Not posted", then a note on special hours, then meals.
 * Spec: PUB-2.67, PUB-2.68.
 */
export function HoursCell({ location, day, withMeals, locale }: Props) {
  const reason = localize(closureNameOn(location.schedules, day.date), locale)
  return (
    <>
      <Services {...{ location, day, locale }} />
      {day.special && <p className="hours-special">{reason ?? hoursMessages(locale).special}</p>}
      {withMeals && day.meals.length > 0 && (
        <ul className="hours-meals">
          {day.meals.map((meal, at) => (
            <li key={at}>
              {`${localize(meal.name, locale) ?? ''} `}
              <TimeRange service={meal} locale={locale} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Services({ location: { schedules }, day: { date, services }, locale }: Omit<Props, 'withMeals'>) {
  const messages = hoursMessages(locale)
  if (!hasHours(schedules, date)) return <p className="hours-unknown">{messages.unknown}</p>
  if (services.length === 0) return <p className="hours-closed">{messages.closed}</p>
  return services.map((service, at) => (
    <p key={at}>{isAllDay(service) ? messages.allDay : <TimeRange service={service} locale={locale} />}</p>
  ))
}

/** May wrap after the dash, but never within a time. */
const TimeRange = ({ service, locale }: { service: Service; locale: Locale }) => (
  <span>
    <span className="whitespace-nowrap">{`${formatTableTime(service.opensAtMinute, locale)}\u00a0–`}</span>{' '}
    <span className="whitespace-nowrap">{formatTableTime(service.closesAtMinute, locale)}</span>
  </span>
)

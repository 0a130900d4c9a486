import { getTranslations } from 'next-intl/server'
import { minutesPerDay } from '@/domain/calendar'
import type { Location } from '@/domain/campus'
import { clockInTable } from '@/domain/date-formats'
import { textIn, type Locale } from '@/domain/locale'
import type { DayHours, Service } from '@/domain/schedules'

/** Locations under one heading; `withMeals` says that their meals are told too. */
export type HoursGroup = { name: string; locations: Location[]; withMeals: boolean }

type Props = { location: Location; day: DayHours; withMeals: boolean; locale: Locale }

/**
 * A location's hours of a day: its openings, or that it is closed, or that nobody has posted any; that they are special;
 * its meals. Spec: PUB-2.67, PUB-2.68.
 */
export async function HoursCell({ location, day, withMeals, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'hours' })
  if (location.schedules.length === 0) return <p className="hours-none">{t('unknown')}</p>
  return (
    <>
      {day.services.length === 0 && <p className="hours-closed">{t('closed')}</p>}
      {day.services.map((service) => (
        <p key={service.opensAtMinute}>
          {service.opensAtMinute === 0 && service.closesAtMinute === minutesPerDay ? (
            t('allDay')
          ) : (
            <Range {...service} locale={locale} />
          )}
        </p>
      ))}
      {day.special && <p className="hours-special">{t('special')}</p>}
      {withMeals && day.meals.length > 0 && (
        <ul className="hours-meals">
          {day.meals.map((meal) => (
            <li key={`${meal.opensAtMinute} ${meal.name.en}`}>
              {textIn(meal.name, locale)} <Range {...meal} locale={locale} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** May break after the dash, never within a time. */
const Range = ({ opensAtMinute, closesAtMinute, locale }: Service & { locale: Locale }) => (
  <span>
    <span className="whitespace-nowrap">{clockInTable(opensAtMinute, locale)}&nbsp;–</span>{' '}
    <span className="whitespace-nowrap">{clockInTable(closesAtMinute, locale)}</span>
  </span>
)

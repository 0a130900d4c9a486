import { getTranslations } from 'next-intl/server'
import { textIn, type Locale } from '@/domain/locale'
import { weekHours } from '@/domain/schedules'
import type { ViewedWeek } from '@/features/dining/viewed-week'
import { HoursCell, type HoursGroup } from './hours-cell'
import { briefDate } from './readable-date'

type Props = { group: HoursGroup; week: ViewedWeek; locale: Locale }

/** The week as a table, for wide screens and for paper; today's column stands out. Spec: PUB-2.65, PUB-2.66. */
export async function HoursTable({ group, week, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'hours' })
  const [sunday = week.today] = week.days
  const todays = (date: string) => (date === week.today ? 'hours-today' : undefined)
  return (
    <table className="hours-table">
      <caption className="sr-only">{group.name}</caption>
      <thead>
        <tr>
          <th scope="col">{t('location')}</th>
          {week.days.map((date) => (
            <th key={date} scope="col" className={todays(date)} aria-current={todays(date) && 'date'}>
              {briefDate(date, locale)}
              {date === week.today && <span className="hours-word">{t('today')}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {group.locations.map((location) => (
          <tr key={location.id}>
            <th scope="row">{textIn(location.name, locale)}</th>
            {weekHours(location.schedules, sunday).map((day) => (
              <td key={day.date} className={todays(day.date)}>
                <HoursCell location={location} day={day} withMeals={group.withMeals} locale={locale} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

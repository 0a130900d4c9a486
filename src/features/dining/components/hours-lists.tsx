import { getTranslations } from 'next-intl/server'
import { weekdayOf, type CampusDate } from '@/domain/calendar'
import { textIn, type Locale } from '@/domain/locale'
import { weekHours } from '@/domain/schedules'
import type { ViewedWeek } from '@/features/dining/viewed-week'
import { HoursCell, type HoursGroup } from './hours-cell'
import { briefDate, readableDate } from './readable-date'

/** On small screens, before the week: what is open today, of all locations. */
export async function HoursToday(props: { groups: HoursGroup[]; today: CampusDate; locale: Locale }) {
  const { groups, today, locale } = props
  const t = await getTranslations({ locale, namespace: 'hours' })
  const all = groups.flatMap(({ locations, withMeals }) => locations.map((location) => ({ location, withMeals })))
  return (
    <section className="hours-lists hours-now" aria-labelledby="hours-today">
      <h2 id="hours-today">{t('today')}</h2>
      <p className="text-muted first-letter:uppercase">{readableDate(today, today, locale)}</p>
      <dl>
        {all.map(({ location, withMeals }) => {
          const day = weekHours(location.schedules, today)[weekdayOf(today)]
          return (
            <div key={location.id}>
              <dt>{textIn(location.name, locale)}</dt>
              <dd>{day && <HoursCell {...{ location, day, withMeals, locale }} />}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

/** The week as a list of days for each location, for small screens. Spec: PUB-2.65, PUB-2.66. */
export function HoursLists({ group, week, locale }: { group: HoursGroup; week: ViewedWeek; locale: Locale }) {
  const [sunday = week.today] = week.days
  return (
    <div className="hours-lists">
      {group.locations.map((location) => (
        <div key={location.id} className="hours-place">
          <h3>{textIn(location.name, locale)}</h3>
          <dl>
            {weekHours(location.schedules, sunday).map((day) => (
              <div key={day.date} className={day.date === week.today ? 'hours-today' : undefined}>
                <dt>{briefDate(day.date, locale)}</dt>
                <dd>
                  <HoursCell {...{ location, day, locale }} withMeals={group.withMeals} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  )
}

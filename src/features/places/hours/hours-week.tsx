import { localize, type Locale } from '@/domain/locale'
import type { RequestedWeek } from '@/domain/places/hours/requested-week'
import { weekHours } from '@/domain/places/hours/schedules'
import type { Location } from '@/domain/places/location'
import { weekdayOf, type CampusDate } from '@/domain/time/calendar'
import { formatBriefDate, formatReadableDate } from '@/domain/time/readable-date'
import { hoursMessages } from '@/i18n/site-messages'
import { HoursCell } from './hours-cell'

/** Locations under one heading. `withMeals` also lists the hours of their meals. */
type HoursGroup = { name: string; locations: Location[]; withMeals: boolean }

type TodayProps = { groups: readonly HoursGroup[]; today: CampusDate; locale: Locale }

/** Today's hours of all locations, shown above the week on small screens. */
export function TodayHours({ groups, today, locale }: TodayProps) {
  const entries = groups.flatMap(({ locations, withMeals }) => locations.map((location) => ({ location, withMeals })))
  return (
    <section className="hours-lists hours-today-section" aria-labelledby="hours-today">
      <h2 id="hours-today">{hoursMessages(locale).today}</h2>
      <p className="text-muted first-letter:uppercase">{formatReadableDate(today, today, locale)}</p>
      <dl>
        {entries.map(({ location, withMeals }) => {
          const day = weekHours(location.schedules, today)[weekdayOf(today)]
          return (
            <div key={location.id}>
              <dt>{localize(location.name, locale)}</dt>
              <dd>{day && <HoursCell {...{ location, day, withMeals, locale }} />}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

type WeekProps = { group: HoursGroup; week: RequestedWeek; locale: Locale }

/** A group's week, both as a table and as lists: CSS shows one of them by screen width. Spec: PUB-2.65, PUB-2.66. */
export const HoursWeek = (props: WeekProps) => (
  <section className="hours-group">
    <h2>{props.group.name}</h2>
    <HoursTable {...props} />
    <HoursLists {...props} />
  </section>
)

/** The week with today's column highlighted, for wide screens and print. */
function HoursTable({ group: { name, locations, withMeals }, week: { days, today }, locale }: WeekProps) {
  const messages = hoursMessages(locale)
  const [sunday = today] = days
  return (
    <table className="hours-table">
      <caption className="sr-only">{name}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.location}</th>
          {days.map((date) => (
            <th key={date} scope="col" {...(date === today && { className: 'hours-today', 'aria-current': 'date' })}>
              {formatBriefDate(date, locale)}
              {date === today && <span className="hours-today-label">{messages.today}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {locations.map((location) => (
          <tr key={location.id}>
            <th scope="row">{localize(location.name, locale)}</th>
            {weekHours(location.schedules, sunday).map((day) => (
              <td key={day.date} className={day.date === today ? 'hours-today' : undefined}>
                <HoursCell {...{ location, day, withMeals, locale }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The week as one list of days per location, for small screens. */
function HoursLists({ group: { locations, withMeals }, week: { days, today }, locale }: WeekProps) {
  const [sunday = today] = days
  return (
    <div className="hours-lists">
      {locations.map((location) => (
        <div key={location.id} className="hours-location">
          <h3>{localize(location.name, locale)}</h3>
          <dl>
            {weekHours(location.schedules, sunday).map((day) => (
              <div key={day.date} className={day.date === today ? 'hours-today' : undefined}>
                <dt>{formatBriefDate(day.date, locale)}</dt>
                <dd>
                  <HoursCell {...{ location, day, withMeals, locale }} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  )
}

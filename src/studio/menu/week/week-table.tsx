import { Fragment, useId } from 'react'
import { useConfig } from '@payloadcms/ui'
import { menuNameKey } from '@/domain/menu/day-menu'
import { dishesIn, type WeekRow } from '@/domain/menu/week-plan'
import { localize } from '@/domain/locale'
import type { CampusDate } from '@/domain/time/calendar'
import { formatMessage } from '@/domain/text/format-message'
import { formatLongDate, formatShortDay } from '@/domain/time/date-formats'
import type { Week, WeekDay } from './use-week'
import type { WeekMessages } from './week-messages'

type Props = {
  week: Week
  messages: WeekMessages
  /** The day that a phone shows. */
  shown: CampusDate
  onDish: (day: WeekDay, row: WeekRow, dish: string) => void
  onAdd: (day: WeekDay, row: WeekRow) => void
  onCopy: (day: WeekDay) => void
  onClosed: (day: WeekDay, closed: boolean) => void
}

/** The days of a week side by side, with a line for each category. A phone shows one day. */
export function WeekTable({ week, messages, shown, onDish, onAdd, onCopy, onClosed }: Props) {
  const { days, rows, dishes, language } = week
  const { admin } = useConfig().config.routes
  const noteId = useId()
  const isOff = (date: CampusDate) => (date === shown ? undefined : '')
  const nameOf = (dish: string) => localize(dishes[dish]?.name, language) ?? ''
  const notesOf = (index: number, dish: string) => {
    const before = days[index - 1]?.periods.some(({ categories }) =>
      categories.some((one) => one.dishes.includes(dish)),
    )
    return [...(dishes[dish]?.allergensDeclared ? [] : [messages.undeclared]), ...(before ? [messages.yesterday] : [])]
  }
  const sectionOf = ({ period }: WeekRow, index: number) => {
    const before = rows[index - 1]
    return before && menuNameKey(before.period) === menuNameKey(period) ? null : localize(period, language)
  }
  return (
    <table className="week-table">
      <thead>
        <tr>
          <th scope="col">{messages.category}</th>
          {days.map((day) => {
            const long = formatLongDate(day.date, language)
            return (
              <th key={day.date} scope="col" data-off={isOff(day.date)}>
                <a href={`${admin}/collections/menus/${day.id ?? 'create'}`}>
                  {formatShortDay(day.date, language)}
                  <span className="visually-hidden">, {messages.details}</span>
                </a>
                <label>
                  <input
                    type="checkbox"
                    checked={day.closed}
                    aria-label={formatMessage(messages.closedOn, { day: long })}
                    onChange={({ target }) => onClosed(day, target.checked)}
                  />{' '}
                  {messages.closed}
                </label>
                {day.periods.length > 0 && (
                  <button
                    type="button"
                    aria-label={formatMessage(messages.copyOf, { day: long })}
                    onClick={() => onCopy(day)}
                  >
                    {messages.copy}
                  </button>
                )}
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Fragment key={`${row.period.en} ${row.category.en}`}>
            {sectionOf(row, index) !== null && (
              <tr className="week-table__period">
                <th scope="rowgroup">{sectionOf(row, index)}</th>
                {days.map(({ date }) => (
                  <td key={date} data-off={isOff(date)} />
                ))}
              </tr>
            )}
            <tr>
              <th scope="row">{localize(row.category, language)}</th>
              {days.map((day, at) => (
                <td key={day.date} data-off={isOff(day.date)} data-closed={day.closed || undefined}>
                  <ul>
                    {dishesIn(day, row).map((dish) => {
                      const notes = notesOf(at, dish)
                      const values = { dish: nameOf(dish), day: formatLongDate(day.date, language) }
                      const id = `${noteId}${day.date}${index}${dish}`
                      return (
                        <li key={dish}>
                          <button
                            type="button"
                            aria-label={formatMessage(messages.change, values)}
                            aria-describedby={notes.length > 0 ? id : undefined}
                            onClick={() => onDish(day, row, dish)}
                          >
                            {nameOf(dish)}
                          </button>
                          {notes.length > 0 && <small id={id}>{notes.join(', ')}</small>}
                        </li>
                      )
                    })}
                  </ul>
                  {!day.closed && (
                    <button
                      type="button"
                      className="week-table__add"
                      aria-label={formatMessage(messages.addTo, {
                        row: formatMessage(messages.row, {
                          category: localize(row.category, language) ?? '',
                          period: localize(row.period, language) ?? '',
                        }),
                        day: formatLongDate(day.date, language),
                      })}
                      onClick={() => onAdd(day, row)}
                    >
                      + {messages.add}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

import { Fragment, useId, useState, type DragEvent } from 'react'
import { useConfig } from '@payloadcms/ui'
import { menuNameKey } from '@/domain/menu/day-menu'
import { dishesIn, isSameRow, type DishMove, type WeekDay, type WeekRow } from '@/domain/menu/week-plan'
import { localize } from '@/domain/locale'
import type { CampusDate } from '@/domain/time/calendar'
import { formatMessage } from '@/domain/text/format-message'
import { formatLongDate, formatShortDay } from '@/domain/time/date-formats'
import type { Week } from './use-week'
import type { WeekMessages } from './week-messages'
import { WeekStates } from './week-states'

type Props = {
  week: Week
  messages: WeekMessages
  /** The day that a phone shows. */
  shown: CampusDate
  onDish: (day: WeekDay, row: WeekRow, dish: string) => void
  /** A dish was dragged to another line or day. */
  onMove: (moved: DishMove, isCopy: boolean) => void
  onAdd: (day: WeekDay, row: WeekRow) => void
  onCopy: (day: WeekDay) => void
  onClosed: (day: WeekDay, closed: boolean) => void
}

type Place = DishMove['to']
const isAt = (place: Place | undefined, { date, row }: Place) => place?.date === date && isSameRow(place.row, row)

/**
 * Drags a dish with the mouse to another line or day; with Ctrl or Alt pressed, it is copied. The browser's own dragging: keyboards and
 * touch have the dialog of a dish.
 */
function useDishDrag(onMove: Props['onMove']) {
  const [dragged, setDragged] = useState<Pick<DishMove, 'dish' | 'from'> | null>(null)
  const [over, setOver] = useState<Place>()
  const end = () => {
    setDragged(null)
    setOver(undefined)
  }
  const isCopy = (event: DragEvent) => event.ctrlKey || event.altKey
  return {
    over,
    dish: (dish: string, name: string, from: Place) => ({
      draggable: true,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dataTransfer.effectAllowed = 'copyMove'
        dataTransfer.setData('text/plain', name)
        setDragged({ dish, from })
      },
      onDragEnd: end,
    }),
    place: (to: Place) => ({
      onDragOver: (event: DragEvent) => {
        if (!dragged || isAt(dragged.from, to)) return setOver(undefined)
        event.preventDefault()
        event.dataTransfer.dropEffect = isCopy(event) ? 'copy' : 'move'
        if (!isAt(over, to)) setOver(to)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        end()
        if (dragged) onMove({ ...dragged, to }, isCopy(event))
      },
    }),
  }
}

/** The days of a week side by side, with a line for each category. A phone shows one day. */
export function WeekTable({ week, messages, shown, onDish, onMove, onAdd, onCopy, onClosed }: Props) {
  const { days, rows, dishes, language } = week
  const { admin } = useConfig().config.routes
  const noteId = useId()
  const drag = useDishDrag(onMove)
  const isOff = (date: CampusDate) => (date === shown ? undefined : '')
  const nameOf = (dish: string) => localize(dishes[dish]?.name, language) ?? ''
  const notesOf = (index: number, dish: string) => {
    const before = days[index - 1]?.periods.some(({ categories }) =>
      categories.some((one) => one.dishes.includes(dish)),
    )
    const { allergensDeclared, missingName } = dishes[dish] ?? {}
    return [
      ...(allergensDeclared ? [] : [messages.undeclared]),
      ...(missingName ? [messages.missingName[missingName]] : []),
      ...(before ? [messages.yesterday] : []),
    ]
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
        <WeekStates week={week} messages={messages} isOff={isOff} />
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
                <td
                  key={day.date}
                  data-off={isOff(day.date)}
                  data-closed={day.closed || undefined}
                  data-over={isAt(drag.over, { date: day.date, row }) || undefined}
                  {...(day.closed ? {} : drag.place({ date: day.date, row }))}
                >
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
                            {...drag.dish(dish, nameOf(dish), { date: day.date, row })}
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

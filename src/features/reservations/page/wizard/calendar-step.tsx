import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Locale } from '@/domain/locale'
import type { CampusDate } from '@/domain/time/calendar'
import { formatLongDate, formatMonth, weekdayName } from '@/domain/time/date-formats'
import { monthWeeks, moveByKey } from '@/domain/time/month-grid'
import { addMonths, firstOfMonth, isLaterMonth } from '@/domain/time/months'
import { formatMessage } from '@/domain/text/format-message'
import type { ReservationMessages } from '@/i18n/site-messages'
import { quietButton } from '@/ui/brand/button-style'

type Props = {
  /** The dates that can be chosen, in order. */
  dates: CampusDate[]
  locale: Locale
  messages: ReservationMessages['wizard']
  onChoose: (date: CampusDate) => void
}

/**
 * The inline calendar: a grid with one tab stop. Arrows, Home, End, PageUp and PageDown move between the first and the last date
 * that can be chosen; the others of them are announced as not available. Spec: CUS-2.34, CUS-5.36.
 */
export function CalendarStep({ dates, locale, messages, onChoose }: Props) {
  const [first, last] = [dates[0], dates.at(-1)]
  const [shown, setShown] = useState(first ?? '')
  const grid = useRef<HTMLTableElement>(null)
  const hasMoved = useRef(false)
  useEffect(() => {
    if (hasMoved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    hasMoved.current = false
  }, [shown])
  if (first === undefined || last === undefined) return <p>{messages.noDates}</p>

  const focused = shown < first ? first : shown > last ? last : shown
  const move = (event: KeyboardEvent) => {
    const moved = moveByKey(focused, event.key, { first, last })
    if (moved === null) return
    event.preventDefault()
    hasMoved.current = true
    setShown(moved)
  }
  const turn = (months: number) => {
    const month = addMonths(focused, months)
    setShown(dates.find((date) => firstOfMonth(date) === month) ?? month)
  }
  return (
    <div className="reservation-calendar">
      <p className="reservation-step">{messages.steps.date}</p>
      <div className="reservation-month">
        <button
          type="button"
          className={quietButton}
          aria-label={messages.previousMonth}
          disabled={!isLaterMonth(focused, first)}
          onClick={() => turn(-1)}
        >
          <ChevronLeft size={20} aria-hidden />
        </button>
        <h3 id="reservation-month" aria-live="polite">
          {formatMonth(focused, locale)}
        </h3>
        <button
          type="button"
          className={quietButton}
          aria-label={messages.nextMonth}
          disabled={!isLaterMonth(last, focused)}
          onClick={() => turn(1)}
        >
          <ChevronRight size={20} aria-hidden />
        </button>
      </div>
      <table
        ref={grid}
        role="grid"
        aria-labelledby="reservation-month"
        aria-describedby="reservation-keys"
        onKeyDown={move}
      >
        <thead>
          <tr>
            {[0, 1, 2, 3, 4, 5, 6].map((day) => (
              <th key={day} scope="col" abbr={weekdayName(day, locale, 'long')}>
                {weekdayName(day, locale, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(focused).map((week, index) => (
            <tr key={index}>
              {week.map((date, day) => (
                <td key={day} role="gridcell">
                  {date && (
                    <Day
                      date={date}
                      label={dayLabel(date, dates, locale, messages)}
                      isOffered={dates.includes(date)}
                      isStop={date === focused}
                      onChoose={onChoose}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p id="reservation-keys" className="form-hint">
        {messages.calendarHelp}
      </p>
    </div>
  )
}

function dayLabel(date: CampusDate, dates: CampusDate[], locale: Locale, messages: Props['messages']): string {
  const name = formatLongDate(date, locale)
  return dates.includes(date) ? name : formatMessage(messages.notAvailable, { date: name })
}

type DayProps = {
  date: CampusDate
  label: string
  isOffered: boolean
  isStop: boolean
  onChoose: (date: CampusDate) => void
}

const Day = ({ date, label, isOffered, isStop, onChoose }: DayProps) => (
  <button
    type="button"
    className="reservation-day"
    aria-disabled={!isOffered || undefined}
    tabIndex={isStop ? 0 : -1}
    onClick={() => isOffered && onChoose(date)}
  >
    <span aria-hidden>{Number(date.slice(8))}</span>
    <span className="sr-only">{label}</span>
  </button>
)

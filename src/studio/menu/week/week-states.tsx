import { formatMessage } from '@/domain/text/format-message'
import { formatLongDate } from '@/domain/time/date-formats'
import type { CampusDate } from '@/domain/time/calendar'
import type { Week } from './use-week'
import type { WeekMessages } from './week-messages'

type Props = { week: Week; messages: WeekMessages; isOff: (date: CampusDate) => '' | undefined }

/** The line of the week that says what visitors see of each day, with the buttons to publish a day or to discard its draft. */
export const WeekStates = ({ week: { days, language, publish, discard }, messages, isOff }: Props) => (
  <tr className="week-table__states">
    <th scope="row">{messages.forVisitors}</th>
    {days.map((day) => {
      const values = { day: formatLongDate(day.date, language) }
      const isPending = day.state === 'draft' || day.state === 'changed'
      return (
        <td key={day.date} data-off={isOff(day.date)} data-pending={isPending || undefined}>
          <span>{messages.state[day.state]}</span>
          {isPending && (
            <button
              type="button"
              aria-label={formatMessage(messages.publishOf, values)}
              onClick={() => void publish([day])}
            >
              {messages.publish}
            </button>
          )}
          {day.state === 'changed' && (
            <button
              type="button"
              aria-label={formatMessage(messages.discardOf, values)}
              onClick={() => void discard(day)}
            >
              {messages.discard}
            </button>
          )}
        </td>
      )
    })}
  </tr>
)

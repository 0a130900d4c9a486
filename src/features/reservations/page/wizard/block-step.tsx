import type { Locale } from '@/domain/locale'
import { minuteOfTime } from '@/domain/reservations/reservation-keys'
import type { ReservationBlock } from '@/domain/reservations/reservation-choices'
import { formatReservationTime } from '@/domain/reservations/reservation-texts'
import { formatMessage } from '@/domain/text/format-message'
import type { ReservationMessages } from '@/i18n/site-messages'

type Props = {
  blocks: ReservationBlock[]
  locale: Locale
  messages: ReservationMessages['wizard']
  onChoose: (id: string) => void
}

/** The blocks of hours of the date. One that cannot be chosen can be focused and says why below its hours. Spec: CUS-4.41, CUS-8.25. */
export function BlockStep({ blocks, locale, messages, onChoose }: Props) {
  const at = (time: string) => {
    const [hour, minute] = time.split(':').map(Number)
    return formatReservationTime(minuteOfTime({ hour: hour ?? 0, minute: minute ?? 0 }), locale)
  }
  return (
    <div>
      <p className="reservation-step">{messages.steps.block}</p>
      {blocks.length === 0 && <p>{messages.noTimes}</p>}
      <ul className="reservation-choices">
        {blocks.map(({ id, name, opensAt, closesAt, unavailable }) => (
          <li key={id}>
            <button
              type="button"
              className="reservation-choice"
              aria-disabled={unavailable !== null || undefined}
              onClick={() => unavailable === null && onChoose(id)}
            >
              <span>
                {name}
                <span className="account-aside">
                  {formatMessage(messages.hours, { from: at(opensAt), to: at(closesAt) })}
                </span>
                {unavailable !== null && <span className="reservation-why">{messages.unavailable[unavailable]}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

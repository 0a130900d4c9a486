import { useId, useState } from 'react'
import { postJsonToApi } from '@/contract/post-to-api'
import type { CampusDate } from '@/domain/time/calendar'
import { formatReservationTime, reservationValues } from '@/domain/reservations/reservation-texts'
import type { OfferedTime } from '@/domain/reservations/wizard'
import { formatMessage } from '@/domain/text/format-message'
import { formatConfirmation } from '@/domain/text/confirmation'
import { quietButton } from '@/ui/brand/button-style'
import { describeFailure } from '@/features/reservations/page/describe-failure'
import type { ReservationsData } from '@/features/reservations/page/reservation-rows'

type Props = {
  data: ReservationsData
  location: { id: string; name: string }
  date: CampusDate
  times: OfferedTime[]
  mostFriends: number
  onDone: (text: string) => void
}

/** The waiting list of the full times: join it with a party. Times for which the customer already waits say so. */
export function WaitChoices({ data, location, date, times, mostFriends, onDone }: Props) {
  const { customerId, locale, messages, waits } = data
  const words = messages.wizard
  const [friends, setFriends] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const headingId = useId()
  const isWaiting = (minute: number) =>
    waits.some((wait) => wait.locationId === location.id && wait.date === date && wait.minute === minute)

  async function join({ hour, minute, atMinute }: OfferedTime) {
    if (isSending) return
    setSending(true)
    setRefusal(null)
    const body = { location_id: location.id, date, hour, minute, friends, customer_id: customerId }
    const posted = await postJsonToApi('reservations/wait', body, locale)
    setSending(false)
    if (posted.status !== 'done') return setRefusal(describeFailure(posted, messages))
    const values = reservationValues({ locationName: location.name, date, minute: atMinute }, locale)
    onDone(formatConfirmation('ok', formatMessage(messages.waits.joined, values), locale))
  }
  return (
    <section aria-labelledby={headingId} className="reservation-waits">
      <h3 id={headingId}>{messages.waits.title}</h3>
      {mostFriends > 0 && (
        <label className="form-label">
          {words.waitParty}{' '}
          <select className="form-input" value={friends} onChange={({ target }) => setFriends(Number(target.value))}>
            {Array.from({ length: mostFriends + 1 }, (_, count) => (
              <option key={count} value={count}>
                {count === 0 ? messages.justMe : formatMessage(messages.plus, { count })}
              </option>
            ))}
          </select>
        </label>
      )}
      {refusal && (
        <p role="alert" className="form-refused">
          {refusal}
        </p>
      )}
      <ul>
        {times.map((time) => {
          const clock = formatReservationTime(time.atMinute, locale)
          return (
            <li key={time.atMinute}>
              <span>{clock}</span>
              {isWaiting(time.atMinute) ? (
                <span className="text-muted">{words.onList}</span>
              ) : (
                <button
                  type="button"
                  className={quietButton}
                  aria-label={formatMessage(words.joinNamed, { time: clock })}
                  onClick={() => void join(time)}
                >
                  {words.join}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

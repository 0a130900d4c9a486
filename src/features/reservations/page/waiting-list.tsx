import { useEffect, useState } from 'react'
import { postJsonToApi, queryApi } from '@/contract/post-to-api'
import { reservationValues } from '@/domain/reservations/reservation-texts'
import { formatMessage, formatPlural } from '@/domain/text/format-message'
import { formatConfirmation } from '@/domain/text/confirmation'
import { filledButton, quietButton } from '@/ui/brand/button-style'
import { describeFailure } from './describe-failure'
import type { ReservationsData, WaitRow } from './reservation-rows'

type Props = { data: ReservationsData; onDone: (text: string, isRefusal?: boolean) => void }

/** The times for which the customer waits. A table that is free can be accepted while it is held, also on a page that stays open. */
export function WaitingList({ data, onDone }: Props) {
  const { waits, messages } = data
  return (
    <section aria-labelledby="reservations-waits" className="reservations-waits">
      <h3 id="reservations-waits">{messages.waits.title}</h3>
      <ul>
        {waits.map((wait) => (
          <Wait key={`${wait.id} ${wait.minutesLeft}`} wait={wait} data={data} onDone={onDone} />
        ))}
      </ul>
    </section>
  )
}

function Wait({ wait, data, onDone }: Props & { wait: WaitRow }) {
  const { customerId, locale, messages } = data
  const words = messages.waits
  const minutesLeft = useMinutesLeft(wait.minutesLeft)
  const isOffered = minutesLeft !== null && minutesLeft > 0
  const [isSending, setSending] = useState(false)
  const values = reservationValues(wait, locale)
  const party = wait.friends === 0 ? messages.justMe : formatMessage(messages.plus, { count: wait.friends })

  async function send(action: 'accept' | 'leave') {
    if (isSending) return
    setSending(true)
    const posted =
      action === 'accept'
        ? await postJsonToApi('reservations/accept_wait', { wait_id: wait.id, customer_id: customerId }, locale)
        : await queryApi('DELETE', 'reservations/wait', { waitId: wait.id, customerId }, locale)
    setSending(false)
    if (posted.status !== 'done') return onDone(describeFailure(posted, messages), true)
    onDone(
      action === 'accept'
        ? formatConfirmation('great', messages.created, locale)
        : formatConfirmation('ok', formatMessage(words.left, values), locale),
    )
  }
  return (
    <li>
      <div>
        {formatMessage(words.waiting, { ...values, party })}
        <span className="account-aside">
          {minutesLeft === null && words.waitingNote}
          {minutesLeft === 0 && words.ended}
          {isOffered && formatPlural(words.offered, minutesLeft, locale, { count: minutesLeft })}
        </span>
      </div>
      <div className="reservations-scripted flex flex-wrap gap-3">
        {isOffered && (
          <button
            type="button"
            className={filledButton}
            aria-label={formatMessage(words.acceptNamed, values)}
            onClick={() => void send('accept')}
          >
            {words.accept}
          </button>
        )}
        {minutesLeft !== 0 && (
          <button
            type="button"
            className={quietButton}
            aria-label={formatMessage(words.leaveNamed, values)}
            onClick={() => void send('leave')}
          >
            {words.leave}
          </button>
        )}
      </div>
    </li>
  )
}

/** Counts down from what the server said. Only how far the browser's clock moves matters, also while the device sleeps. */
function useMinutesLeft(atLoad: number | null): number | null {
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    if (atLoad === null) return
    const loadedAt = Date.now()
    const timer = setInterval(() => setPassed(Math.floor((Date.now() - loadedAt) / 60_000)), 10_000)
    return () => clearInterval(timer)
  }, [atLoad])
  return atLoad === null ? null : Math.max(0, Math.min(atLoad, atLoad - passed))
}

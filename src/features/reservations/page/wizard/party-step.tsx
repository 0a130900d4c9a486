import { formatMessage } from '@/domain/text/format-message'
import type { ReservationMessages } from '@/i18n/reservation-messages'
import { RadioList } from './radio-list'

type Props = {
  maxFriends: number
  friends: number
  title: string
  messages: ReservationMessages
  onChoose: (friends: number) => void
}

/** "Just me", then one more person per choice, as far as seats are free and the location allows. Spec: CUS-2.37, CUS-5.38. */
export function PartyStep({ maxFriends, friends, title, messages, onChoose }: Props) {
  const options = Array.from({ length: maxFriends + 1 }, (_, count) => ({
    value: count,
    isOffered: true,
    content: <span>{count === 0 ? messages.justMe : formatMessage(messages.plus, { count })}</span>,
  }))
  return (
    <div className="reservation-party">
      <p id="reservation-step" className="reservation-step">
        {title}
      </p>
      <RadioList labelledBy="reservation-step" options={options} value={friends} onChoose={onChoose} />
    </div>
  )
}

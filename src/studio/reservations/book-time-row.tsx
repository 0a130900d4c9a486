import type { BookedParty, BookTime } from '@/domain/reservations/day-book'
import { formatReservationTime } from '@/domain/reservations/reservation-texts'
import { seatsOf } from '@/domain/reservations/seats'
import { formatMessage, formatPlural } from '@/domain/text/format-message'
import type { BookMessages } from './book-messages'

type Props = {
  time: BookTime
  language: 'en' | 'fr'
  messages: BookMessages
  onArrival: (party: BookedParty) => void
  onBlock: () => void
  onCancel: (party: BookedParty) => void
}

/** A time of the book: how full it is, its parties, and the buttons to note arrivals, cancel and block. */
export function BookTimeRow({ time, language, messages, onArrival, onBlock, onCancel }: Props) {
  const { minute, guests, held, remaining, blocked, isOffered, waiting, parties } = time
  const clock = formatReservationTime(minute, language)
  const count = (message: BookMessages['guests'], number: number) =>
    formatPlural(message, number, language, { count: number })
  const facts = [
    count(messages.guests, guests),
    blocked ? messages.blocked : count(messages.free, remaining),
    ...(held > 0 ? [count(messages.held, held)] : []),
    ...(waiting > 0 ? [count(messages.waiting, waiting)] : []),
    ...(isOffered || blocked ? [] : [messages.notOffered]),
  ]
  return (
    <li className="book-time" data-blocked={blocked || undefined}>
      <div className="book-time__head">
        <h3>{clock}</h3>
        <p>{facts.join(' · ')}</p>
        {(isOffered || blocked) && (
          <button
            type="button"
            aria-label={formatMessage(blocked ? messages.unblockOf : messages.blockOf, { time: clock })}
            onClick={onBlock}
          >
            {blocked ? messages.unblock : messages.block}
          </button>
        )}
      </div>
      {parties.length === 0 ? (
        <p className="book-time__nobody">{messages.nobody}</p>
      ) : (
        <ul>
          {parties.map((party) => {
            const name = party.name || messages.noName
            return (
              <li key={party.id} className="book-party" data-arrived={party.hasArrived || undefined}>
                <span className="book-party__who">
                  <strong>{name}</strong> {count(messages.party, seatsOf(party.friends))}
                  {party.hasArrived && <span className="book-party__arrived">✓ {messages.arrived}</span>}
                </span>
                <button
                  type="button"
                  aria-label={formatMessage(party.hasArrived ? messages.undoOf : messages.checkInOf, {
                    name,
                    time: clock,
                  })}
                  onClick={() => onArrival(party)}
                >
                  {party.hasArrived ? messages.undo : messages.checkIn}
                </button>
                <button
                  type="button"
                  aria-haspopup="dialog"
                  aria-label={formatMessage(messages.cancelOf, { name, time: clock })}
                  onClick={() => onCancel(party)}
                >
                  {messages.cancel}
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </li>
  )
}

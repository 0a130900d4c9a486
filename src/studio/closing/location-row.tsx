import { useId } from 'react'
import { formatMessage } from '@/domain/text/format-message'
import { formatLongDate } from '@/domain/time/date-formats'
import { occupancies, type Occupancy } from '@/domain/places/occupancy'
import type { ClosingMessages } from './closing-messages'
import type { LocationToday } from './locations-today'
import { ServedDishesOfLocation } from '@/studio/menu/served-dishes'

type Props = {
  hall: LocationToday
  site: string
  language: 'en' | 'fr'
  messages: ClosingMessages
  onClose: () => void
  onReopen: () => void
  onBusy: (occupancy: Occupancy) => void
}

/** A location of the panel "Today": its status, Close… or Reopen, how busy it is and what is sold out, in one tap. */
export function LocationRow({ hall, site, language, messages, onClose, onReopen, onBusy }: Props) {
  const group = useId()
  const name = hall.name[language]
  const { closure } = hall
  return (
    <li className="today-hall" data-closed={closure ? '' : undefined}>
      <div className="today-hall__status">
        <strong>{name}</strong>
        <span>
          {hall.status.message} {hall.reason?.[language]}
        </span>
        {closure && (
          <span className="today-hall__closure">
            {closure.lastDay
              ? formatMessage(messages.closedThrough, { date: formatLongDate(closure.lastDay, language) })
              : messages.closedToday}
            {closure.by && ` ${formatMessage(messages.by, { name: closure.by })}`}
          </span>
        )}
      </div>
      <fieldset className="today-hall__busy">
        <legend className="visually-hidden">{formatMessage(messages.howBusy, { name })}</legend>
        {occupancies.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={group}
              value={value}
              checked={hall.occupancy === value}
              onChange={() => onBusy(value)}
            />
            <span>{messages.occupancy[value]}</span>
          </label>
        ))}
      </fieldset>
      {closure ? (
        <button type="button" onClick={onReopen} aria-label={formatMessage(messages.reopenOf, { name })}>
          {messages.reopen}
        </button>
      ) : (
        <button type="button" onClick={onClose} aria-label={formatMessage(messages.closeOf, { name })}>
          {messages.close}
        </button>
      )}
      <ServedDishesOfLocation location={hall.id} site={site} />
    </li>
  )
}

import { useId } from 'react'
import type { ClosingMessages } from './closing-messages'
import type { ClosingForm } from './closing-request'

type Props = {
  form: ClosingForm
  /** The campus date. */
  today: string
  messages: ClosingMessages
  onChange: (change: Partial<ClosingForm>) => void
}

/** Until when locations are closed: the end of today, a time today, or a later day. */
export function UntilChoice({ form: { until, time, day }, today, messages, onChange }: Props) {
  const group = useId()
  const choices = [
    ['today', messages.endOfToday],
    ['time', messages.timeToday],
    ['day', messages.lastDay],
  ] as const
  return (
    <fieldset>
      <legend>{messages.until}</legend>
      {choices.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={group} checked={until === value} onChange={() => onChange({ until: value })} />
          {label}
        </label>
      ))}
      {until === 'time' && (
        <label>
          {messages.time} <input type="time" value={time} onChange={({ target }) => onChange({ time: target.value })} />
        </label>
      )}
      {until === 'day' && (
        <label>
          {messages.day}{' '}
          <input type="date" min={today} value={day} onChange={({ target }) => onChange({ day: target.value })} />
        </label>
      )}
    </fieldset>
  )
}

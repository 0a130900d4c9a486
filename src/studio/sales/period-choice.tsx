import { useState, type FormEvent } from 'react'
import type { SalesAnswer } from './sales-answers'
import type { SalesMessages } from './sales-messages'

/** The query of a period, such as `period=term&term=…`. */
export type PeriodQuery = string

type Props = {
  terms: SalesAnswer['terms']
  /** The campus date. */
  today: string
  language: 'en' | 'fr'
  messages: SalesMessages
  initial: string
  onChange: (query: PeriodQuery) => void
}

/** Chooses the period of the table: a month, a term, or two days, which are shown when the button is pressed. */
export function PeriodChoice({ terms, today, language, messages, initial, onChange }: Props) {
  const [choice, setChoice] = useState(initial)
  const [days, setDays] = useState({ from: `${today.slice(0, 7)}-01`, to: today })

  function choose(value: string) {
    setChoice(value)
    if (value !== 'days') onChange(value.startsWith('term:') ? `period=term&term=${value.slice(5)}` : `period=${value}`)
  }
  function showDays(event: FormEvent) {
    event.preventDefault()
    onChange(`period=days&${new URLSearchParams(days)}`)
  }
  return (
    <form className="sales__period" onSubmit={showDays} noValidate>
      <label>
        {messages.period}{' '}
        <select value={choice} onChange={({ target }) => choose(target.value)}>
          <option value="last-7-days">{messages.lastDays}</option>
          <option value="this-month">{messages.thisMonth}</option>
          <option value="last-month">{messages.lastMonth}</option>
          {terms.length > 0 && (
            <optgroup label={messages.terms}>
              {terms.map(({ id, name }) => (
                <option key={id} value={`term:${id}`}>
                  {name[language]}
                </option>
              ))}
            </optgroup>
          )}
          <option value="days">{messages.days}</option>
        </select>
      </label>
      {choice === 'days' && (
        <>
          {(['from', 'to'] as const).map((end) => (
            <label key={end}>
              {messages[end]}{' '}
              <input
                type="date"
                value={days[end]}
                onChange={({ target }) => setDays((before) => ({ ...before, [end]: target.value }))}
              />
            </label>
          ))}
          <button type="submit">{messages.show}</button>
        </>
      )}
    </form>
  )
}

import { useState } from 'react'
import { addDays, isCampusDate } from '@/domain/time/calendar'
import { formatLongDate } from '@/domain/time/date-formats'
import type { BookAnswer } from './book-answer'
import type { BookMessages } from './book-messages'

/** Null where the server chooses: the first site and location, and today on campus. */
export type BookChoiceValue = { site: string | null; hall: string | null; date: string | null }
type Props = {
  answer: BookAnswer
  choice: BookChoiceValue
  language: 'en' | 'fr'
  messages: BookMessages
  onChange: (changed: Partial<BookChoiceValue>) => void
}

/**
 * Chooses the site, the location and the day of the book. What is chosen counts from then on, also while the answer to an earlier
 * choice is on its way.
 */
export function BookChoice({ answer, choice, language, messages, onChange }: Props) {
  const { sites, halls } = answer
  const [steps, setSteps] = useState(0)
  const [site, hall, date] = [choice.site ?? answer.site, choice.hall ?? answer.hall, choice.date ?? answer.date]
  const show = (day: string) => isCampusDate(day) && onChange({ date: day })
  const step = (days: number) => {
    if (date !== null) show(addDays(date, days))
    setSteps(steps + 1)
  }
  return (
    <div className="book__choice">
      {sites.length > 1 && (
        <label>
          {messages.site}
          <select
            value={site ?? ''}
            onChange={({ target }) => onChange({ site: target.value, hall: null, date: null })}
          >
            {sites.map(({ id, name }) => (
              <option key={id} value={id}>
                {name[language]}
              </option>
            ))}
          </select>
        </label>
      )}
      {hall !== null && date !== null && (
        <>
          <label>
            {messages.hall}
            <select value={hall} onChange={({ target }) => onChange({ hall: target.value })}>
              {halls.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name[language]}
                </option>
              ))}
            </select>
          </label>
          <div className="book__day">
            <button type="button" aria-label={messages.previousDay} onClick={() => step(-1)}>
              ←
            </button>
            <label>
              {messages.day}
              {/* A new key would take the focus away while somebody types: only the buttons and the site replace the field. */}
              <input
                type="date"
                key={`${site} ${steps}`}
                defaultValue={date}
                onChange={({ target }) => show(target.value)}
              />
            </label>
            <button type="button" aria-label={messages.nextDay} onClick={() => step(1)}>
              →
            </button>
          </div>
          {answer.date !== null && <h2>{formatLongDate(answer.date, language)}</h2>}
        </>
      )}
    </div>
  )
}

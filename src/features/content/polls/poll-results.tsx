import { Check } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { Locale } from '@/domain/locale'
import type { PollResults } from './read-polls'
import { formatPlural, type PluralMessage } from '@/domain/text/format-message'

type PollResultsProps = { results: PollResults; locale: Locale; words: { mine: string; votes: PluralMessage } }

/** The results of a poll: a bar and a rounded percentage for each choice, and the number of votes. Spec: PUB-2.50, PUB-9.6. */
export function PollResultsList({ results: { shares, total, mine }, locale, words }: PollResultsProps) {
  const count = total.toLocaleString(`${locale}-CA`)
  return (
    <>
      <ul className="poll-shares">
        {shares.map(({ id, text, percentage }) => (
          <li key={id}>
            <p>
              <span>
                {text}
                {id === mine && (
                  <span className="poll-mine">
                    <Check size={16} aria-hidden />
                    {words.mine}
                  </span>
                )}
              </span>{' '}
              <strong>{locale === 'fr' ? `${percentage}\u00a0%` : `${percentage}%`}</strong>
            </p>
            <span aria-hidden className="poll-bar" style={{ '--share': `${percentage}%` } as CSSProperties} />
          </li>
        ))}
      </ul>
      <p className="poll-total">{formatPlural(words.votes, total, locale, { count })}</p>
    </>
  )
}

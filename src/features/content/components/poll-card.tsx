'use client'

import { useEffect, useId, useRef, useState } from 'react'
import type { Locale } from '@/domain/locale'
import type { Poll } from '@/features/content/read-polls'
import type { Plural } from '@/ui/fill-in'
import { castVote, type VoteProblem } from './cast-vote'
import { PollResultsList } from './poll-results'

export type PollWords = {
  choose: string
  counting: string
  thanks: string
  mine: string
  votes: Plural
  problems: Record<VoteProblem, string>
}

type Props = {
  poll: Poll
  /** The choice that did not count, and why, where the vote came without a script. */
  refused: Refused | null
  /** The page's own path, for the vote that works without a script. */
  back: string
  locale: Locale
  words: PollWords
}
type Refused = { choice: string; problem: VoteProblem }

/**
 * One poll: its choices until the visitor has chosen, then how it stands. A vote that did not count leaves the choices as
 * they are, the chosen one marked. Without a script the form goes to `/vote`. Spec: PUB-2.50, PUB-4.12.
 */
export function PollCard({ poll, refused: told, back, locale, words }: Props) {
  const [results, setResults] = useState(poll.results)
  const [sent, setSent] = useState<string | null>(null)
  const [refused, setRefused] = useState(told)
  const standing = useRef<HTMLDivElement>(null)
  const headingId = useId()
  const voted = results !== poll.results

  // The button that had the focus is gone.
  useEffect(() => {
    if (voted) standing.current?.focus()
  }, [voted])

  async function vote(choice: string) {
    setSent(choice)
    setRefused(null)
    const outcome = await castVote(poll.id, choice, locale)
    setSent(null)
    if (typeof outcome === 'string') setRefused({ choice, problem: outcome })
    else setResults(outcome)
  }

  return (
    <article className="poll" id={`poll-${poll.id}`}>
      <h2 id={headingId}>{poll.question}</h2>
      {results ? (
        <div ref={standing} tabIndex={-1} role="group" aria-labelledby={headingId}>
          <PollResultsList results={results} locale={locale} words={words} />
        </div>
      ) : (
        <form
          action="/vote"
          method="post"
          aria-labelledby={headingId}
          onSubmit={(event) => {
            const { submitter } = event.nativeEvent as SubmitEvent
            if (!(submitter instanceof HTMLButtonElement)) return
            event.preventDefault()
            if (sent === null) void vote(submitter.value)
          }}
        >
          <input type="hidden" name="survey" value={poll.id} />
          <input type="hidden" name="back" value={back} />
          <p className="poll-help">{words.choose}</p>
          <ul>
            {poll.choices.map(({ id, text }) => (
              <li key={id}>
                <button
                  name="choice"
                  value={id}
                  className="poll-choice"
                  aria-disabled={sent !== null}
                  data-chosen={id === (sent ?? refused?.choice) || undefined}
                >
                  <span aria-hidden className="poll-dot" />
                  {text}
                </button>
              </li>
            ))}
          </ul>
          {refused && (
            <p role="alert" className="poll-problem">
              {words.problems[refused.problem]}
            </p>
          )}
        </form>
      )}
      <p role="status" className="sr-only">
        {sent !== null && words.counting}
        {voted && words.thanks}
      </p>
    </article>
  )
}

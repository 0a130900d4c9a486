'use client'

import { useEffect, useId, useRef, useState } from 'react'
import type { Locale } from '@/domain/locale'
import type { Poll } from './read-polls'
import type { PluralMessage } from '@/domain/text/format-message'
import { castVote, type VoteProblem } from './cast-vote'
import { PollResultsList } from './poll-results'

export type PollWords = {
  choose: string
  counting: string
  thanks: string
  mine: string
  votes: PluralMessage
  problems: Record<VoteProblem, string>
}

type Props = {
  poll: Poll
  /** The vote that did not count, if it was sent without JavaScript; else null. */
  refused: Refused | null
  /** The path of this page, to which `/vote` redirects. */
  back: string
  locale: Locale
  words: PollWords
}
type Refused = { choice: string; problem: VoteProblem }

/**
 * One poll: the choices until the visitor votes, then the results. If a vote does not count, the choices stay and the chosen
 * one is marked. Without JavaScript the form is sent to `/vote`. Spec: PUB-2.50, PUB-4.12.
 */
export function PollCard({ poll, refused: initialRefusal, back, locale, words }: Props) {
  const [results, setResults] = useState(poll.results)
  const [pendingChoice, setPendingChoice] = useState<string | null>(null)
  const [refused, setRefused] = useState(initialRefusal)
  const resultsElement = useRef<HTMLDivElement>(null)
  const headingId = useId()
  const hasVoted = results !== poll.results

  // The button that had the focus has been removed, so the focus moves to the results.
  useEffect(() => {
    if (hasVoted) resultsElement.current?.focus()
  }, [hasVoted])

  async function vote(choice: string) {
    setPendingChoice(choice)
    setRefused(null)
    const outcome = await castVote(poll.id, choice, locale)
    setPendingChoice(null)
    if (typeof outcome === 'string') setRefused({ choice, problem: outcome })
    else setResults(outcome)
  }

  return (
    <article className="poll" id={`poll-${poll.id}`}>
      <h2 id={headingId}>{poll.question}</h2>
      {results ? (
        <div ref={resultsElement} tabIndex={-1} role="group" aria-labelledby={headingId}>
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
            if (pendingChoice === null) void vote(submitter.value)
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
                  aria-disabled={pendingChoice !== null}
                  data-chosen={id === (pendingChoice ?? refused?.choice) || undefined}
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
        {pendingChoice !== null && words.counting}
        {hasVoted && words.thanks}
      </p>
    </article>
  )
}

import { useId } from 'react'
import { formatMessage } from '@/domain/text/format-message'
import { formatLongDate } from '@/domain/time/date-formats'
import { LoadState } from './load-state'
import { PeriodChoice, type PeriodQuery } from './period-choice'
import type { SalesAnswer } from './sales-answers'
import type { SalesMessages } from './sales-messages'
import { SalesTable } from './sales-table'
import type { StudioAnswer } from './use-studio-answer'

type Props = {
  state: StudioAnswer<SalesAnswer>
  language: 'en' | 'fr'
  messages: SalesMessages
  /** The period that is shown first: its name in the request. */
  initial: string
  onPeriod: (query: PeriodQuery) => void
}

/** Plans sold and revenue by plan in a period, and refunded orders in a table of their own. */
export function SoldSection({ state, language, messages, initial, onPeriod }: Props) {
  const titleId = useId()
  const { answer } = state
  const isShown = answer?.period && state.refusal === null
  return (
    <section aria-labelledby={titleId} aria-busy={state.isLoading}>
      <h2 id={titleId}>{messages.sold}</h2>
      <p>{messages.soldIntro}</p>
      {answer?.today && (
        <PeriodChoice
          key={answer.site}
          terms={answer.terms}
          today={answer.today}
          language={language}
          messages={messages}
          initial={initial}
          onChange={onPeriod}
        />
      )}
      <LoadState state={state} messages={messages} />
      {isShown && <Tables answer={answer} language={language} messages={messages} />}
    </section>
  )
}

function Tables({
  answer,
  language,
  messages,
}: {
  answer: SalesAnswer
  language: 'en' | 'fr'
  messages: SalesMessages
}) {
  const { approved, refunded } = answer.sales
  return (
    <>
      <p className="sales__shown">{describePeriod(answer, language, messages)}</p>
      {approved.products.length === 0 ? (
        <p>{messages.nothingSold}</p>
      ) : (
        <SalesTable table={approved} caption={messages.sold} language={language} messages={messages} />
      )}
      {refunded.products.length > 0 && (
        <>
          <h3>{messages.refunded}</h3>
          <p>{messages.refundedIntro}</p>
          <SalesTable table={refunded} caption={messages.refunded} language={language} messages={messages} />
        </>
      )}
    </>
  )
}

function describePeriod({ period, terms }: SalesAnswer, language: 'en' | 'fr', messages: SalesMessages): string {
  if (!period) return ''
  if ('term' in period) {
    const term = terms.find(({ id }) => id === period.term)?.name[language] ?? ''
    return formatMessage(messages.termShown, { term })
  }
  const { from, to } = period
  return formatMessage(messages.periodShown, {
    from: formatLongDate(from, language),
    to: formatLongDate(to, language),
  })
}

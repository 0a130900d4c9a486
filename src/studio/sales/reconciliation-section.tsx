import { useId, useState, type FormEvent } from 'react'
import { useConfig } from '@payloadcms/ui'
import { formatPlural } from '@/domain/text/format-message'
import { requestStudioApi } from '@/studio/request-staff-api'
import { LoadState } from './load-state'
import { ComparedDays, DifferenceTable } from './reconciliation-tables'
import type { ReconciliationsAnswer } from './sales-answers'
import type { SalesMessages } from './sales-messages'
import { useStudioAnswer } from './use-studio-answer'

type Props = { site: string; language: 'en' | 'fr'; messages: SalesMessages }

/** Differences between the payment provider and the ledger, and a button that compares a day again. */
export function ReconciliationSection({ site, language, messages }: Props) {
  const titleId = useId()
  const api = useConfig().config.routes.api
  const path = `site=${encodeURIComponent(site)}`
  const state = useStudioAnswer<ReconciliationsAnswer>(`orders/reconciliations?${path}`)
  const [day, setDay] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isComparing, setIsComparing] = useState(false)
  const { answer } = state
  const chosen = day ?? answer?.yesterday ?? ''

  async function compare(event: FormEvent) {
    event.preventDefault()
    setIsComparing(true)
    const { unreachable } = messages
    const result = await requestStudioApi(api, `orders/reconcile?${path}`, {
      language,
      unreachable,
      body: { day: chosen },
    })
    setRefusal(result.ok ? null : result.message)
    setIsComparing(false)
    state.reload()
  }
  const found = answer?.days.reduce((count, each) => count + each.differences.length, 0) ?? 0
  return (
    <section aria-labelledby={titleId} aria-busy={state.isLoading || isComparing}>
      <h2 id={titleId}>{messages.reconciliation}</h2>
      <p>{messages.reconciliationIntro}</p>
      <form className="sales__period" onSubmit={(event) => void compare(event)} noValidate>
        <label>
          {messages.reconcileDay} <input type="date" value={chosen} onChange={({ target }) => setDay(target.value)} />
        </label>
        <button type="submit" disabled={isComparing}>
          {messages.reconcile}
        </button>
      </form>
      {refusal !== null && (
        <p role="alert" className="sales__refusal">
          {refusal}
        </p>
      )}
      <LoadState state={state} messages={messages} />
      {answer?.days.length === 0 && <p>{messages.neverCompared}</p>}
      {answer && answer.days.length > 0 && (
        <>
          <p role="status" className="sales__shown">
            {found === 0
              ? messages.noDifferences
              : formatPlural(messages.foundDifferences, found, language, { count: found })}
          </p>
          {found > 0 && <DifferenceTable days={answer.days} language={language} messages={messages} />}
          <details>
            <summary>{messages.comparedDays}</summary>
            <ComparedDays days={answer.days} language={language} messages={messages} />
          </details>
        </>
      )}
    </section>
  )
}

'use client'
import { Fragment, useEffect, useState, useId } from 'react'
import { useSearchParams } from 'next/navigation'
import { Gutter, useStepNav, useTranslation, useConfig } from '@payloadcms/ui'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { AbandonedSection } from './abandoned-section'
import { CardLoadsSection } from './card-loads-section'
import { ReconciliationSection } from './reconciliation-section'
import { RevenueSection } from './revenue-section'
import type { SalesAnswer } from './sales-answers'
import { salesMessages, type SalesMessages } from './sales-messages'
import { SoldSection } from './sold-section'
import { useStudioAnswer } from './use-studio-answer'
import './sales.css'

type Props = { site: string; today: string; language: 'en' | 'fr'; messages: SalesMessages }

/** Downloads the ledger of a period. The link opens no page, so that the studio stays. */
function LedgerSection({ site, today, language, messages }: Props) {
  const titleId = useId()
  const api = useConfig().config.routes.api
  const [days, setDays] = useState({ from: `${today.slice(0, 7)}-01`, to: today })
  const query = new URLSearchParams({ site, ...days, language })
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{messages.ledger}</h2>
      <p>{messages.ledgerIntro}</p>
      <div className="sales__period">
        {(['from', 'to'] as const).map((end) => (
          <label key={end}>
            {messages.ledgerDays[end]}{' '}
            <input
              type="date"
              value={days[end]}
              onChange={({ target }) => setDays((before) => ({ ...before, [end]: target.value }))}
            />
          </label>
        ))}
        <a className="sales__download" href={`${api}/orders/ledger-export?${query}`} download>
          {messages.download}
        </a>
      </div>
    </section>
  )
}

/** The page "Sales" of the studio: what one site sold by plan, and its abandoned carts. */
export function SalesPage() {
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const messages = salesMessages(language)
  const { setStepNav } = useStepNav()
  const { selectedTenantID } = useTenantSelection()
  const [chosen, setChosen] = useState<string | null>(null)
  const wanted = chosen ?? (selectedTenantID ? String(selectedTenantID) : null)
  const initial = useSearchParams().get('period') === 'last-7-days' ? 'last-7-days' : 'this-month'
  const [choice, setChoice] = useState<{ site: string | null; period: string } | null>(null)
  const period = choice && choice.site === wanted ? choice.period : `period=${initial}` // a term belongs to a site
  const site = wanted ? `&site=${encodeURIComponent(wanted)}` : ''
  const state = useStudioAnswer<SalesAnswer>(`orders/sales?${period}${site}`)
  const { answer } = state
  useEffect(() => setStepNav([{ label: messages.title }]), [messages.title, setStepNav])
  return (
    <Gutter className="sales">
      <div className="sales__head">
        <h1>{messages.title}</h1>
        {answer && answer.sites.length > 1 && (
          <label>
            {messages.site}{' '}
            <select value={answer.site ?? ''} onChange={({ target }) => setChosen(target.value)}>
              {answer.sites.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name[language]}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {answer && answer.site === null ? (
        <p>{messages.noSite}</p>
      ) : (
        <SoldSection
          state={state}
          language={language}
          messages={messages}
          initial={initial}
          onPeriod={(query) => setChoice({ site: wanted, period: query })}
        />
      )}
      {answer?.site && answer.today && (
        <Fragment key={answer.site}>
          {state.refusal === null && <RevenueSection answer={answer} language={language} messages={messages} />}
          <CardLoadsSection site={answer.site} today={answer.today} language={language} messages={messages} />
          <AbandonedSection site={answer.site} language={language} messages={messages} />
          <ReconciliationSection site={answer.site} language={language} messages={messages} />
          <LedgerSection site={answer.site} today={answer.today} language={language} messages={messages} />
        </Fragment>
      )}
    </Gutter>
  )
}

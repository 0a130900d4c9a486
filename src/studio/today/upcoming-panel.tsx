'use client'

import { useId } from 'react'
import { useTranslation } from '@payloadcms/ui'
import type { Window } from '@/domain/content/publication-window'
import type { Localized } from '@/domain/locale'
import { formatMessage } from '@/domain/text/format-message'
import { formatLongDate } from '@/domain/time/date-formats'
import { useStudioAnswer } from '@/studio/sales/use-studio-answer'
import { ScheduledTime, type Scheduled } from '@/studio/scheduling/scheduled-time'
import { DocumentLink, type LinkedDocument } from './document-link'
import { useSiteQuery, useWritesContent } from './use-site-query'

type Kind = 'shown' | 'sold' | 'special-hours' | 'alert'
type Answer = {
  site: Localized | null
  scheduled: (LinkedDocument & Scheduled)[]
  windows: (LinkedDocument & Window & { kind: Kind })[]
}
type Messages = Record<'title' | 'none' | 'colon' | 'from' | 'until' | 'both' | 'day', string> & Record<Kind, string>

const en: Messages = {
  title: 'Goes live or ends in the next seven days',
  none: 'Nothing goes live or ends.',
  colon: ': ',
  shown: 'Shown',
  sold: 'On sale',
  'special-hours': 'Special hours',
  alert: 'Alert',
  from: 'from {from}',
  until: 'until {until}',
  both: 'from {from} until {until}',
  day: 'on {from}',
}
const fr: Messages = {
  title: 'Commence ou finit dans les sept prochains jours',
  none: 'Rien ne commence et rien ne finit.',
  colon: '\u00a0: ',
  shown: 'Affichage',
  sold: 'Vente',
  'special-hours': 'Heures spéciales',
  alert: 'Avis',
  from: 'à partir du {from}',
  until: 'jusqu’au {until}',
  both: 'du {from} au {until}',
  day: 'le {from}',
}

function describeWindow({ from, until }: Window, messages: Messages, language: 'en' | 'fr'): string {
  const shape = from === null ? 'until' : until === null ? 'from' : from === until ? 'day' : 'both'
  const format = (date: string | null) => (date === null ? '' : formatLongDate(date, language))
  return formatMessage(messages[shape], { from: format(from), until: format(until) })
}

/** What goes live or ends at the site in the next seven days, each with a link to its form. Nothing for people who write nothing. */
export function UpcomingPanel() {
  const site = useSiteQuery()
  return useWritesContent() ? <Panel path={`staff/upcoming?${site}`} /> : null
}

function Panel({ path }: { path: string }) {
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const messages = language === 'fr' ? fr : en
  const { answer, refusal } = useStudioAnswer<Answer>(path)
  const id = useId()
  if (refusal) return <p role="alert">{refusal}</p>
  if (!answer?.site) return null
  const { scheduled, windows } = answer
  return (
    <section className="today-panel" aria-labelledby={id}>
      <h2 id={id}>{`${messages.title}${messages.colon}${answer.site[language]}`}</h2>
      {scheduled.length + windows.length === 0 && <p>{messages.none}</p>}
      <ul>
        {scheduled.map((each) => (
          <li key={`${each.id} ${each.at} ${each.type}`}>
            <ScheduledTime {...each} language={language} />
            {messages.colon}
            <DocumentLink {...each} language={language} />
          </li>
        ))}
        {windows.map((each, index) => (
          <li key={index}>
            {`${messages[each.kind]} ${describeWindow(each, messages, language)}${messages.colon}`}
            <DocumentLink {...each} language={language} />
          </li>
        ))}
      </ul>
    </section>
  )
}

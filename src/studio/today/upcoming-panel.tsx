'use client'
import type { Window } from '@/domain/content/publication-window'
import type { Locale, Localized } from '@/domain/locale'
import { formatMessage } from '@/domain/text/format-message'
import { formatLongDate } from '@/domain/time/date-formats'
import { ScheduledTime, type Scheduled } from '@/studio/scheduling/scheduled-time'
import { AnnounceButtons } from '@/studio/announcing/announce-buttons'
import type { AnnounceSite } from '@/studio/announcing/announce-dialog'
import { DocumentLink, type LinkedDocument } from './document-link'
import { colon, SitePanel } from './site-panel'
import { useSiteQuery, useWritesContent } from './use-site-query'

type Kind = 'shown' | 'sold' | 'special-hours' | 'alert'
type Answer = {
  site: Localized | null
  announce: AnnounceSite
  scheduled: (LinkedDocument & Scheduled)[]
  windows: (LinkedDocument & Window & { kind: Kind })[]
}
type Messages = Record<'none' | 'from' | 'until' | 'both' | 'day', string> & Record<Kind, string>

const title = {
  en: 'Goes live or ends in the next seven days',
  fr: 'Commence ou finit dans les sept prochains jours',
}
const en: Messages = {
  none: 'Nothing goes live or ends.',
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
  none: 'Rien ne commence et rien ne finit.',
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
  return useWritesContent() ? (
    <SitePanel<Answer> path={`staff/upcoming?${site}`} title={title} siteOf={(answer) => answer.site}>
      {(answer, language, reload) => <UpcomingDocuments {...answer} language={language} reload={reload} />}
    </SitePanel>
  ) : null
}

function UpcomingDocuments({
  scheduled,
  windows,
  announce,
  reload,
  language,
}: Answer & { reload: () => void } & { language: Locale }) {
  const messages = language === 'fr' ? fr : en
  return (
    <>
      <AnnounceButtons site={announce} language={language} onDone={reload} />
      {scheduled.length + windows.length === 0 && <p>{messages.none}</p>}
      <ul>
        {scheduled.map((each) => (
          <li key={`${each.id} ${each.at} ${each.type}`}>
            <ScheduledTime {...each} language={language} />
            {colon[language]}
            <DocumentLink {...each} language={language} />
          </li>
        ))}
        {windows.map((each, index) => (
          <li key={index}>
            {`${messages[each.kind]} ${describeWindow(each, messages, language)}${colon[language]}`}
            <DocumentLink {...each} language={language} />
          </li>
        ))}
      </ul>
    </>
  )
}

'use client'
import { useId } from 'react'
import { useTranslation } from '@payloadcms/ui'
import type { Localized } from '@/domain/locale'
import { formatPlural } from '@/domain/text/format-message'
import type { MissingTranslation } from '@/domain/text/missing-translations'
import { documentNoticesMessages } from '@/studio/document-notices/document-notices-messages'
import { listFields } from '@/studio/document-notices/list-missing-translations'
import { useStudioAnswer } from '@/studio/sales/use-studio-answer'
import { DocumentLink, type LinkedDocument } from './document-link'
import { useSiteQuery, useWritesContent } from './use-site-query'

type Answer = {
  site: Localized | null
  count: number
  documents: (LinkedDocument & { missing: MissingTranslation[] })[]
}

const en = {
  title: 'Texts in one language only',
  none: 'Everything that visitors see from today on is in both languages.',
  more: { one: 'And 1 more.', other: 'And {count} more.' },
  colon: ': ',
}
const fr: typeof en = {
  title: 'Textes dans une seule langue',
  none: 'Tout ce que les visiteurs voient à partir d’aujourd’hui est dans les deux langues.',
  more: { one: 'Et 1 autre.', other: 'Et {count} autres.' },
  colon: '\u00a0: ',
}

/** The published documents with texts in one language only, each with a link to its form. Nothing for people who write nothing. */
export function UntranslatedPanel() {
  const site = useSiteQuery()
  return useWritesContent() ? <Panel path={`staff/untranslated?${site}`} /> : null
}

function Panel({ path }: { path: string }) {
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const messages = language === 'fr' ? fr : en
  const { answer, refusal } = useStudioAnswer<Answer>(path)
  const id = useId()
  if (refusal) return <p role="alert">{refusal}</p>
  if (!answer?.site) return null
  const { site, count, documents } = answer
  const left = count - documents.length
  const describe = (missing: MissingTranslation[]) =>
    (['fr', 'en'] as const)
      .flatMap((locale) => {
        const names = listFields(missing, locale, language)
        return names ? [`${documentNoticesMessages(language).missing[locale]} ${names}.`] : []
      })
      .join(' ')
  return (
    <section className="today-panel" aria-labelledby={id}>
      <h2 id={id}>{`${messages.title}${messages.colon}${site[language]}`}</h2>
      {count === 0 && <p>{messages.none}</p>}
      <ul>
        {documents.map(({ missing, ...document }) => (
          <li key={`${document.collection} ${document.id}`}>
            <DocumentLink {...document} language={language} />
            {`. ${describe(missing)}`}
          </li>
        ))}
      </ul>
      {left > 0 && <p>{formatPlural(messages.more, left, language, { count: left })}</p>}
    </section>
  )
}

'use client'
import type { Locale, Localized } from '@/domain/locale'
import { formatPlural } from '@/domain/text/format-message'
import type { MissingTranslation } from '@/domain/text/missing-translations'
import { documentNoticesMessages } from '@/studio/document-notices/document-notices-messages'
import { listFields } from '@/studio/document-notices/list-missing-translations'
import { DocumentLink, type LinkedDocument } from './document-link'
import { SitePanel } from './site-panel'
import { useSiteQuery, useWritesContent } from './use-site-query'

type Answer = {
  site: Localized | null
  count: number
  documents: (LinkedDocument & { missing: MissingTranslation[] })[]
}

const title = { en: 'Texts in one language only', fr: 'Textes dans une seule langue' }
const en = {
  none: 'Everything that visitors see from today on is in both languages.',
  more: { one: 'And 1 more.', other: 'And {count} more.' },
}
const fr: typeof en = {
  none: 'Tout ce que les visiteurs voient à partir d’aujourd’hui est dans les deux langues.',
  more: { one: 'Et 1 autre.', other: 'Et {count} autres.' },
}

/** The published documents with texts in one language only, each with a link to its form. Nothing for people who write nothing. */
export function UntranslatedPanel() {
  const site = useSiteQuery()
  return useWritesContent() ? (
    <SitePanel<Answer> path={`staff/untranslated?${site}`} title={title} siteOf={(answer) => answer.site}>
      {(answer, language) => <UntranslatedDocuments {...answer} language={language} />}
    </SitePanel>
  ) : null
}

function UntranslatedDocuments({ count, documents, language }: Answer & { language: Locale }) {
  const messages = language === 'fr' ? fr : en
  const left = count - documents.length
  const describe = (missing: MissingTranslation[]) =>
    (['fr', 'en'] as const)
      .flatMap((locale) => {
        const names = listFields(missing, locale, language)
        return names ? [`${documentNoticesMessages(language).missing[locale]} ${names}.`] : []
      })
      .join(' ')
  return (
    <>
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
    </>
  )
}

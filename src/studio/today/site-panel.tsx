'use client'
import { useId, type ReactNode } from 'react'
import { useTranslation } from '@payloadcms/ui'
import type { Locale, Localized } from '@/domain/locale'
import { useStudioAnswer } from '@/studio/sales/use-studio-answer'

/** What stands between a name and what follows it. */
export const colon = { en: ': ', fr: '\u00a0: ' }

type SitePanelProps<Answer> = {
  /** The path of the studio's API that answers what the panel shows. */
  path: string
  title: Localized
  /** The name of the site that an answer is about; null for a person without a site. */
  siteOf: (answer: Answer) => Localized | null
  /** `reload` reads the answer again. */
  children: (answer: Answer, language: Locale, reload: () => void) => ReactNode
}

/** A panel of Today about one site. It shows why its read failed in its place, and nothing before the answer or without a site. */
export function SitePanel<Answer>({ path, title, siteOf, children }: SitePanelProps<Answer>) {
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const { answer, refusal, reload } = useStudioAnswer<Answer>(path)
  const id = useId()
  if (refusal) return <p role="alert">{refusal}</p>
  const site = answer && siteOf(answer)
  if (!site) return null
  return (
    <section className="today-panel" aria-labelledby={id}>
      <h2 id={id}>{`${title[language]}${colon[language]}${site[language]}`}</h2>
      {children(answer, language, reload)}
    </section>
  )
}

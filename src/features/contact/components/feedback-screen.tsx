import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/campus'
import type { Locale } from '@/domain/locale'
import type { FeedbackWords } from './feedback-form'
import { FeedbackFormApart } from './feedback-form-apart'
import { kitWords } from './kit-words'

type Props = {
  site: Site
  locale: Locale
  name: string
  breadcrumb: ReactNode
  /** What staff wrote on the section, cleaned; empty for nothing. */
  html: string
  /** The names of the site's locations, in its order. */
  locations: readonly string[]
}

/** What visitors think of the dining services. Spec: CUS-2.9, CUS-2.58. */
export async function FeedbackScreen({ site: { id, k12 }, locale, name, breadcrumb, html, locations }: Props) {
  const t = await getTranslations({ locale })
  const words = t.raw('feedbackForm') as FeedbackWords
  return (
    <div className="page-width pt-6 lg:pt-10">
      {breadcrumb}
      <h1 id="feedback" className="page-head">
        {name}
      </h1>
      {html ? (
        <div className="article form-intro" dangerouslySetInnerHTML={{ __html: html }} />
      ) : (
        <p className="form-intro">{words.intro}</p>
      )}
      <FeedbackFormApart
        site={{ id, k12 }}
        locations={locations}
        locale={locale}
        labelledBy="feedback"
        words={words}
        kit={await kitWords(locale)}
      />
    </div>
  )
}

import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/campus'
import type { Locale } from '@/domain/locale'
import { kitWords } from './kit-words'
import { OnTheGoForm, type OnTheGoWords } from './on-the-go-form'

type Props = { site: Pick<Site, 'id' | 'slug'>; locale: Locale; breadcrumb: ReactNode }

/** A meal to take away, put together by whoever orders it. Spec: CUS-2.7, CUS-2.46. */
export async function OnTheGoScreen({ site, locale, breadcrumb }: Props) {
  const t = await getTranslations({ locale })
  const words = t.raw('onTheGo') as OnTheGoWords
  return (
    <div className="page-width pt-6 lg:pt-10">
      {breadcrumb}
      <h1 id="on-the-go" className="page-head">
        {words.title}
      </h1>
      <p className="form-intro">
        {words.intro} <a href={`/${site.slug}/privacy`}>{words.privacy}</a>
      </p>
      <OnTheGoForm siteId={site.id} locale={locale} labelledBy="on-the-go" words={words} kit={await kitWords(locale)} />
    </div>
  )
}

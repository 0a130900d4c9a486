import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/campus'
import type { Locale } from '@/domain/locale'
import { DietaryForm, type DietaryWords } from './dietary-form'
import { kitWords } from './kit-words'

type Props = { site: Pick<Site, 'id' | 'slug'>; locale: Locale; breadcrumb: ReactNode }

/** What somebody cannot eat, told to the dietitians. Spec: CUS-2.6, CUS-2.42. */
export async function DietaryFormScreen({ site, locale, breadcrumb }: Props) {
  const t = await getTranslations({ locale })
  const words = t.raw('dietaryForm') as DietaryWords
  return (
    <div className="page-width pt-6 lg:pt-10">
      {breadcrumb}
      <h1 id="dietary-form" className="page-head">
        {words.title}
      </h1>
      <p className="form-intro">
        {words.intro} <a href={`/${site.slug}/privacy`}>{words.privacy}</a>
      </p>
      <DietaryForm
        siteId={site.id}
        locale={locale}
        labelledBy="dietary-form"
        words={words}
        kit={await kitWords(locale)}
      />
    </div>
  )
}

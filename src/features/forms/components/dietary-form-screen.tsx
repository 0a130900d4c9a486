import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/site/site'
import type { Locale } from '@/domain/locale'
import { DietaryForm, type DietaryMessages } from './dietary-form'
import { getSharedFormMessages } from './form-messages'

type Props = { site: Pick<Site, 'id' | 'slug'>; locale: Locale; breadcrumb: ReactNode }

/** The page of the dietary health form. Spec: CUS-2.6, CUS-2.42. */
export async function DietaryFormScreen({ site, locale, breadcrumb }: Props) {
  const t = await getTranslations({ locale })
  const messages = t.raw('dietaryForm') as DietaryMessages
  return (
    <div className="page-width pt-6 lg:pt-10">
      {breadcrumb}
      <h1 id="dietary-form" className="page-head">
        {messages.title}
      </h1>
      <p className="form-intro">
        {messages.intro} <a href={`/${site.slug}/privacy`}>{messages.privacy}</a>
      </p>
      <DietaryForm
        siteId={site.id}
        locale={locale}
        labelledBy="dietary-form"
        messages={messages}
        sharedMessages={await getSharedFormMessages(locale)}
      />
    </div>
  )
}

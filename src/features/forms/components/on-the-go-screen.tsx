import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/site/site'
import type { Locale } from '@/domain/locale'
import { readOnTheGoChoices } from '@/features/forms/read-on-the-go-choices'
import { getSharedFormMessages } from './form-messages'
import { OnTheGoForm, type OnTheGoMessages } from './on-the-go-form'

type Props = { site: Pick<Site, 'id' | 'slug'>; locale: Locale; breadcrumb: ReactNode }

/** The page of the on-the-go order form. Spec: CUS-2.7, CUS-2.46. */
export async function OnTheGoScreen({ site, locale, breadcrumb }: Props) {
  const [t, choices] = await Promise.all([getTranslations({ locale }), readOnTheGoChoices(site.id)])
  const messages = t.raw('onTheGo') as OnTheGoMessages
  return (
    <div className="page-width pt-6 lg:pt-10">
      {breadcrumb}
      <h1 id="on-the-go" className="page-head">
        {messages.title}
      </h1>
      <p className="form-intro">
        {messages.intro} <a href={`/${site.slug}/privacy`}>{messages.privacy}</a>
      </p>
      <OnTheGoForm
        siteId={site.id}
        locale={locale}
        labelledBy="on-the-go"
        choices={choices}
        messages={messages}
        sharedMessages={await getSharedFormMessages(locale)}
      />
    </div>
  )
}

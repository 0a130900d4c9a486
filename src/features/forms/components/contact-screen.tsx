import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/site/site'
import type { Locale } from '@/domain/locale'
import { ContactForm, type ContactMessages } from './contact-form'
import { getSharedFormMessages } from './form-messages'

type Props = {
  site: Pick<Site, 'id' | 'slug'>
  locale: Locale
  breadcrumb: ReactNode
  /** The name and the sanitized body of the site's own section at this address; null and empty without one. */
  name?: string | null
  html?: string
}

/** The page of the contact form. Spec: CUS-2.60. */
export async function ContactScreen({ site, locale, breadcrumb, name = null, html = '' }: Props) {
  const t = await getTranslations({ locale })
  const messages = t.raw('contactForm') as ContactMessages
  return (
    <div className="page-width pt-6 lg:pt-10">
      {breadcrumb}
      <h1 id="contact-form" className="page-head">
        {name ?? messages.title}
      </h1>
      {html && <div className="article form-intro" dangerouslySetInnerHTML={{ __html: html }} />}
      <p className="form-intro">
        {messages.intro} <a href={`/${site.slug}/privacy`}>{messages.privacy}</a>
      </p>
      <ContactForm
        siteId={site.id}
        locale={locale}
        labelledBy="contact-form"
        messages={messages}
        sharedMessages={await getSharedFormMessages(locale)}
      />
    </div>
  )
}

import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { formatPhone } from '@/domain/forms/phone'
import type { Site } from '@/domain/site/site'
import type { Locale } from '@/domain/locale'
import type { FeedbackMessages } from './feedback-form'
import { LazyCheckedFeedbackForm, LazyFeedbackForm } from './lazy-feedback-form'
import { getSharedFormMessages } from './form-messages'
import type { FormCheck } from './use-visitor-form'

type Props = {
  site: Site
  locale: Locale
  name: string
  breadcrumb: ReactNode
  /** The sanitized body of the section; empty when staff wrote none. */
  html: string
  /** The names of the site's locations, in the site's order. */
  locations: readonly string[]
}

/** The page of the feedback form. Spec: CUS-2.9, CUS-2.58. */
export async function FeedbackScreen({ site, locale, name, breadcrumb, html, locations }: Props) {
  const t = await getTranslations({ locale })
  const { id, k12, feedbackCaptcha } = site
  const messages = t.raw('feedbackForm') as FeedbackMessages
  const form = {
    site: { id, k12 },
    locations,
    locale,
    labelledBy: 'feedback',
    messages,
    sharedMessages: await getSharedFormMessages(locale),
  }
  return (
    <div className="page-width pt-6 lg:pt-10">
      {breadcrumb}
      <h1 id="feedback" className="page-head">
        {name}
      </h1>
      {html ? (
        <div className="article form-intro" dangerouslySetInnerHTML={{ __html: html }} />
      ) : (
        <p className="form-intro">{messages.intro}</p>
      )}
      {feedbackCaptcha ? (
        <>
          <CaptchaNeedsScript site={site} locale={locale} />
          <LazyCheckedFeedbackForm {...form} captchaMessages={t.raw('captcha') as FormCheck['messages']} />
        </>
      ) : (
        <LazyFeedbackForm {...form} />
      )}
    </div>
  )
}

type CaptchaNeedsScriptProps = { site: Pick<Site, 'email' | 'displayEmail' | 'contact' | 'address'>; locale: Locale }

/** For browsers without JavaScript: why the form cannot be sent, and the site's email and phone. Either may be missing. */
async function CaptchaNeedsScript({
  site: { email, displayEmail, contact, address },
  locale,
}: CaptchaNeedsScriptProps) {
  const t = await getTranslations({ locale, namespace: 'captchaWithoutScript' })
  const mail = contact?.email ?? (displayEmail ? email : null)
  const phone = contact?.phone ?? address.phone
  return (
    <noscript>
      <p className="form-intro">
        {t('reason')}
        {mail && (
          <>
            {' '}
            {t('write')} <a href={`mailto:${mail}`}>{mail}</a>.
          </>
        )}
        {phone && (
          <>
            {' '}
            {t('call')} <a href={`tel:+1${phone}`}>{formatPhone(phone, locale)}</a>.
          </>
        )}
      </p>
    </noscript>
  )
}

import { getTranslations } from 'next-intl/server'
import { formatPhone } from '@/domain/forms/phone'
import type { Locale } from '@/domain/locale'
import type { Site } from '@/domain/site/site'

type Props = { site: Pick<Site, 'email' | 'displayEmail' | 'contact' | 'address'>; locale: Locale }

/** For browsers without JavaScript: why the form cannot be sent, and the site's email and phone. Either may be missing. */
export async function CaptchaNeedsScript({ site: { email, displayEmail, contact, address }, locale }: Props) {
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

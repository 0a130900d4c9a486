import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { accountPath } from '@/domain/account/account-paths'
import { findEmailChange } from '@/features/account/email-change/change-email'
import { ConfirmEmailScreen } from '@/features/account/email-change/confirm-email-screen'
import { PlainFrame } from '@/features/site/frame/plain-frame'
import { formatPageTitle } from '@/features/site/page-title'
import { readSite } from '@/features/site/read-sites'
import { clock } from '@/server/clock'
import { getRequestPath } from '@/server/http/request-path'
import { requireLocale } from '@/app/(site)/require-locale'
import { withErrorPage } from '@/app/(site)/with-error-page'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ locale: string; key: string }> }

/** The key in the URL is a secret, so the page sends no referrer and is not indexed. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  const t = await getTranslations({ locale, namespace: 'account' })
  return {
    title: formatPageTitle('Refectory', t('confirmEmail'), locale),
    robots: { index: false },
    referrer: 'no-referrer',
  }
}

/** The page that confirms a new email of a customer, opened from the link in its mailbox. Spec: CUS-7.6. */
export default async function ConfirmEmailPage({ params }: Props) {
  const { locale: segment, key } = await params
  const locale = requireLocale(segment)
  const page = await withErrorPage(locale, async () => {
    const change = await findEmailChange(key, clock.now())
    const site = change && (await readSite(change.siteId))
    const signInPath = site?.published ? accountPath('signIn', site.slug, locale) : '/'
    const link = site && change ? { key, newEmail: change.newEmail, siteName: site.name, signInPath } : null
    return <ConfirmEmailScreen link={link} locale={locale} />
  })
  return (
    <PlainFrame locale={locale} back={await getRequestPath()}>
      {page}
    </PlainFrame>
  )
}

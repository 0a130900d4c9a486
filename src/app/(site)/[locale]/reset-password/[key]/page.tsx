import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ExpiredLinkScreen } from '@/features/account/sign-in/expired-link-screen'
import { NewPasswordScreen } from '@/features/account/sign-in/new-password-screen'
import { findExpiredLinkSite, findResetLinkSite } from '@/features/account/reset-password'
import { PlainFrame } from '@/features/site/frame/plain-frame'
import { formatPageTitle } from '@/features/site/page-title'
import { listSites, readSite } from '@/features/site/read-sites'
import { accountPath } from '@/domain/account/account-paths'
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
    title: formatPageTitle('Refectory', t('newPassword'), locale),
    robots: { index: false },
    referrer: 'no-referrer',
  }
}

/** The page for a new customer password, opened from the link in the email. Spec: PUB-2.4, CUS-2.4. */
export default async function ResetPasswordPage({ params }: Props) {
  const { locale: segment, key } = await params
  const locale = requireLocale(segment)
  const page = await withErrorPage(locale, async () => {
    const id = await findResetLinkSite(key, clock.now())
    const site = id === null ? null : await readSite(id)
    if (id === null) return <ExpiredLinkScreen sites={await findSignInSites(key)} locale={locale} />
    const signIn = site?.published ? accountPath('signIn', site.slug, locale) : null
    return <NewPasswordScreen publicKey={key} signIn={signIn} locale={locale} />
  })
  return (
    <PlainFrame locale={locale} back={await getRequestPath()}>
      {page}
    </PlainFrame>
  )
}

/** The sites on which a new link can be requested: that of the account if it is known, else all that have accounts. */
async function findSignInSites(key: string) {
  const id = await findExpiredLinkSite(key)
  const sites = (await listSites()).filter(({ published, customerLogin }) => published && customerLogin)
  const own = sites.filter((site) => site.id === id)
  return own.length > 0 ? own : sites
}

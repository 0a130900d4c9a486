import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NewPasswordScreen } from '@/features/account/components/new-password-screen'
import { siteOfLink } from '@/features/account/forgotten-password'
import { PlainFrame } from '@/features/content/components/plain-frame'
import { pageTitle } from '@/features/content/page-title'
import { readSite } from '@/features/content/read'
import { accountAddress } from '@/domain/account-address'
import { clock } from '@/server/clock'
import { visitedPath } from '@/server/visited-path'
import { knownLocale } from '@/app/(site)/known-locale'
import { pageOrError } from '@/app/(site)/page-or-error'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ locale: string; key: string }> }

/** The key in the address is a secret: it goes to no other host, and no search engine keeps it. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = knownLocale((await params).locale)
  const t = await getTranslations({ locale, namespace: 'account' })
  return { title: pageTitle('Refectory', t('newPassword'), locale), robots: { index: false }, referrer: 'no-referrer' }
}

/** A new password for the account that a link is for; no site is named. Spec: PUB-2.4, CUS-2.4. */
export default async function ResetPasswordPage({ params }: Props) {
  const { locale: asked, key } = await params
  const locale = knownLocale(asked)
  const page = await pageOrError(locale, async () => {
    const id = await siteOfLink(key, clock.now())
    const site = id === null ? null : await readSite(id)
    const signIn = site?.published ? accountAddress('signIn', site.slug, locale) : null
    return <NewPasswordScreen publicKey={key} isOpen={id !== null} signIn={signIn} locale={locale} />
  })
  return (
    <PlainFrame locale={locale} back={await visitedPath()}>
      {page}
    </PlainFrame>
  )
}

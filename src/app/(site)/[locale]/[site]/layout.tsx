import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { AccountArea } from '@/features/account/components/account-area'
import { PlainFrame } from '@/features/content/components/plain-frame'
import { SiteFrame } from '@/features/content/components/site-frame'
import { findSite } from '@/features/content/read'
import { appLinkFor } from '@/domain/mobile-app'
import { clock } from '@/server/clock'
import { mobileApp } from '@/server/mobile-app'
import { visitedPath } from '@/server/visited-path'
import { knownLocale } from '@/app/(site)/known-locale'
import { FeedLinks } from './feed-links'
import { accountOf } from './account-of'
import { HomeScreenLinks } from './home-screen-links'

type Props = { children: ReactNode; params: Promise<{ locale: string; site: string }> }

/**
 * A site's frame; the plain one where the address names no published site and the page says so. A client of the operator's
 * app is sent there instead, when the site is published. Spec: PUB-2.2, PUB-2.18, PUB-4.1.
 */
export default async function SiteLayout({ children, params }: Props) {
  const { locale: asked, site: slug } = await params
  const locale = knownLocale(asked)
  const [site, back] = await Promise.all([findSite(slug), visitedPath()])
  if (!site)
    return (
      <PlainFrame locale={locale} back={back}>
        {children}
      </PlainFrame>
    )
  const inApp = appLinkFor(mobileApp(), (await headers()).get('user-agent'), site.slug)
  if (inApp) redirect(inApp)
  const isSignedIn = !site.prelaunch && (await accountOf(site)) !== null
  const account = site.prelaunch ? null : <AccountArea site={site} locale={locale} isSignedIn={isSignedIn} />
  return (
    <SiteFrame site={site} locale={locale} back={back} now={clock.now()} account={account}>
      <HomeScreenLinks site={site} locale={locale} />
      {site.prelaunch ? null : <FeedLinks site={site} locale={locale} />}
      {children}
    </SiteFrame>
  )
}

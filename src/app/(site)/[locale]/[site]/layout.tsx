import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { AccountLinks } from '@/features/account/page/account-links'
import { PlainFrame } from '@/features/site/frame/plain-frame'
import { SiteFrame } from '@/features/site/frame/site-frame'
import { findSite } from '@/features/site/read-sites'
import { resolveAppLink } from '@/domain/site/mobile-app'
import { clock } from '@/server/clock'
import { getMobileApp } from '@/server/http/mobile-app'
import { getRequestPath } from '@/server/http/request-path'
import { requireLocale } from '@/app/(site)/require-locale'
import { FeedLinks } from './feed-links'
import { readSessionCustomer } from './read-session-customer'
import { HomeScreenLinks } from './home-screen-links'

type Props = { children: ReactNode; params: Promise<{ locale: string; site: string }> }

/**
 * The frame of a site, or the plain frame of the not-found page if no published site has this slug. The client of the
 * operator's mobile app is redirected to the app. Spec: PUB-2.2, PUB-2.18, PUB-4.1.
 */
export default async function SiteLayout({ children, params }: Props) {
  const { locale: segment, site: slug } = await params
  const locale = requireLocale(segment)
  const [site, back] = await Promise.all([findSite(slug), getRequestPath()])
  if (!site)
    return (
      <PlainFrame locale={locale} back={back}>
        {children}
      </PlainFrame>
    )
  const appLink = resolveAppLink(getMobileApp(), (await headers()).get('user-agent'), site.slug)
  if (appLink) redirect(appLink)
  const isSignedIn = !site.prelaunch && (await readSessionCustomer(site)) !== null
  const account = site.prelaunch ? null : <AccountLinks site={site} locale={locale} isSignedIn={isSignedIn} />
  return (
    <SiteFrame site={site} locale={locale} back={back} now={clock.now()} account={account}>
      <HomeScreenLinks site={site} locale={locale} />
      {site.prelaunch ? null : <FeedLinks site={site} locale={locale} />}
      {children}
    </SiteFrame>
  )
}

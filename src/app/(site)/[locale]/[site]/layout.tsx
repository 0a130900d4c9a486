import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { Favourites } from '@/features/account/favourites/favourites'
import { AccountLinks } from '@/features/account/page/account-links'
import { readOwnAllergens } from '@/features/account/read-own-allergens'
import { PlainFrame } from '@/features/site/frame/plain-frame'
import { SiteFrame } from '@/features/site/frame/site-frame'
import { findSite } from '@/features/site/read-sites'
import { unreadableCustomer } from '@/domain/menu/allergens/stored-profile'
import { resolveAppLink } from '@/domain/site/mobile-app'
import type { Site } from '@/domain/site/site'
import { clock } from '@/server/clock'
import { getMobileApp } from '@/server/http/mobile-app'
import { getRequestPath } from '@/server/http/request-path'
import { tryToRead } from '@/server/logging/try-to-read'
import { errorMessages } from '@/ui/error-messages'
import { requireLocale } from '@/app/(site)/require-locale'
import { renderErrorPage } from '@/app/(site)/with-error-page'
import { redirectFormerSlug } from '@/app/(site)/redirect-former-slug'
import { FeedLinks } from './feed-links'
import { readSession } from './read-session-customer'
import { HomeScreenLinks } from './home-screen-links'

type Props = { children: ReactNode; params: Promise<{ locale: string; site: string }> }

/** The allergens that menus apply before they are painted; null for visitors, and while they cannot be read. */
function readProfile({ id, switches }: Site, session: Awaited<ReturnType<typeof readSession>>) {
  if (session === null || session === 'unreadable' || !switches.allergenCard) return null
  const read = async () => {
    const { codes, custom } = await readOwnAllergens({ id: session.id, siteId: id }, [])
    return { codes, custom }
  }
  return tryToRead(read, 'The allergen profile of a session')
}

/**
 * The frame of a site, or the plain frame: of the not-found page if no published site has this slug, and of the error page if
 * the site cannot be read. A slug that the site had before is redirected to its present one. The client of the operator's mobile app is redirected to the app. Spec: PUB-2.2, PUB-2.18, PUB-4.1,
 * PUB-8.1.
 */
export default async function SiteLayout({ children, params }: Props) {
  const { locale: segment, site: slug } = await params
  const locale = requireLocale(segment)
  const back = await getRequestPath()
  const withoutSite = (content: ReactNode) => (
    <PlainFrame locale={locale} back={back}>
      {content}
    </PlainFrame>
  )
  let site: Site | null
  try {
    site = await findSite(slug)
  } catch (error) {
    // The page fails to read its site too, and with it its metadata. It is left out, so that its error is not rendered.
    return withoutSite(
      <>
        <title>{errorMessages[locale].title}</title>
        {renderErrorPage(locale, error)}
      </>,
    )
  }
  if (!site) {
    await redirectFormerSlug()
    return withoutSite(children)
  }
  const appLink = resolveAppLink(getMobileApp(), (await headers()).get('user-agent'), site.slug)
  if (appLink) redirect(appLink)
  const session = site.prelaunch ? null : await readSession(site)
  const isSignedIn = session !== null
  const customerId = session === 'unreadable' ? unreadableCustomer : (session?.id ?? null)
  const profile = await readProfile(site, session)
  const account = site.prelaunch ? null : <AccountLinks {...{ site, locale, isSignedIn, customerId, profile }} />
  return (
    <SiteFrame site={site} locale={locale} back={back} now={clock.forDates()} account={account}>
      <HomeScreenLinks site={site} locale={locale} />
      {site.prelaunch ? null : <FeedLinks site={site} locale={locale} />}
      {children}
      {site.customerLogin && !site.prelaunch && <Favourites site={site} locale={locale} isSignedIn={isSignedIn} />}
    </SiteFrame>
  )
}

import { redirect } from 'next/navigation'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { AccountFrame } from '@/features/account/page/account-frame'
import { NotLoaded, type UnreadPart } from '@/features/account/page/not-loaded'
import { SignInScreen, SignUpScreen } from '@/features/account/sign-in/sign-in-screens'
import { AllergenSection } from '@/features/account/page/allergen-section'
import { FoodInsecuritySection } from '@/features/account/page/food-insecurity-section'
import { FavouritesSection } from '@/features/account/favourites/favourites-section'
import { NotificationsSection } from '@/features/account/page/notifications-section'
import { OrdersSection } from '@/features/account/page/orders-section'
import { ProfileSection } from '@/features/account/page/profile-section'
import { PrivacySection } from '@/features/account/privacy/privacy-section'
import { SecuritySection } from '@/features/account/security/security-section'
import { SubscriptionCard } from '@/features/shop/saved-card/subscription-card'
import { CalendarSection } from '@/features/reservations/calendar/calendar-section'
import { ReservationsSection } from '@/features/reservations/page/reservations-section'
import { SubscriptionsSection } from '@/features/account/page/subscriptions-section'
import type { Customer } from '@/features/account/read-customer'
import { Breadcrumb } from '@/ui/breadcrumb'
import { formatPageTitle } from '@/features/site/page-title'
import { findSite } from '@/features/site/read-sites'
import {
  accountPartPath,
  accountPath,
  accountRedirect,
  parseReturnPath,
  type AccountPage,
} from '@/domain/account/account-paths'
import { selectAccountTab, type AccountTab } from '@/domain/account/account-tabs'
import type { Site } from '@/domain/site/site'
import { localize, type Locale } from '@/domain/locale'
import { requireLocale } from '@/app/(site)/require-locale'
import { NotFoundPage, buildNotFoundMetadata } from '@/app/(site)/not-found-page'
import { withErrorPage } from '@/app/(site)/with-error-page'
import { readSession } from './read-session-customer'

export type AccountProps = {
  params: Promise<{ locale: string; site: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** `site` is null if the site has no accounts; `shown` is the site of the path in any case. */
async function findAccountSite({
  params,
}: AccountProps): Promise<{ locale: Locale; site: Site | null; shown: Site | null }> {
  const { locale, site: slug } = await params
  const shown = await findSite(slug)
  return { locale: requireLocale(locale), shown, site: shown?.customerLogin && !shown.prelaunch ? shown : null }
}

/** Account pages and the sign-in page are not indexed. */
export async function buildAccountMetadata(page: AccountPage, props: AccountProps): Promise<Metadata> {
  const { locale, site, shown } = await findAccountSite(props)
  if (!site) return buildNotFoundMetadata({ site: shown, locale })
  const t = await getTranslations({ locale, namespace: 'account' })
  const title = t({ account: 'manageYours', signIn: 'logIn', signUp: 'signUp' }[page])
  return { title: formatPageTitle(localize(site.name, locale) ?? '', title, locale), robots: { index: false } }
}

/** The account page for customers, sign-in and sign-up for visitors. Redirects to the right one of them. Spec: PUB-2.7 to PUB-2.9, PUB-4.13. */
export async function renderAccountPage(page: AccountPage, props: AccountProps): Promise<ReactNode> {
  const { locale, site, shown } = await findAccountSite(props)
  if (!site) return <NotFoundPage site={shown} locale={locale} />
  return withErrorPage(locale, async () => {
    const session = await readSession(site)
    const customer = session === 'unreadable' ? null : session
    const { part, opened, next, deleted, 'sign-on': signOn } = await props.searchParams
    const returnPath = parseReturnPath(next, site.slug)
    const redirectPage =
      page === 'account' && session === 'unreadable' ? null : accountRedirect(page, customer !== null)
    if (redirectPage === 'account' && returnPath) redirect(returnPath)
    if (redirectPage) redirect(redirectPath(redirectPage, { site, locale, part }))
    return (
      <div className="page-width pt-6 lg:pt-10">
        <Breadcrumb site={site} locale={locale} />
        {customer === null ? (
          page === 'account' ? (
            <UnreadAccount {...{ site, locale }} tab={selectAccountTab(part, site.switches)} />
          ) : page === 'signUp' ? (
            <SignUpScreen site={site} locale={locale} returnPath={returnPath} />
          ) : (
            <SignInScreen
              {...{ site, locale, returnPath }}
              wasRefused={signOn !== undefined}
              hasDeleted={deleted !== undefined}
            />
          )
        ) : (
          <Account
            {...{ site, customer, locale }}
            tab={selectAccountTab(part, site.switches)}
            isNew={opened !== undefined}
          />
        )}
      </div>
    )
  })
}

/** Whoever follows the link of a mail to a part of the account comes back to it after sign-in. */
function redirectPath(
  page: AccountPage,
  { site, locale, part }: { site: Site; locale: Locale; part: string | string[] | undefined },
): string {
  const path = accountPath(page, site.slug, locale)
  const tab = selectAccountTab(part, site.switches)
  if (page !== 'signIn' || tab === 'profile') return path
  return `${path}?next=${encodeURIComponent(accountPartPath(tab, site.slug, locale))}`
}

type Account = { site: Site; customer: Customer; tab: AccountTab; isNew: boolean; locale: Locale }

const parts: Record<AccountTab, (account: Account) => ReactNode> = {
  profile: ProfileAndSecurity,
  allergens: AllergenSection,
  'food-insecurity': FoodInsecuritySection,
  favourites: (account) => (
    <FavouritesSection {...account} calendarLink={<CalendarSection {...account} shows="favourites" />} />
  ),
  reservations: ReservationsSection,
  orders: OrdersSection,
  subscriptions: (account) => (
    <SubscriptionsSection
      {...account}
      renderCard={(subscription) => <SubscriptionCard {...account} subscription={subscription} />}
    />
  ),
  notifications: NotificationsSection,
}

/** The profile, and below it the password, the sessions, the customer's data and the deletion of the account. */
function ProfileAndSecurity(account: Account) {
  return (
    <>
      <ProfileSection {...account} />
      <SecuritySection {...account} />
      <PrivacySection {...account} />
    </>
  )
}

/** What each part says when the account cannot be read, and with it nothing of the customer. */
const unreadParts: Record<AccountTab, UnreadPart> = {
  profile: 'profile',
  allergens: 'preferences',
  'food-insecurity': 'preferences',
  favourites: 'favourites',
  reservations: 'reservations',
  orders: 'orders',
  subscriptions: 'subscriptions',
  notifications: 'preferences',
}

/** The account page while the account cannot be read: the session goes on, and the part says so. Spec: CUS-8.18. */
function UnreadAccount({ site, tab, locale }: { site: Site; tab: AccountTab; locale: Locale }) {
  return (
    <AccountFrame {...{ site, tab, locale }} customer={null} isNew={false}>
      <NotLoaded what={unreadParts[tab]} locale={locale} />
    </AccountFrame>
  )
}

async function Account(account: Account) {
  const Part = parts[account.tab]
  return (
    <AccountFrame {...account}>
      <Part {...account} />
    </AccountFrame>
  )
}

import { redirect } from 'next/navigation'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { AccountFrame } from '@/features/account/components/account-frame'
import { SignInScreen, SignUpScreen } from '@/features/account/components/entry-screens'
import { AllergenPart } from '@/features/account/components/allergen-part'
import { FoodInsecurityPart } from '@/features/account/components/food-insecurity-part'
import { NotificationsPart } from '@/features/account/components/notifications-part'
import { OrdersPart } from '@/features/account/components/orders-part'
import { ProfilePart } from '@/features/account/components/profile-part'
import { SubscriptionsPart } from '@/features/account/components/subscriptions-part'
import type { Customer } from '@/features/account/read-customer'
import { Breadcrumb } from '@/features/content/components/breadcrumb'
import { pageTitle } from '@/features/content/page-title'
import { findSite } from '@/features/content/read'
import { accountAddress, guardOf, type AccountPage } from '@/domain/account-address'
import { accountTabOf, type AccountTab } from '@/domain/account-tabs'
import type { Site } from '@/domain/campus'
import { textIn, type Locale } from '@/domain/locale'
import { knownLocale } from '@/app/(site)/known-locale'
import { NotFoundPage, notFoundMetadata } from '@/app/(site)/not-found-page'
import { pageOrError } from '@/app/(site)/page-or-error'
import { accountOf } from './account-of'

export type AccountProps = {
  params: Promise<{ locale: string; site: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** A site that has accounts; null for any other. */
async function findAccountSite({
  params,
}: AccountProps): Promise<{ locale: Locale; site: Site | null; shown: Site | null }> {
  const { locale, site: slug } = await params
  const shown = await findSite(slug)
  return { locale: knownLocale(locale), shown, site: shown?.customerLogin && !shown.prelaunch ? shown : null }
}

/** What is behind a sign-in, and the sign-in itself, is nothing for search engines. */
export async function accountMetadata(page: AccountPage, props: AccountProps): Promise<Metadata> {
  const { locale, site, shown } = await findAccountSite(props)
  if (!site) return notFoundMetadata({ site: shown, locale })
  const t = await getTranslations({ locale, namespace: 'account' })
  const title = t({ account: 'manageYours', signIn: 'logIn', signUp: 'signUp' }[page])
  return { title: pageTitle(textIn(site.name, locale) ?? '', title, locale), robots: { index: false } }
}

/** The account of whoever is signed in, the way in for everybody else, each kept off the other's. Spec: PUB-2.7 to PUB-2.9, PUB-4.13. */
export async function accountPage(page: AccountPage, props: AccountProps): Promise<ReactNode> {
  const { locale, site, shown } = await findAccountSite(props)
  if (!site) return <NotFoundPage site={shown} locale={locale} />
  return pageOrError(locale, async () => {
    const customer = await accountOf(site)
    const elsewhere = guardOf(page, customer !== null)
    if (elsewhere) redirect(accountAddress(elsewhere, site.slug, locale))
    const { part, opened } = await props.searchParams
    return (
      <div className="page-width pt-6 lg:pt-10">
        <Breadcrumb site={site} locale={locale} />
        {customer === null ? (
          page === 'signUp' ? (
            <SignUpScreen site={site} locale={locale} />
          ) : (
            <SignInScreen site={site} locale={locale} />
          )
        ) : (
          <Account
            {...{ site, customer, locale }}
            tab={accountTabOf(part, site.switches)}
            isNew={opened !== undefined}
          />
        )}
      </div>
    )
  })
}

type Account = { site: Site; customer: Customer; tab: AccountTab; isNew: boolean; locale: Locale }

const parts: Record<AccountTab, (account: Account) => ReactNode> = {
  profile: ProfilePart,
  allergens: AllergenPart,
  'food-insecurity': FoodInsecurityPart,
  orders: OrdersPart,
  subscriptions: SubscriptionsPart,
  notifications: NotificationsPart,
}

async function Account(account: Account) {
  const Part = parts[account.tab]
  return (
    <AccountFrame {...account}>
      <Part {...account} />
    </AccountFrame>
  )
}

import type { Locale } from '@/domain/locale'
import type { AccountTab } from './account-tabs'

/** The last path segment of each account page. Both segments work in both languages. Spec: PUB-2.7 to PUB-2.9. */
const accountPages = {
  account: { en: 'customer-account', fr: 'gerer-votre-compte' },
  signIn: { en: 'login', fr: 'se-connecter-a-votre-compte' },
  signUp: { en: 'signup', fr: 'sinscrire' },
} as const satisfies Record<string, Record<Locale, string>>
export type AccountPage = keyof typeof accountPages

export const accountPath = (page: AccountPage, slug: string, locale: Locale): string =>
  `/${slug}/${accountPages[page][locale]}`

/** A part of the account page. */
export const accountPartPath = (tab: AccountTab, slug: string, locale: Locale): string => {
  const path = accountPath('account', slug, locale)
  return tab === 'profile' ? path : `${path}?part=${tab}`
}

/** The print page of the allergen card, the same in both languages. */
export const allergenCardPath = (slug: string): string => `/${slug}/allergen-card`

/** Pages with health data, an address or an order: browsers must not keep them after the customer has logged out. */
const personalPages = new Set<string>([...Object.values(accountPages.account), 'allergen-card', 'order-complete'])

/** Whether a path is a page about the customer, such as `/northgate/customer-account`. */
export const isPersonalPage = (path: string): boolean => personalPages.has(path.split('/')[2] ?? '')

/**
 * The page that a visitor is redirected to; null when they may stay. Customers who are signed in skip sign-in and sign-up;
 * everyone else needs to sign in before the account page. Spec: PUB-4.13, PUB-6.3.
 */
export function accountRedirect(page: AccountPage, isSignedIn: boolean): AccountPage | null {
  if (page === 'account') return isSignedIn ? null : 'signIn'
  return isSignedIn ? 'account' : null
}

/**
 * The page of the site to which login and sign-up return; null for an address that is none. Only a path below the site's slug is
 * accepted, with at most a part of the account page, so that a link to the login cannot lead to another website.
 */
export function parseReturnPath(next: unknown, slug: string): string | null {
  if (typeof next !== 'string' || next.length > 200) return null
  return next.startsWith(`/${slug}/`) && /^(?:\/[\w-]+)+(?:\?part=[a-z-]+)?(?:#[\w-]*)?$/.test(next) ? next : null
}

/** Where a customer of a site, or a member of staff, leaves for the identity provider of their campus. */
export const customerSignOnPath = (slug: string, next: string): string =>
  `/sign-on/customers/${slug}?next=${encodeURIComponent(next)}`
export const staffSignOnPath = '/sign-on/staff'

/** The query by which the sign-in page learns that the provider or we refused. */
export const signOnRefused = 'sign-on=refused'

import type { Locale } from './locale'

/** The pages of an account, by their last part in each language; either part works in either language. Spec: PUB-2.7 to PUB-2.9. */
const accountPages = {
  account: { en: 'customer-account', fr: 'gerer-votre-compte' },
  signIn: { en: 'login', fr: 'se-connecter-a-votre-compte' },
  signUp: { en: 'signup', fr: 'sinscrire' },
} as const satisfies Record<string, Record<Locale, string>>
export type AccountPage = keyof typeof accountPages

export const accountAddress = (page: AccountPage, slug: string, locale: Locale): string =>
  `/${slug}/${accountPages[page][locale]}`

/**
 * Where a visitor of one of these pages belongs instead; null when they are right here. Who is signed in needs neither
 * sign-in nor sign-up, and nobody else sees an account. Spec: PUB-4.13, PUB-6.3.
 */
export function guardOf(page: AccountPage, isSignedIn: boolean): AccountPage | null {
  if (page === 'account') return isSignedIn ? null : 'signIn'
  return isSignedIn ? 'account' : null
}

import { accountPath, signOnRefused } from '@/domain/account/account-paths'
import type { Locale } from '@/domain/locale'
import { readCookie } from '@/domain/http/cookies'

/** The visitor's language: French, or English for every other one. */
export const localeOf = (request: Request): Locale =>
  readCookie(request.headers.get('cookie'), 'l1') === 'fr' ? 'fr' : 'en'

/** The sign-in page in the visitor's language, with the sentence that the campus sign-in did not work. */
export const signInPathOf = (request: Request, slug: string): string =>
  `${accountPath('signIn', slug, localeOf(request))}?${signOnRefused}`

import { isFilterCode } from '@/domain/menu/filters/filter-code'
import { compactScript } from '@/domain/text/compact-script'
import { maxCodes } from './my-allergens'

/**
 * Where a tab keeps the allergen profile of the signed-in customer, and which customer has paused it. The browser deletes
 * both with the tab, and never sends them. See decision 0196.
 */
export const storedProfileKey = 'profile-allergens'
export const pausedProfileKey = 'profile-allergens-paused'

/**
 * What the account links name in place of the customer's id while the account cannot be read. The customer is still signed in, so
 * that the profile of the tab stays in force. Never an id. See decision 0103.
 */
export const unreadableCustomer = 'unreadable'

/**
 * The allergens of a customer at a site, as a tab keeps them. `customer` is empty after the session has ended: then nothing else
 * is stored, and the page says that the profile does not apply any more.
 */
export type StoredProfile = {
  site: string
  customer: string
  /** Codes of menu filters. */
  codes: string[]
  /** In the customer's own words. */
  custom: string[]
}

/**
 * A script that runs before the menu is painted. It gives the tab the profile that the server wrote into the page of a session
 * (`data-profile`, a `StoredProfile`), so that no forbidden dish is shown until a call answers. In a
 * browser without storage it does nothing: the page then says that it is not filtered until the call answers.
 */
export const keepPageProfile = compactScript(`
try {
  sessionStorage.setItem('${storedProfileKey}', document.querySelector('[data-profile]').dataset.profile)
} catch (error) {}
`)

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text): text is string => typeof text === 'string') : []

/** Parses what a tab keeps; null when it keeps nothing that can be read. */
export function parseStoredProfile(text: string | null): StoredProfile | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const { site, customer, codes, custom } = value as Record<string, unknown>
    if (typeof site !== 'string' || typeof customer !== 'string') return null
    return { site, customer, codes: texts(codes).filter(isFilterCode).slice(0, maxCodes), custom: texts(custom) }
  } catch {
    return null
  }
}

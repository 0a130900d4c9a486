import { readStoredProfile } from '@/contract/account/profile-on-device'
import { unreadableCustomer, type StoredProfile } from '@/domain/menu/allergens/stored-profile'

/** `customer` is empty for visitors, and null while the account of a signed-in customer cannot be read. */
export type PageAccount = { site: string; customer: string | null }

/** The site and the customer of the page, from the account links; null on a site without allergen profiles. */
export function readPageAccount(): PageAccount | null {
  const { site = '', customer } = document.querySelector<HTMLElement>('[data-customer]')?.dataset ?? {}
  if (customer === undefined) return null
  return { site, customer: customer === unreadableCustomer ? null : customer }
}

/**
 * What the tab keeps of the signed-in customer's profile; null if it keeps nothing of theirs at this site. While the account cannot
 * be read, it is that of the customer who was signed in last, unless their session has ended.
 */
export function readProfileOf({ site, customer }: PageAccount): StoredProfile | null {
  const stored = readStoredProfile()
  if (stored?.site !== site || stored.customer === '') return null
  return customer === null || stored.customer === customer ? stored : null
}

/** Whether the tab keeps a profile of this site, or that its session has ended. */
export const hasProfileOfSite = (site: string): boolean => readStoredProfile()?.site === site

/** The customer to remember a pause for; null if nobody knows who is signed in. */
export const customerOfPause = (account: PageAccount): string | null =>
  account.customer ?? readProfileOf(account)?.customer ?? null

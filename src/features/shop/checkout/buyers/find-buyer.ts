import type { ConsentChange } from '@/domain/account/consents'
import type { OrderPerson } from '@/domain/shop/orders/order'
import type { Site } from '@/domain/site/site'
import { signIn } from '@/server/auth/customer-session'
import { findOrCreateGuest, setFirstPassword } from '@/server/auth/guest-accounts'
import { openPayload } from '@/server/database/payload'

type AccountSite = Pick<Site, 'id' | 'customerLogin'>

/**
 * The account that an order belongs to (decision 0163): that of the session; without one, the guest account of the email, which is
 * created if the email has no account. Null where a site has no accounts, and for the email of an account with a password:
 * typing an email is no proof of owning it. `consents` are recorded with an account that is created. Spec: CUS-4.24.
 */
export async function findBuyer(
  { id: siteId, customerLogin }: AccountSite,
  sessionCustomer: string | null,
  { phone, ...person }: OrderPerson,
  { optIn, consents }: { optIn: boolean; consents: readonly ConsentChange[] },
  now: Date,
): Promise<string | null> {
  if (sessionCustomer !== null) return sessionCustomer
  if (!customerLogin) return null
  return findOrCreateGuest(await openPayload(), siteId, { ...person, phone, optIn, consents }, now)
}

/**
 * Makes a guest account an account with the password that the buyer chose at checkout, and signs it in. Returns the session's
 * token; null if the account has other orders, whose owner chooses a password through their mailbox. Spec: CUS-5.12.
 */
export async function openAccount(
  { id: siteId }: AccountSite,
  { accountId, email, password, orderId }: { accountId: string; email: string; password: string; orderId: string },
): Promise<string | null> {
  const payload = await openPayload()
  if (!(await setFirstPassword(payload, accountId, { password, orderId }))) return null
  return (await signIn(payload, siteId, email, password))?.token ?? null
}

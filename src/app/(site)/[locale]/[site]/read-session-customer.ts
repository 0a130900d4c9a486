import { cache } from 'react'
import { cookies } from 'next/headers'
import { readCustomer, type Customer } from '@/features/account/read-customer'
import { sessionCookie } from '@/server/auth/customer-session'
import { logError } from '@/server/logging/log-error'

type AccountSite = { id: string; customerLogin: boolean }

const readOnce = cache((token: string | null, siteId: string) =>
  readCustomer(token, siteId).catch((error: unknown) => {
    logError('The session cannot be read:', error)
    return 'unreadable' as const
  }),
)

/**
 * The customer of the session at this site, null for visitors, `unreadable` when the account cannot be read; read once per page.
 * An unreadable session has not ended: a page about the customer must not send them to the login. Spec: CUS-8.18.
 */
export async function readSession(site: AccountSite): Promise<Customer | null | 'unreadable'> {
  if (!site.customerLogin) return null
  return readOnce((await cookies()).get(sessionCookie)?.value ?? null, site.id)
}

/**
 * The customer of the session at this site, null for visitors. If the session cannot be read, the page is shown as for a visitor,
 * so that menus do not depend on accounts. Spec: CUS-4.2, CUS-8.2, PUB-6.1.
 */
export async function readSessionCustomer(site: AccountSite): Promise<Customer | null> {
  const session = await readSession(site)
  return session === 'unreadable' ? null : session
}

/** As `readSessionCustomer`, for pages that show nothing else: throws when the session cannot be read. */
export async function requireReadableSession(site: AccountSite): Promise<Customer | null> {
  const session = await readSession(site)
  if (session === 'unreadable') throw new Error('The page of a customer whose session cannot be read')
  return session
}

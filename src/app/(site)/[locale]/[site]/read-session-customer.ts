import { cache } from 'react'
import { cookies } from 'next/headers'
import { readCustomer, type Customer } from '@/features/account/read-customer'
import { sessionCookie } from '@/server/auth/customer-session'
import { logError } from '@/server/logging/log-error'

const readOnce = cache(readCustomer)

/**
 * The customer of the session at this site, null for visitors; read once per page. If the session cannot be read, the page
 * is shown as for a visitor, so that menus do not depend on accounts. Spec: CUS-4.2, CUS-8.2, PUB-6.1.
 */
export async function readSessionCustomer(site: { id: string; customerLogin: boolean }): Promise<Customer | null> {
  if (!site.customerLogin) return null
  const token = (await cookies()).get(sessionCookie)?.value ?? null
  return readOnce(token, site.id).catch((error: unknown) => {
    logError('The session cannot be read:', error)
    return null
  })
}

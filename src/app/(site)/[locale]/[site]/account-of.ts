import { cache } from 'react'
import { cookies } from 'next/headers'
import { readCustomer, type Customer } from '@/features/account/read-customer'
import { sessionCookie } from '@/server/customer-session'

const readOnce = cache(readCustomer)

/**
 * Who looks at this page, asked once for all of it: the customer of the session at this site, null for visitors. Where it
 * cannot be asked, the page is a visitor's: a menu is read whether the accounts can be reached or not. Spec: CUS-4.2,
 * CUS-8.2, PUB-6.1.
 */
export async function accountOf(site: { id: string; customerLogin: boolean }): Promise<Customer | null> {
  if (!site.customerLogin) return null
  const token = (await cookies()).get(sessionCookie)?.value ?? null
  return readOnce(token, site.id).catch((error: unknown) => {
    console.error('A session could not be asked for:', error)
    return null
  })
}

import { cache } from 'react'
import { cookies } from 'next/headers'
import { readCustomer, type Customer } from '@/features/account/read-customer'
import { sessionCookie } from '@/server/customer-session'

const readOnce = cache(readCustomer)

/** Who looks at this page, asked once for all of it: the customer of the session at this site, null for visitors. Spec: CUS-4.2, PUB-6.1. */
export async function accountOf(site: { id: string; customerLogin: boolean }): Promise<Customer | null> {
  if (!site.customerLogin) return null
  return readOnce((await cookies()).get(sessionCookie)?.value ?? null, site.id)
}

import { fieldsOf, flagOf, textOf } from '@/server/stored'
import { openPayload } from '@/server/payload'
import { whoseSession } from '@/server/customer-session'

/** An account as its owner sees it. Empty lines are null. Spec: CUS-3.1. */
export type Customer = {
  id: string
  siteId: string
  /** The session that asks, for it to be ended. */
  sessionId: string | null
  email: string
  firstName: string | null
  lastName: string | null
  studentId: string | null
  phone: string | null
  mobile: string | null
  address: string | null
  city: string | null
  province: string | null
  postalCode: string | null
  optIn: boolean
  notifyByText: boolean
}

/** A stored account as its owner sees it: neither what it is signed in by nor where it stands in the database. */
export function customerOf(stored: unknown, siteId: string): Customer {
  const it = fieldsOf(stored)
  return {
    id: String(it.id),
    siteId,
    sessionId: textOf(it._sid),
    email: textOf(it.email) ?? '',
    firstName: textOf(it.firstName),
    lastName: textOf(it.lastName),
    studentId: textOf(it.studentId),
    phone: textOf(it.phone),
    mobile: textOf(it.mobile),
    address: textOf(it.address),
    city: textOf(it.city),
    province: textOf(it.province),
    postalCode: textOf(it.postalCode),
    optIn: flagOf(it.optIn),
    notifyByText: flagOf(it.notifyByText),
  }
}

/** Who a session cookie belongs to at a site; null when nobody is signed in there. Never kept. Spec: CUS-4.2. */
export async function readCustomer(token: string | null, siteId: string): Promise<Customer | null> {
  if (!token) return null
  const stored = await whoseSession(await openPayload(), token, siteId)
  return stored && customerOf(stored, siteId)
}

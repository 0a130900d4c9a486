import { fieldsOf, flagOf, textOf } from '@/server/database/stored-values'
import { openPayload } from '@/server/database/payload'
import { getSessionCustomer } from '@/server/auth/customer-session'

/** A customer's account without credentials and health data. Empty fields are null. Spec: CUS-3.1. */
export type Customer = {
  id: string
  siteId: string
  /** The session of the request, needed to end it. */
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

/** Converts a stored account. Leaves out credentials and database fields. */
export function toCustomer(stored: unknown, siteId: string): Customer {
  const fields = fieldsOf(stored)
  return {
    id: String(fields.id),
    siteId,
    sessionId: textOf(fields._sid),
    email: textOf(fields.email) ?? '',
    firstName: textOf(fields.firstName),
    lastName: textOf(fields.lastName),
    studentId: textOf(fields.studentId),
    phone: textOf(fields.phone),
    mobile: textOf(fields.mobile),
    address: textOf(fields.address),
    city: textOf(fields.city),
    province: textOf(fields.province),
    postalCode: textOf(fields.postalCode),
    optIn: flagOf(fields.optIn),
    notifyByText: flagOf(fields.notifyByText),
  }
}

/** The customer of a session cookie at a site; null when the session is not valid there. Not cached. Spec: CUS-4.2. */
export async function readCustomer(token: string | null, siteId: string): Promise<Customer | null> {
  if (!token) return null
  const stored = await getSessionCustomer(await openPayload(), token, siteId)
  return stored && toCustomer(stored, siteId)
}

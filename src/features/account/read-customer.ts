import { fieldsOf, flagOf, idOf, textOf } from '@/server/database/stored-values'
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
  state: string | null
  province: string | null
  postalCode: string | null
  optIn: boolean
  notifyByText: boolean
  /** The campus's identity provider vouches for name and email, so that the customer cannot change them. Spec: CUS-4.23. */
  usesCampusSignIn: boolean
  /** A link in the mailbox or the campus has proved that the email is the customer's. */
  isEmailConfirmed: boolean
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
    state: textOf(fields.state),
    province: textOf(fields.province),
    postalCode: textOf(fields.postalCode),
    optIn: flagOf(fields.optIn),
    notifyByText: flagOf(fields.notifyByText),
    usesCampusSignIn: flagOf(fields.campusSignIn),
    isEmailConfirmed: textOf(fields.emailVerifiedAt) !== null,
  }
}

/** The customer of a session cookie at a site; null when the session is not valid there. Not cached. Spec: CUS-4.2. */
export async function readCustomer(token: string | null, siteId: string): Promise<Customer | null> {
  if (!token) return null
  const stored = await getSessionCustomer(await openPayload(), token, siteId)
  return stored && toCustomer(stored, siteId)
}

/** The customer of a session cookie, at the site of their account; null without a valid session. Not cached. */
export async function readSessionCustomer(token: string | null): Promise<Customer | null> {
  if (!token) return null
  const stored = await getSessionCustomer(await openPayload(), token, null)
  const siteId = stored && idOf(stored.site)
  return siteId ? toCustomer(stored, siteId) : null
}

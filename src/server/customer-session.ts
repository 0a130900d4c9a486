import type { Payload } from 'payload'
import { spendTheTimeOfHashing } from './hashing-time'
import { inTurn } from './in-turn'
import { fieldsOf, idOf, textOf } from './stored'

/** The cookie that keeps who is signed in at a site, for as long as Payload keeps the session. Spec: CUS-3.2, CUS-9.1. */
export const sessionCookie = 'customer'
export const sessionSeconds = 2 * 60 * 60

export type SignedIn = { token: string; customer: Record<string, unknown> }

/** The name by which Payload signs an account in: one account per site and e-mail. */
export const usernameOf = (siteId: string, email: string) => `${siteId}:${email.trim().toLowerCase()}`

/** Changes to one account one after the other: Payload writes its sessions whole, and of two at once would lose one. */
const whileAlone = <Value>(customerId: string, work: () => Promise<Value>) => inTurn(`customer ${customerId}`, work)

/** Errors by which Payload refuses a sign-in: a wrong password, or too many of them. */
const refusals = ['AuthenticationError', 'LockedAuth']

/**
 * Signs a customer in at a site. Null for an unknown e-mail, a wrong password and a locked account alike, after the same
 * time.
 */
export async function signIn(
  payload: Payload,
  siteId: string,
  email: string,
  password: string,
): Promise<SignedIn | null> {
  const username = usernameOf(siteId, email)
  const where = { username: { equals: username } }
  const known = await payload.db.findOne<{ id: string }>({ collection: 'customers', where })
  const lockedUntil = textOf(fieldsOf(known).lockUntil)
  if (!known || (lockedUntil && Date.parse(lockedUntil) > Date.now())) {
    await spendTheTimeOfHashing(password)
    return null
  }
  return whileAlone(known.id, async () => {
    try {
      const { token, user } = await payload.login({
        collection: 'customers',
        data: { username, password },
        overrideAccess: true, // who signs in is nobody yet
      })
      return token ? { token, customer: fieldsOf(user) } : null
    } catch (error) {
      if (error instanceof Error && refusals.includes(error.name)) return null
      throw error
    }
  })
}

/** Who a session belongs to; null when it is over, forged, or of another site. Spec: CUS-4.2, CUS-4.3. */
export async function whoseSession(
  payload: Payload,
  token: string | null,
  siteId: string,
): Promise<Record<string, unknown> | null> {
  if (!token) return null
  const { user } = await payload.auth({ headers: new Headers({ Authorization: `JWT ${token}` }) })
  const customer = fieldsOf(user)
  return customer.collection === 'customers' && idOf(customer.site) === siteId ? customer : null
}

/** Ends one session of a customer, or all of them. */
export async function endSessions(payload: Payload, customerId: string, only: string | null): Promise<void> {
  await whileAlone(customerId, async () => {
    const where = { id: { equals: customerId } }
    const account = await payload.db.findOne<{ id: string }>({ collection: 'customers', where })
    const kept = fieldsOf(account).sessions
    const sessions = Array.isArray(kept) && only ? kept.filter((session) => fieldsOf(session).id !== only) : []
    if (account)
      await payload.db.updateOne({ collection: 'customers', id: customerId, data: { sessions }, returning: false })
  })
}

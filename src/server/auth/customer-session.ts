import { executeAuthStrategies, type Payload } from 'payload'
import { normalizeEmail } from '@/domain/account/email-address'
import { usesHostCookies } from './host-cookies'
import { hashInTurn, simulatePasswordCheck } from './password-queue'
import { withSessionLock } from './session-lock'
import { parseSessionToken } from './session-token'
import { throwIfKnownAway } from '@/server/database/availability/database-state'
import { lockKey, withLock } from '@/server/database/locks/with-lock'
import { isDatabaseAway } from '@/server/database/availability/readiness'
import { fieldsOf, flagOf, idOf, rowsOf } from '@/server/database/stored-values'
import { DatabaseAwayError } from '@/server/database/availability/unavailable-errors'
import { retryWriteConflicts } from '@/server/database/write-conflicts'

/** The cookie with a customer's session token, and how long it and Payload's session last. Spec: CUS-3.2, CUS-9.1. */
export const sessionCookie = usesHostCookies(process.env.SERVER_URL ?? '') ? '__Host-customer' : 'customer'
export const sessionSeconds = 2 * 60 * 60

/** A new session: the token for the cookie, and the stored customer. */
export type CustomerSession = { token: string; customer: Record<string, unknown> }

/** The user name of an account in Payload: a customer has one account per site and e-mail. */
export const customerUsername = (siteId: string, email: string) => `${siteId}:${normalizeEmail(email)}`

/** The errors with which Payload refuses a sign-in. It still obeys a lock that a former version stored. */
const refusals = ['AuthenticationError', 'LockedAuth']

/** Opens a session at a site. Null, after the same time, for an unknown e-mail, a wrong password and a guest account without one. */
export async function signIn(
  payload: Payload,
  siteId: string,
  email: string,
  password: string,
): Promise<CustomerSession | null> {
  const username = customerUsername(siteId, email)
  const where = { username: { equals: username } }
  const account = await payload.db.findOne<{ id: string }>({ collection: 'customers', where })
  if (!account || flagOf(fieldsOf(account).isGuest)) {
    await hashInTurn(() => simulateSignIn(payload, username, password))
    return null
  }
  try {
    const { token, user } = await hashInTurn(() =>
      withSessionLock(payload, 'customers', account.id, () => logIn(payload, username, password)),
    )
    return token ? { token, customer: fieldsOf(user) } : null
  } catch (error) {
    if (error instanceof Error && refusals.includes(error.name)) return null
    throw error
  }
}

const logIn = (payload: Payload, username: string, password: string) =>
  retryWriteConflicts(() =>
    payload.login({
      collection: 'customers',
      data: { username, password },
      overrideAccess: true, // nobody is signed in yet
    }),
  )

/**
 * Takes as long as a sign-in with a wrong password, not only as its hash: the same lock, the same steps of Payload for a user name
 * that nobody has, and in place of the count of wrong passwords another lock, which is written, too.
 */
async function simulateSignIn(payload: Payload, username: string, password: string): Promise<void> {
  await withSessionLock(payload, 'customers', username, async () => {
    await logIn(payload, `${username}:nobody`, password).catch((error: unknown) => {
      if (!(error instanceof Error && refusals.includes(error.name))) throw error
    })
    await simulatePasswordCheck(password)
    await withLock(payload, lockKey('wrong-password', username), () => Promise.resolve())
  })
}

/**
 * The stored customer of a session; null when the token is expired, forged or of another site. `siteId` null takes the account's
 * own site. Throws when the account cannot be read. Spec: CUS-4.2, CUS-4.3, CUS-8.18.
 */
export async function getSessionCustomer(
  payload: Payload,
  token: string | null,
  siteId: string | null,
): Promise<Record<string, unknown> | null> {
  if (!token) return null
  throwIfKnownAway()
  const authenticate = async () => {
    // Not `payload.auth`: it also computes the permissions on every field of every collection.
    const headers = new Headers({ Authorization: `JWT ${token}` })
    return (await executeAuthStrategies({ headers, payload })).user
  }
  const user = (await authenticate()) ?? ((await hasStoredSession(payload, token)) ? await authenticate() : null)
  const customer = fieldsOf(user)
  const isTheirs = siteId === null || idOf(customer.site) === siteId
  return customer.collection === 'customers' && isTheirs ? customer : null
}

/**
 * Whether an account has the session of a token. Payload takes a session that it cannot read for none; this throws then. False
 * for a forged or expired token, without a read of the account.
 */
async function hasStoredSession(payload: Payload, token: string): Promise<boolean> {
  if (await isDatabaseAway(payload)) throw new DatabaseAwayError()
  const session = parseSessionToken(token, payload.secret, new Date())
  if (!session) return false
  const account = await payload.db.findOne({ collection: 'customers', where: { id: { equals: session.customerId } } })
  return rowsOf(fieldsOf(account).sessions).some(({ id }) => id === session.sessionId)
}

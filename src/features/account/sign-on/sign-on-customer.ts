import type { Payload } from 'payload'
import type { Site } from '@/domain/site/site'
import { isEmail, toPersonName } from '@/domain/forms/text-rules'
import { agreements } from '@/domain/account/consents'
import { normalizeEmail } from '@/domain/account/email-address'
import type { Locale } from '@/domain/locale'
import { readAgreedTexts } from '@/features/account/privacy/read-consent-texts'
import { deleteSessions } from '@/server/auth/account-sessions'
import { customerUsername } from '@/server/auth/customer-session'
import { openSession } from '@/server/auth/open-session'
import { withSessionLock } from '@/server/auth/session-lock'
import { recordConsents } from '@/server/database/consents'
import { newHexId } from '@/server/database/hex-ids'
import { openPayload } from '@/server/database/payload'
import { noCalendarKey } from '@/server/database/reservations/calendar-keys'
import type { StoredRow } from '@/server/database/stored-row'
import { fieldsOf, flagOf, textOf } from '@/server/database/stored-values'
import type { CampusIdentity } from '@/server/sign-on/identity-provider'
import { findLinked, hasOtherIdentity, linkIdentity } from './identity-links'

type Stored = StoredRow<'customers'>
type AccountSite = Pick<Site, 'id' | 'customerLogin'>

/**
 * Names that the provider gives; a provider may give none. In a spelling that our forms accept: they are locked there, and nobody
 * could save a profile or check out with others.
 */
const namesOf = (identity: CampusIdentity) => {
  const [firstName, lastName] = [toPersonName(identity.firstName ?? ''), toPersonName(identity.lastName ?? '')]
  return { ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) }
}

/**
 * Opens a session for a customer whose campus vouches for them, and returns its token. An identity keeps its account when the
 * email changes. A new identity takes over the account of its verified email: that account's password is removed and its sessions
 * end, because anybody can sign up with somebody else's email. Without such an account one is created. Null when the site has no
 * accounts, the provider has not verified an email for a new identity, or the email's account belongs to another identity of
 * the provider. Unique indexes decide between simultaneous sign-ons. Spec: CUS-4.23.
 */
export async function signOnCustomer(
  site: AccountSite,
  identity: CampusIdentity,
  locale: Locale,
  now: Date,
): Promise<string | null> {
  if (!site.customerLogin) return null
  const payload = await openPayload()
  const key = `${site.id} ${identity.key}`
  const known = await findLinked(payload, 'customer', key)
  const id = known ?? (await linkAccount(payload, site.id, key, identity, locale, now))
  if (!id) return null
  if (known) await takeOverNames(payload, site.id, known, identity, now)
  return openSession(payload, 'customers', id)
}

async function linkAccount(
  payload: Payload,
  siteId: string,
  key: string,
  identity: CampusIdentity,
  locale: Locale,
  now: Date,
) {
  if (!identity.email || !isEmail(identity.email)) return null
  const account = await findOrCreate(payload, siteId, key, { ...identity, email: identity.email }, locale, now)
  return account && linkIdentity(payload, 'customer', { key, account, now })
}

/** The account of an email, without its password, or a new one. Null when the account belongs to another identity. */
async function findOrCreate(
  payload: Payload,
  siteId: string,
  key: string,
  identity: CampusIdentity & { email: string },
  locale: Locale,
  now: Date,
) {
  const { db } = payload
  const { email } = identity
  const username = customerUsername(siteId, email)
  const find = () => db.findOne<Stored>({ collection: 'customers', where: { username: { equals: username } } })
  const time = now.toISOString()
  const vouched = { ...namesOf(identity), campusSignIn: true, isGuest: false, emailVerifiedAt: time, updatedAt: time }
  const agree = async (id: string) => {
    const consents = agreements(await readAgreedTexts(siteId, locale), 'campus-sign-in')
    await recordConsents(payload, { customer: id, site: siteId }, consents, now)
    return id
  }
  const takeOver = async ({ id, campusSignIn }: Stored) => {
    if (await hasOtherIdentity(payload, 'customer', id, key)) return null
    const data = flagOf(campusSignIn) ? vouched : { ...vouched, hash: null, salt: null, ...noCalendarKey(id) }
    const save = () => db.updateOne({ collection: 'customers', id, data })
    if (flagOf(campusSignIn)) {
      await save()
      return id
    }
    // Under the lock, so that no change of the password that is under way outlasts it.
    await withSessionLock(payload, 'customers', id, async () => {
      await save()
      await deleteSessions(payload, 'customers', id, { which: 'all' })
    })
    return agree(id)
  }
  const existing = await find()
  if (existing) return takeOver(existing)
  const id = newHexId()
  const data = { id, site: siteId, email: normalizeEmail(email), username, ...vouched, createdAt: time }
  try {
    // Below Payload, which gives every account a password.
    await db.create({ collection: 'customers', data })
    return await agree(id)
  } catch (error) {
    const other = await find()
    if (!other) throw error
    return takeOver(other)
  }
}

/** Names and email as the campus has them now. An email that another account of the site has stays as it was. */
async function takeOverNames({ db }: Payload, siteId: string, id: string, identity: CampusIdentity, now: Date) {
  const account = await db.findOne<Stored>({ collection: 'customers', where: { id: { equals: id } } })
  if (!account) return
  const save = (data: Record<string, unknown>) =>
    db.updateOne({ collection: 'customers', id, data: { ...data, updatedAt: now.toISOString() } })
  const names = Object.entries(namesOf(identity)).filter(([name, value]) => fieldsOf(account)[name] !== value)
  if (names.length > 0) await save(Object.fromEntries(names))
  const email = identity.email && isEmail(identity.email) ? normalizeEmail(identity.email) : null
  if (!email || email === textOf(account.email)) return
  const username = customerUsername(siteId, email)
  if (await db.findOne({ collection: 'customers', where: { username: { equals: username } } })) return
  // A link for a new password that was sent before may be in a mailbox that is no longer theirs.
  const link = { resetPasswordToken: null, resetPasswordExpiration: null }
  await save({ email, username, emailVerifiedAt: now.toISOString(), ...link })
}

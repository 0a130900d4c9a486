import type { Payload } from 'payload'
import type { Site } from '@/domain/site/site'
import { isEmail } from '@/domain/forms/text-rules'
import { agreements } from '@/domain/account/consents'
import { normalizeEmail } from '@/domain/account/email-address'
import type { Locale } from '@/domain/locale'
import { readAgreedTexts } from '@/features/account/privacy/read-consent-texts'
import { endSessions } from '@/server/auth/account-sessions'
import { customerUsername } from '@/server/auth/customer-session'
import { openSession } from '@/server/auth/open-session'
import { recordConsents } from '@/server/database/consents'
import { newHexId } from '@/server/database/hex-ids'
import { openPayload } from '@/server/database/payload'
import { flagOf, idOf, textOf } from '@/server/database/stored-values'
import { retryWriteConflicts } from '@/server/database/write-conflicts'
import type { CampusIdentity } from '@/server/sign-on/identity-provider'

type Stored = Record<string, unknown> & { id: string }
type AccountSite = Pick<Site, 'id' | 'customerLogin'>

/** Names that the provider gives; a provider may give none. */
const namesOf = ({ firstName, lastName }: CampusIdentity) => ({
  ...(firstName ? { firstName } : {}),
  ...(lastName ? { lastName } : {}),
})

/**
 * Opens a session for a customer whose campus vouches for them, and returns its token. An identity keeps its account when the
 * email changes. A new identity takes over the account of its verified email: that account's password is removed and its sessions
 * end, because anybody can sign up with somebody else's email. Without such an account one is created. Null when the site has no accounts, or the
 * provider has not verified an email for a new identity. Unique indexes decide between simultaneous sign-ons. Spec: CUS-4.23.
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
  const known = await findLinked(payload, key)
  const id = known ?? (await linkAccount(payload, site.id, key, identity, locale, now))
  if (!id) return null
  if (known) await takeOverNames(payload, site.id, known, identity, now)
  return openSession(payload, 'customers', id)
}

async function findLinked({ db }: Payload, key: string): Promise<string | null> {
  const link = await db.findOne<Stored>({ collection: 'sign-ons', where: { key: { equals: key } } })
  return idOf(link?.customer)
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
  const account = await findOrCreate(payload, siteId, identity.email, identity, locale, now)
  const time = now.toISOString()
  try {
    const data = { id: newHexId(), key, customer: account, createdAt: time, updatedAt: time }
    await retryWriteConflicts(() => payload.db.create({ collection: 'sign-ons', data }))
    return account
  } catch (error) {
    const other = await findLinked(payload, key)
    if (!other) throw error
    return other
  }
}

/** The account of an email, without its password, or a new one. */
async function findOrCreate(
  payload: Payload,
  siteId: string,
  email: string,
  identity: CampusIdentity,
  locale: Locale,
  now: Date,
) {
  const { db } = payload
  const username = customerUsername(siteId, email)
  const find = () => db.findOne<Stored>({ collection: 'customers', where: { username: { equals: username } } })
  const time = now.toISOString()
  const vouched = { ...namesOf(identity), campusSignIn: true, isGuest: false, emailVerifiedAt: time, updatedAt: time }
  const takeOver = async ({ id, campusSignIn }: Stored) => {
    const data = flagOf(campusSignIn) ? vouched : { ...vouched, hash: null, salt: null }
    await retryWriteConflicts(() => db.updateOne({ collection: 'customers', id, data }))
    if (!flagOf(campusSignIn)) await endSessions(payload, 'customers', id, 'all')
    return id
  }
  const existing = await find()
  if (existing) return takeOver(existing)
  const id = newHexId()
  const data = { id, site: siteId, email: normalizeEmail(email), username, ...vouched, createdAt: time }
  try {
    // Below Payload, which gives every account a password.
    await retryWriteConflicts(() => db.create({ collection: 'customers', data }))
    const consents = agreements(await readAgreedTexts(siteId, locale), 'campus-sign-in')
    await recordConsents(payload, { customer: id, site: siteId }, consents, now)
    return id
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
    retryWriteConflicts(() =>
      db.updateOne({ collection: 'customers', id, data: { ...data, updatedAt: now.toISOString() } }),
    )
  const names = Object.entries(namesOf(identity)).filter(([name, value]) => account[name] !== value)
  if (names.length > 0) await save(Object.fromEntries(names))
  const email = identity.email && isEmail(identity.email) ? normalizeEmail(identity.email) : null
  if (!email || email === textOf(account.email)) return
  const username = customerUsername(siteId, email)
  if (await db.findOne({ collection: 'customers', where: { username: { equals: username } } })) return
  await save({ email, username, emailVerifiedAt: now.toISOString() })
}

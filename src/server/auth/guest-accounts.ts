import type { Payload, Where } from 'payload'
import type { ConsentChange } from '@/domain/account/consents'
import { normalizeEmail } from '@/domain/account/email-address'
import { recordConsents } from '@/server/database/consents'
import { newHexId } from '@/server/database/hex-ids'
import type { StoredRow } from '@/server/database/stored-row'
import { flagOf } from '@/server/database/stored-values'
import { retryWriteConflicts } from '@/server/database/write-conflicts'
import { customerUsername } from './customer-session'
import { hashInTurn } from './password-queue'

type Stored = StoredRow<'customers'>
const collection = 'customers'

/** What a guest account starts with. Empty texts are stored as null. */
export type GuestProfile = Readonly<{
  email: string
  firstName: string
  lastName: string
  phone: string
  studentId: string
  barcodeId: string
  address: string
  city: string
  province: string
  postalCode: string
  state: string
  zipCode: string
  optIn: boolean
  /** What the buyer agrees to with the account. */
  consents: readonly ConsentChange[]
}>

/**
 * The guest account of an email at a site, created if the email has no account; null if the email belongs to an account with a
 * password, which only its session may use. A guest account has no password hash, so that nobody can sign in to it; its owner
 * chooses a password through a link in their mailbox. The unique index decides between simultaneous orders. An account that
 * exists keeps its data: whoever types an email does not change what its owner gets to see.
 */
export async function findOrCreateGuest(
  payload: Payload,
  siteId: string,
  { email, optIn, consents, ...profile }: GuestProfile,
  now: Date,
): Promise<string | null> {
  const { db } = payload
  const username = customerUsername(siteId, email)
  const find = () =>
    db.findOne<Stored>({ collection, where: { username: { equals: username } }, select: { isGuest: true } })
  const existing = await find()
  if (existing) return flagOf(existing.isGuest) ? existing.id : null
  const texts = Object.entries(profile).map(([name, text]) => [name, text.trim() || null])
  const time = now.toISOString()
  const times = { createdAt: time, updatedAt: time }
  const account = {
    id: newHexId(),
    site: siteId,
    email: normalizeEmail(email),
    username,
    isGuest: true,
    optIn,
    ...times,
  }
  try {
    // Below Payload, which gives every account a password.
    await db.create({ collection, data: { ...Object.fromEntries(texts), ...account }, returning: false })
    await recordConsents(payload, { customer: account.id, site: siteId }, consents, now)
    return account.id
  } catch (error) {
    const other = await find()
    if (!other) throw error
    return flagOf(other.isGuest) ? other.id : null
  }
}

/** The id of the account that an email has at a site; null for none. It says nothing about who typed the email. */
export async function findAccountId({ db }: Payload, siteId: string, email: string): Promise<string | null> {
  const where = { username: { equals: customerUsername(siteId, email) } }
  return (await db.findOne<Stored>({ collection, where, select: { isGuest: true } }))?.id ?? null
}

/**
 * Gives a guest account its first password. False if it is no guest account any more, or if it has orders besides the given
 * one: they may be those of somebody else, who owns the mailbox. Spec: CUS-5.12.
 */
export async function setFirstPassword(
  payload: Payload,
  accountId: string,
  { password, orderId }: { password: string; orderId: string },
): Promise<boolean> {
  const { db } = payload
  const account = await db.findOne<Stored>({ collection, where: { id: { equals: accountId } } })
  if (!account || !flagOf(account.isGuest)) return false
  const others: Where = { and: [{ customer: { equals: accountId } }, { id: { not_equals: orderId } }] }
  if (await db.findOne({ collection: 'orders', where: others })) return false
  await hashInTurn(() =>
    retryWriteConflicts(() =>
      payload.update({
        collection,
        id: accountId,
        data: { password, isGuest: false },
        overrideAccess: true, // the guest is not signed in
      }),
    ),
  )
  return true
}

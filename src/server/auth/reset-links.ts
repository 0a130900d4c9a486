import { createHash, randomBytes } from 'node:crypto'
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, Payload, Where } from 'payload'
import { fieldsOf, textOf } from '@/server/database/stored-values'

/** How long a link to choose a new password is valid. */
export const resetLinkMinutes = 30
/** One account gets at most one such e-mail in this time. The link in it stays valid, so that nobody is locked out. */
const minutesBetweenLinks = 5
const minute = 60_000

type AuthCollection = 'customers' | 'staff'

/** The stored form of a link's key. The key has 160 random bits, so that one hash is enough. */
export const hashResetKey = (key: string): string => createHash('sha256').update(`reset ${key}`).digest('hex')

/** The condition for the account of a valid link. A key that is no text matches nothing. */
export const accountOfLink = (key: unknown, now: Date): Where => ({
  and: [
    { resetPasswordToken: { equals: hashResetKey(textOf(key) ?? randomBytes(20).toString('hex')) } },
    { resetPasswordExpiration: { greater_than: now.toISOString() } },
  ],
})

/**
 * Creates a link key for the account that meets `where`: the key and the stored e-mail address, to which alone it may be sent. It is
 * valid for `validMinutes`, and replaces an earlier one. Null for no account, and for one that got a link to reset its password within
 * the last five minutes. One conditional statement decides between simultaneous requests.
 */
export async function createResetKey(
  payload: Payload,
  collection: AuthCollection,
  where: Where,
  now: Date,
  validMinutes: number = resetLinkMinutes,
): Promise<{ key: string; email: string; account: Record<string, unknown> } | null> {
  const account = await payload.db.findOne<{ id: string; email?: string }>({ collection, where })
  if (!account?.email) return null
  const key = randomBytes(20).toString('hex')
  const ofResets = now.getTime() + resetLinkMinutes * minute
  const isDue: Where = {
    or: [
      // An invitation, whose mail may be lost. The link of a request that read the clock a moment later ends a moment later, too.
      { resetPasswordExpiration: { greater_than: new Date(ofResets + minutesBetweenLinks * minute).toISOString() } },
      { resetPasswordExpiration: { exists: false } },
      { resetPasswordExpiration: { equals: null } },
      { resetPasswordExpiration: { less_than_equal: new Date(ofResets - minutesBetweenLinks * minute).toISOString() } },
    ],
  }
  const created = (await payload.db.updateOne({
    collection,
    where: { and: [{ id: { equals: account.id } }, isDue] },
    data: {
      resetPasswordToken: hashResetKey(key),
      resetPasswordExpiration: new Date(now.getTime() + validMinutes * minute).toISOString(),
    },
    options: { atomic: true },
  })) as object | null
  return created && { key, email: account.email, account: fieldsOf(account) }
}

/** Uses a link up: of simultaneous calls with the same key, one gets true. */
export async function spendResetLink(payload: Payload, collection: AuthCollection, id: string, valid: Where) {
  const used = (await payload.db.updateOne({
    collection,
    where: { and: [{ id: { equals: id } }, valid] },
    data: { resetPasswordToken: null, resetPasswordExpiration: null },
    options: { atomic: true },
  })) as object | null
  return used !== null
}

/** Payload's own keys have 40 hexadecimal digits, stored hashes 64. */
const payloadKey = /^[0-9a-f]{40}$/

/** Stores the keys of Payload's own operation hashed, too. Programs call it through the Local API. */
export const hashStoredKey: CollectionBeforeChangeHook = ({ data }) => {
  const key = textOf(data.resetPasswordToken)
  return key && payloadKey.test(key) ? { ...data, resetPasswordToken: hashResetKey(key) } : data
}

/** Finds the account of a key in Payload's own reset operation. */
export const hashGivenKey: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'resetPassword' || !('data' in args)) return args
  const data = fieldsOf(args.data)
  return { ...args, data: { ...data, token: hashResetKey(textOf(data.token) ?? '') } }
}

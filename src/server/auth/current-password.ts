import crypto, { timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Payload, PayloadRequest } from 'payload'
import { fieldsOf, textOf } from '@/server/database/stored-values'

/** Payload's formats (`generatePasswordSaltHash.js` in 3.90.1), which it does not export: the current one, and an older one. */
const currentPrefix = 'pbkdf2-sha256-v1:'
const current = { iterations: 600_000, keyLength: 32 }
const older = { iterations: 25_000, keyLength: 512 }

/** Longer texts are no password, and hashing time grows with the length. */
const maxLength = 512

/** Whether a text is the password of an account. Takes as long as a sign-in; run it in turn with other hashes. */
export async function isCurrentPassword(
  { db }: Payload,
  collection: 'customers' | 'staff',
  id: string,
  password: unknown,
  req?: PayloadRequest,
): Promise<boolean> {
  if (typeof password !== 'string' || password === '' || password.length > maxLength) return false
  const account = fieldsOf(
    await db.findOne<{ id: string }>({ collection, where: { id: { equals: id } }, ...(req ? { req } : {}) }),
  )
  const [hash, salt] = [textOf(account.hash), textOf(account.salt)]
  if (!hash || !salt) return false
  const isCurrent = hash.startsWith(currentPrefix)
  const { iterations, keyLength } = isCurrent ? current : older
  const stored = Buffer.from(isCurrent ? hash.slice(currentPrefix.length) : hash, 'hex')
  const derived = await promisify(crypto.pbkdf2)(password, salt, iterations, keyLength, 'sha256')
  return stored.length === derived.length && timingSafeEqual(stored, derived)
}

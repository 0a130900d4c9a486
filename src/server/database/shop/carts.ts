import { createHash, randomBytes } from 'node:crypto'
import type { Payload, Where } from 'payload'
import { parseCartContents, type CartContents } from '@/domain/shop/cart/cart-contents'
import { newHexId } from '@/server/database/hex-ids'
import { writeTransient } from '@/server/database/sqlite/transient-writes'
import { idOf, instantOf, numberOf } from '@/server/database/stored-values'

/** The ids of the buyer's answers; null for a question without an answer. */
export type StoredAnswers = Readonly<Record<'type' | 'location' | 'year' | 'term', string | null>>

/** A stored cart. `revision` grows with each change. */
export type StoredCart = {
  id: string
  revision: number
  customerId: string | null
  answers: StoredAnswers
  contents: CartContents
  expiresAt: Date
}

/** What a change writes. `itemCount` and `totalCents` are for the studio's list only. */
export type CartUpdate = Pick<StoredCart, 'answers' | 'contents' | 'expiresAt'> & {
  itemCount: number
  totalCents: number
}

type Row = Record<string, unknown> & { id: string }
const collection = 'carts'

/** The secret of a guest's cookie: 192 random bits. */
export const newCartSecret = (): string => randomBytes(24).toString('base64url')

/**
 * The key of a cart: whose cart at which site it is. A unique index on it gives each customer one cart per site. Only a
 * digest is stored, so that nobody who reads the database can open a guest's cart.
 */
export const cartKey = (siteId: string, owner: { secret: string } | { customerId: string }): string =>
  createHash('sha256')
    .update('secret' in owner ? `guest:${siteId}:${owner.secret}` : `customer:${siteId}:${owner.customerId}`)
    .digest('hex')

/** The cart with a key; null when there is none or it has expired. */
export async function readStoredCart({ db }: Payload, key: string, now: Date): Promise<StoredCart | null> {
  const row = await db.findOne<Row>({ collection, where: { secretHash: { equals: key } } })
  const cart = row && cartOf(row)
  return cart && cart.expiresAt > now ? cart : null
}

/**
 * Creates a cart and returns its id; null when a cart with this key exists, which the unique index decides. An expired one
 * is replaced.
 */
export async function createStoredCart(
  payload: Payload,
  { key, siteId, customerId, now }: { key: string; siteId: string; customerId: string | null; now: Date },
  update: CartUpdate,
): Promise<string | null> {
  const { db } = payload
  const expired: Where = {
    and: [{ secretHash: { equals: key } }, { expiresAt: { less_than_equal: now.toISOString() } }],
  }
  await writeTransient(() => db.deleteMany({ collection, where: expired }))
  const time = now.toISOString()
  const id = newHexId()
  const data = { id, secretHash: key, site: siteId, customer: customerId, revision: 1, createdAt: time }
  try {
    await writeTransient(() => db.create({ collection, data: { ...data, ...rowOf(update, now) } }))
    return id
  } catch (error) {
    if (await db.findOne({ collection, where: { secretHash: { equals: key } } })) return null
    throw error
  }
}

/** Changes a cart in one statement, if its revision is still the one that was read. False if it is not. Never part of a transaction. */
export async function updateStoredCart(
  { db }: Payload,
  { id, revision }: Pick<StoredCart, 'id' | 'revision'>,
  update: CartUpdate,
  now: Date,
): Promise<boolean> {
  const where: Where = { and: [{ id: { equals: id } }, { revision: { equals: revision } }] }
  const data = { ...rowOf(update, now), revision: revision + 1 }
  const changed: unknown = await writeTransient(() =>
    db.updateOne({ collection, where, data, options: { atomic: true } }),
  )
  return changed !== null
}

/**
 * Lets a cart expire, if its revision is still the one that was read. False if it is not. The statement decides; the row that
 * is left counts as no cart and can be deleted after everything that refers to it.
 */
export async function expireStoredCart(
  { db }: Payload,
  { id, revision }: Pick<StoredCart, 'id' | 'revision'>,
): Promise<boolean> {
  const where: Where = { and: [{ id: { equals: id } }, { revision: { equals: revision } }] }
  const data = { expiresAt: new Date(0).toISOString(), revision: revision + 1 }
  const expired: unknown = await writeTransient(() =>
    db.updateOne({ collection, where, data, options: { atomic: true } }),
  )
  return expired !== null
}

/** Deletes an expired cart. */
export async function deleteStoredCart({ db }: Payload, id: string): Promise<void> {
  await writeTransient(() => db.deleteMany({ collection, where: { id: { equals: id } } }))
}

/** Deletes the carts that have expired. */
export async function deleteExpiredCarts({ db }: Payload, now: Date): Promise<void> {
  await db.deleteMany({ collection, where: { expiresAt: { less_than_equal: now.toISOString() } } })
}

const rowOf = ({ answers, contents, expiresAt, itemCount, totalCents }: CartUpdate, now: Date) => ({
  customerType: answers.type,
  customerLocation: answers.location,
  customerYear: answers.year,
  customerTerm: answers.term,
  contents,
  itemCount,
  totalCents,
  expiresAt: expiresAt.toISOString(),
  updatedAt: now.toISOString(),
})

const cartOf = (row: Row): StoredCart => ({
  id: String(row.id),
  revision: numberOf(row.revision) ?? 0,
  customerId: idOf(row.customer),
  answers: {
    type: idOf(row.customerType),
    location: idOf(row.customerLocation),
    year: idOf(row.customerYear),
    term: idOf(row.customerTerm),
  },
  contents: parseCartContents(row.contents),
  expiresAt: instantOf(row.expiresAt) ?? new Date(0),
})

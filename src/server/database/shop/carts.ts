import { createHash, randomBytes } from 'node:crypto'
import type { Payload, Where } from 'payload'
import { parseCartContents, type CartBuyer, type CartContents } from '@/domain/shop/cart/cart-contents'
import { changeIf, hasValues } from '@/server/database/change-if'
import { newHexId } from '@/server/database/hex-ids'
import type { StoredRow } from '@/server/database/stored-row'
import { idOf, instantOf, numberOf, textOf } from '@/server/database/stored-values'

/** The ids of the buyer's answers; null for a question without an answer. */
export type StoredAnswers = Readonly<Record<'type' | 'location' | 'year' | 'term', string | null>>

/** A stored cart. `revision` grows with each change. `pendingOrder` locks it while that order is being paid; null for none. */
export type StoredCart = {
  id: string
  revision: number
  pendingOrder: string | null
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

type Row = StoredRow<'carts'>
const collection = 'carts'
/** The revision of a new cart. */
export const firstRevision = 1

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
  const time = now.toISOString()
  const id = newHexId()
  const owner = { secretHash: key, site: siteId, customer: customerId }
  const data = { id, ...owner, revision: firstRevision, createdAt: time, ...rowOf(update, now) }
  const create = () => db.create({ collection, data: { ...data }, returning: false })
  const isTaken = async () => (await db.findOne({ collection, where: { secretHash: { equals: key } } })) !== null
  try {
    await create()
  } catch (error) {
    if (!(await isTaken())) throw error
    const isExpired: Where = { expiresAt: { less_than_equal: time } }
    const expired: Where = { and: [{ secretHash: { equals: key } }, isExpired] }
    await db.deleteMany({ collection, where: expired })
    if (await isTaken()) return null
    try {
      await create()
    } catch (again) {
      if (await isTaken()) return null
      throw again
    }
  }
  return id
}

/**
 * Changes a cart in one statement, if its revision is still the one that was read and no order is being paid. False otherwise.
 * Never part of a transaction.
 */
export const updateStoredCart = (
  payload: Payload,
  { id, revision }: Pick<StoredCart, 'id' | 'revision'>,
  update: CartUpdate,
  now: Date,
): Promise<boolean> =>
  change(payload, id, { revision, pendingOrder: null }, { ...rowOf(update, now), revision: revision + 1 })

type Condition = { revision?: number; pendingOrder: string | null }

const change = (payload: Payload, id: string, condition: Condition, data: object): Promise<boolean> =>
  changeIf(payload, collection, hasValues({ id, ...condition }), data)

/**
 * Lets a cart expire, if its revision is still the one that was read and no order is being paid. False otherwise. The statement
 * decides; the row that is left counts as no cart and can be deleted after everything that refers to it.
 */
export const expireStoredCart = (
  payload: Payload,
  { id, revision }: Pick<StoredCart, 'id' | 'revision'>,
): Promise<boolean> =>
  change(
    payload,
    id,
    { revision, pendingOrder: null },
    { expiresAt: new Date(0).toISOString(), revision: revision + 1 },
  )

/** Locks a cart for an order, if it is still the one that was priced. The revision stays: the same submit finds the same order. */
export const lockCart = (
  payload: Payload,
  { id, revision }: Pick<StoredCart, 'id' | 'revision'>,
  orderId: string,
): Promise<boolean> => change(payload, id, { revision, pendingOrder: null }, { pendingOrder: orderId })

/** Unlocks the cart of an order that was not paid. No effect when another order has locked it. */
export const unlockCart = (payload: Payload, id: string, orderId: string): Promise<boolean> =>
  change(payload, id, { pendingOrder: orderId }, { pendingOrder: null })

/** Lets the cart of an order that was paid expire. It stays locked: a repeated submit finds the order. */
export const closeStoredCart = (payload: Payload, id: string, orderId: string, now: Date): Promise<boolean> =>
  change(payload, id, { pendingOrder: orderId }, { expiresAt: now.toISOString(), updatedAt: now.toISOString() })

/** Who wants to buy a cart with a key; also of a cart that was paid, until it is deleted. Null for nobody. */
export async function readCartBuyer({ db }: Payload, key: string): Promise<CartBuyer | null> {
  const where: Where = { secretHash: { equals: key } }
  const row = await db.findOne<Row>({ collection, where, select: { contents: true } })
  return row ? (parseCartContents(row.contents).buyer ?? null) : null
}

/** The site of the cart of a guest; null when the secret opens none. */
export async function findSiteOfSecret(
  { db }: Payload,
  secret: string,
  siteIds: readonly string[],
  now: Date,
): Promise<string | null> {
  const keys = siteIds.map((siteId) => cartKey(siteId, { secret }))
  const where: Where = { and: [{ secretHash: { in: keys } }, { expiresAt: { greater_than: now.toISOString() } }] }
  const row = await db.findOne<Row>({ collection, where, select: { site: true } })
  return row ? idOf(row.site) : null
}

/** The order that an expired cart with a key was paid with; null for none. */
export async function readPaidOrder({ db }: Payload, key: string, now: Date): Promise<string | null> {
  const row = await db.findOne<Row>({ collection, where: { secretHash: { equals: key } } })
  const cart = row && cartOf(row)
  return cart && cart.expiresAt <= now ? cart.pendingOrder : null
}

/** The order that a cart with a key waits for or was paid with, until the cart is deleted; null for none. */
export async function readSubmittedOrder({ db }: Payload, key: string): Promise<string | null> {
  const row = await db.findOne<Row>({
    collection,
    where: { secretHash: { equals: key } },
    select: { pendingOrder: true },
  })
  return textOf(row?.pendingOrder)
}

/** Deletes an expired cart. */
export async function deleteStoredCart({ db }: Payload, id: string): Promise<void> {
  await db.deleteMany({ collection, where: { id: { equals: id } } })
}

const day = 24 * 60 * 60_000

/** Deletes the carts that have expired; those that were paid a day later, so that a repeated submit finds the order. */
export async function deleteExpiredCarts({ db }: Payload, now: Date): Promise<void> {
  const before = (time: Date): Where => ({ expiresAt: { less_than_equal: time.toISOString() } })
  const unpaid: Where = { and: [before(now), { pendingOrder: { equals: null } }] }
  await db.deleteMany({ collection, where: { or: [unpaid, before(new Date(now.getTime() - day))] } })
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
  pendingOrder: textOf(row.pendingOrder),
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

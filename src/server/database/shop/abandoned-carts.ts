import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { sql, type SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload, Where } from 'payload'
import type { Localized } from '@/domain/locale'
import { parseCartContents } from '@/domain/shop/cart/cart-contents'
import type { StoredRow } from '@/server/database/stored-row'
import { fieldsOf, idOf, instantOf, numberOf } from '@/server/database/stored-values'

/** A cart that was left: the names of its items, and the total as last shown. */
export type AbandonedCart = {
  id: string
  customerId: string | null
  changedAt: Date
  items: Localized[]
  totalCents: number
}

/** All abandoned carts of a site, counted and summed. */
export type AbandonedTotals = { count: number; totalCents: number }

/** Carts of a site with items, unchanged since `unchangedSince`, that have not expired. */
type Which = { site: string; unchangedSince: Date; now: Date }

/** One page of a site's abandoned carts, the latest change first. Access control does not apply: the caller checks the site. */
export async function readAbandonedCarts(
  { db }: Payload,
  { site, unchangedSince, now }: Which,
  { page, limit }: { page: number; limit: number },
): Promise<AbandonedCart[]> {
  const where: Where = {
    and: [
      { site: { equals: site } },
      { itemCount: { greater_than: 0 } },
      { updatedAt: { less_than_equal: unchangedSince.toISOString() } },
      { expiresAt: { greater_than: now.toISOString() } },
    ],
  }
  const select = { contents: true, customer: true, totalCents: true, updatedAt: true } as const
  const { docs } = await db.find<StoredRow<'carts'>>({
    collection: 'carts',
    where,
    sort: ['-updatedAt', '-id'],
    pagination: true, // MongoDB would ignore the page
    select,
    page,
    limit,
  })
  return docs.map((doc) => ({
    id: String(doc.id),
    customerId: idOf(doc.customer),
    changedAt: instantOf(doc.updatedAt) ?? now,
    items: parseCartContents(doc.contents).lines.map(({ shown }) => shown.name),
    totalCents: numberOf(doc.totalCents) ?? 0,
  }))
}

/** Counts and sums a site's abandoned carts in the database: there may be thousands. */
export async function sumAbandonedCarts({ db }: Payload, which: Which): Promise<AbandonedTotals> {
  const [row] = await (db.name === 'mongoose'
    ? fromMongo(db as unknown as MongooseAdapter, which)
    : fromSqlite(db as unknown as SQLiteAdapter, which))
  const { count, total } = fieldsOf(row)
  return { count: numberOf(count) ?? 0, totalCents: numberOf(total) ?? 0 }
}

const fromSqlite = ({ drizzle }: SQLiteAdapter, { site, unchangedSince, now }: Which): Promise<unknown[]> =>
  drizzle.all(
    sql`select count(*) as count, sum(total_cents) as total from carts
        where site_id = ${site} and item_count > 0 and updated_at <= ${unchangedSince.toISOString()}
          and expires_at > ${now.toISOString()}`,
  )

async function fromMongo({ collections }: MongooseAdapter, which: Which): Promise<unknown[]> {
  const carts = collections.carts
  if (!carts) return []
  const { site, unchangedSince, now } = which
  const wanted = { site, itemCount: { $gt: 0 }, updatedAt: { $lte: unchangedSince }, expiresAt: { $gt: now } }
  const filter = carts.find(wanted).cast(carts) // as in `readSoldItems`
  return carts.aggregate([
    { $match: filter },
    { $group: { _id: null, count: { $sum: 1 }, total: { $sum: '$totalCents' } } },
  ])
}

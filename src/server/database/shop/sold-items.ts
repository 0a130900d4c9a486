import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { sql, type SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import type { ProductKind, SoldItems } from '@/domain/shop/sales/summarize-sales'
import { nameOf, numberOf, textOf } from '@/server/database/stored-values'

/** Orders placed from one instant until before another, or those with a term. */
export type OrderRange = { from: Date; before: Date } | { term: string }

type Row = Record<'status' | 'type' | 'product' | 'last', unknown> &
  Record<'count' | 'price' | 'discount' | 'tax', unknown> & { name: unknown }

/** The status under which the items of an order count. A refund in part leaves them sold; a cancellation refunds all that is left. */
const countedAs = {
  approved: 'approved',
  partlyRefunded: 'approved',
  refunded: 'refunded',
  canceled: 'refunded',
} as const
const statuses = Object.keys(countedAs) as (keyof typeof countedAs)[]
const kinds: Record<string, ProductKind> = {
  'Meal plan': 'meal-plan',
  'Create your plan': 'custom-plan',
  'Declining balance': 'declining-balance',
  'Coffee subscription': 'coffee',
}

/**
 * What one site sold, summed in the database by payment status, product and name. An order without a date counts at the
 * instant at which it was stored. Access control does not apply: the caller checks whose site it is.
 *
 * It queries each database directly, because Payload would load every order whole. Summing 5,000 orders takes 10 ms of processor
 * time on SQLite and 8 ms with MongoDB, whose own time is not counted.
 */
export async function readSoldItems({ db }: Payload, site: string, range: OrderRange): Promise<SoldItems[]> {
  const rows = await (db.name === 'mongoose'
    ? fromMongo(db as unknown as MongooseAdapter, site, range)
    : fromSqlite(db as unknown as SQLiteAdapter, site, range))
  return rows.flatMap((row) => {
    const status = countedAs[row.status as keyof typeof countedAs] as SoldItems['status'] | undefined
    const kind = kinds[String(row.type)]
    if (!status || !kind) return []
    return {
      status,
      kind,
      productId: textOf(row.product),
      name: nameOf(row.name),
      lastPlacedAt: textOf(row.last) ?? '',
      count: numberOf(row.count) ?? 0,
      priceCents: numberOf(row.price) ?? 0,
      discountCents: numberOf(row.discount) ?? 0,
      taxCents: numberOf(row.tax) ?? 0,
    }
  })
}

async function fromSqlite({ drizzle }: SQLiteAdapter, site: string, range: OrderRange): Promise<Row[]> {
  const placed = sql`coalesce(o.placed_at, o.created_at)`
  const inRange =
    'term' in range
      ? sql`o.customer_term_id = ${range.term}`
      : sql`${placed} >= ${range.from.toISOString()} and ${placed} < ${range.before.toISOString()}`
  const rows = await drizzle.all<Omit<Row, 'name'> & { en: string | null; fr: string | null }>(
    sql`select o.payment_status as status, i.type as type, en.name as en, fr.name as fr,
          coalesce(i.meal_plan_id, i.custom_plan_id, i.declining_balance_id) as product,
          max(${placed}) as last, count(*) as count, sum(i.price_cents) as price,
          sum(i.discount_cents) as discount, sum(i.tax_cents) as tax
        from orders o
        join orders_items i on i._parent_id = o.id
        left join orders_items_locales en on en._locale = 'en' and en._parent_id = i.id
        left join orders_items_locales fr on fr._locale = 'fr' and fr._parent_id = i.id
        where o.site_id = ${site} and o.payment_status in ('approved', 'partlyRefunded', 'refunded', 'canceled') and ${inRange}
        group by 1, 2, 3, 4, 5`,
  )
  return rows.map(({ en, fr, ...row }) => ({ ...row, name: { en, fr } }))
}

async function fromMongo({ collections }: MongooseAdapter, site: string, range: OrderRange): Promise<Row[]> {
  const orders = collections.orders
  if (!orders) return []
  const during = 'term' in range ? {} : { $gte: range.from, $lt: range.before }
  const inRange =
    'term' in range
      ? { customerTerm: range.term }
      : { $or: [{ placedAt: during }, { placedAt: null, createdAt: during }] }
  // `find` casts the ids of the filter to their stored type; a pipeline does not.
  const filter = orders.find({ site, paymentStatus: { $in: statuses }, ...inRange }).cast(orders)
  const product = { $ifNull: ['$items.mealPlan', '$items.customPlan', '$items.decliningBalance'] }
  const rows = await orders.aggregate<Row & { _id: Row; last: Date }>([
    { $match: filter },
    { $unwind: '$items' },
    {
      $group: {
        _id: { status: '$paymentStatus', type: '$items.type', product, name: '$items.name' },
        last: { $max: { $ifNull: ['$placedAt', '$createdAt'] } },
        count: { $sum: 1 },
        price: { $sum: '$items.priceCents' },
        discount: { $sum: '$items.discountCents' },
        tax: { $sum: '$items.taxCents' },
      },
    },
  ])
  return rows.map(({ _id, last, ...sums }) => ({
    ...sums,
    ..._id,
    product: _id.product ? String(_id.product as string) : null,
    last: last.toISOString(),
  }))
}

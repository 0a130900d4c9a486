import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { sql, type SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { sumRevenue, type HalfHourRefunds, type HalfHourSales, type Revenue } from '@/domain/shop/sales/revenue'
import { numberOf, textOf } from '@/server/database/stored-values'
import type { OrderRange } from './sold-items'

/** Paid orders, also those that were refunded later. */
const paid = ['approved', 'partlyRefunded', 'refunded', 'canceled']

type Row = Record<string, unknown>
export type StoredRevenue = {
  sales: HalfHourSales[]
  refunds: HalfHourRefunds[]
  terms: (Revenue & { term: string | null })[]
}

/**
 * Revenue of a site, summed in the database by half hour and by the buyer's term. Half hours, because midnight in Newfoundland is at
 * half past. Later payments of subscriptions count when they were made, and belong to the term of their order. The refunds of
 * a period are those made in it; the refunds of a term are those of its orders, whenever they were made. Access control does
 * not apply: the caller checks the site.
 */
export async function readRevenue({ db }: Payload, site: string, range: OrderRange): Promise<StoredRevenue> {
  const [sales, refunds, terms] = await (db.name === 'mongoose'
    ? fromMongo(db as unknown as MongooseAdapter, site, range)
    : fromSqlite(db as unknown as SQLiteAdapter, site, range))
  const atOf = (row: Row) => new Date(textOf(row.at) ?? 0)
  const sumsOf = ({ orders, renewals, net, tax }: Row) => ({
    orders: numberOf(orders) ?? 0,
    renewals: numberOf(renewals) ?? 0,
    netCents: numberOf(net) ?? 0,
    taxCents: numberOf(tax) ?? 0,
  })
  const byTerm = new Map<string | null, Revenue>()
  for (const row of terms) {
    const sums = { ...sumsOf(row), refundedCents: numberOf(row.refunded) ?? 0 }
    byTerm.set(textOf(row.term), sumRevenue([byTerm.get(textOf(row.term)) ?? sumRevenue([]), sums]))
  }
  return {
    sales: sales.map((row) => ({ at: atOf(row), ...sumsOf(row) })),
    refunds: refunds.map((row) => ({ at: atOf(row), refundedCents: numberOf(row.refunded) ?? 0 })),
    terms: [...byTerm].map(([term, sums]) => ({ term, ...sums })),
  }
}

async function fromSqlite({ drizzle }: SQLiteAdapter, site: string, range: OrderRange): Promise<[Row[], Row[], Row[]]> {
  const placed = sql`coalesce(o.placed_at, o.created_at)`
  const within = (time: typeof placed) =>
    'term' in range
      ? sql`o.customer_term_id = ${range.term}`
      : sql`${time} >= ${range.from.toISOString()} and ${time} < ${range.before.toISOString()}`
  const halfHour = (time: typeof placed) =>
    sql`substr(${time}, 1, 14) || case when substr(${time}, 15, 2) < '30' then '00' else '30' end || ':00.000Z'`
  const tax = sql`coalesce(o.federal_tax_cents, 0) + coalesce(o.provincial_tax_cents, 0)`
  const sums = sql`count(*) as orders, sum(coalesce(o.total_cents, 0) - (${tax})) as net, sum(${tax}) as tax`
  const billed = sql`c.settled_at`
  const billedTax = sql`coalesce(c.federal_tax_cents, 0) + coalesce(c.provincial_tax_cents, 0)`
  const billedSums = sql`count(*) as renewals, sum(c.amount_cents - (${billedTax})) as net, sum(${billedTax}) as tax`
  const bills = sql`from subscription_charges c left join subscriptions s on s.id = c.subscription_id
    left join orders o on o.id = s.order_id where c.site_id = ${site} and c.state = 'approved' and ${within(billed)} group by 1`
  const isPaid = sql`o.site_id = ${site} and o.payment_status in ('approved', 'partlyRefunded', 'refunded', 'canceled')`
  const [sales, renewals, refunds, terms, renewedTerms] = await Promise.all([
    drizzle.all<Row>(sql`select ${halfHour(placed)} as at, ${sums} from orders o
      where ${isPaid} and ${within(placed)} group by 1`),
    drizzle.all<Row>(sql`select ${halfHour(billed)} as at, ${billedSums} ${bills}`),
    drizzle.all<Row>(sql`select ${halfHour(sql`r.settled_at`)} as at, sum(r.amount_cents) as refunded
      from refunds r join orders o on o.id = r.order_id
      where r.site_id = ${site} and r.state = 'done' and ${within(sql`r.settled_at`)} group by 1`),
    drizzle.all<Row>(sql`select o.customer_term_id as term, ${sums}, sum(coalesce(o.refunded_cents, 0)) as refunded
      from orders o where ${isPaid} and ${within(placed)} group by 1`),
    drizzle.all<Row>(sql`select o.customer_term_id as term, ${billedSums} ${bills}`),
  ])
  return [[...sales, ...renewals], refunds, [...terms, ...renewedTerms]]
}

async function fromMongo(
  { collections }: MongooseAdapter,
  site: string,
  range: OrderRange,
): Promise<[Row[], Row[], Row[]]> {
  const { orders, refunds, subscriptions } = collections
  const charges = collections['subscription-charges']
  if (!orders || !refunds || !subscriptions || !charges) return [[], [], []]
  const during = 'term' in range ? {} : { $gte: range.from, $lt: range.before }
  const inRange =
    'term' in range
      ? { customerTerm: range.term }
      : { $or: [{ placedAt: during }, { placedAt: null, createdAt: during }] }
  // `find` casts the ids of the filter to their stored type; a pipeline does not.
  const isPaid = orders.find({ site, paymentStatus: { $in: paid }, ...inRange }).cast(orders)
  const placed = { $ifNull: ['$placedAt', '$createdAt'] }
  const tax = { $add: [{ $ifNull: ['$federalTaxCents', 0] }, { $ifNull: ['$provincialTaxCents', 0] }] }
  const sums = {
    orders: { $sum: 1 },
    net: { $sum: { $subtract: [{ $ifNull: ['$totalCents', 0] }, tax] } },
    tax: { $sum: tax },
  }
  const halfHour = (date: unknown) => ({ $dateTrunc: { date, unit: 'minute', binSize: 30 } })
  const ofTerm =
    'term' in range ? (await orders.find(isPaid, { _id: 1 }).lean<{ _id: unknown }[]>()).map(({ _id }) => _id) : null
  const isDone = refunds
    .find({ site, state: 'done', ...(ofTerm ? { order: { $in: ofTerm } } : { settledAt: during }) })
    .cast(refunds)
  const subscribed =
    ofTerm && (await subscriptions.find({ order: { $in: ofTerm } }, { _id: 1 }).lean<{ _id: unknown }[]>())
  const isBilled = charges
    .find({
      ...{ site, state: 'approved' },
      ...(subscribed ? { subscription: { $in: subscribed.map(({ _id }) => _id) } } : { settledAt: during }),
    })
    .cast(charges)
  const billedSums = {
    renewals: { $sum: 1 },
    net: { $sum: { $subtract: ['$amountCents', tax] } },
    tax: { $sum: tax },
  }
  const join = (from: string, localField: string) => ({ $lookup: { from, localField, foreignField: '_id', as: from } })
  const atOf = (rows: (Row & { _id: Date | null })[]) =>
    rows.map(({ _id, ...rest }) => ({ ...rest, at: _id?.toISOString() ?? null }))
  const [sales, refunded, terms, renewals, renewedTerms] = await Promise.all([
    orders.aggregate<Row & { _id: Date | null }>([{ $match: isPaid }, { $group: { _id: halfHour(placed), ...sums } }]),
    refunds.aggregate<Row & { _id: Date | null }>([
      { $match: isDone },
      { $group: { _id: halfHour('$settledAt'), refunded: { $sum: '$amountCents' } } },
    ]),
    orders.aggregate<Row & { _id: unknown }>([
      { $match: isPaid },
      { $group: { _id: '$customerTerm', ...sums, refunded: { $sum: { $ifNull: ['$refundedCents', 0] } } } },
    ]),
    charges.aggregate<Row & { _id: Date | null }>([
      { $match: isBilled },
      { $group: { _id: halfHour('$settledAt'), ...billedSums } },
    ]),
    charges.aggregate<Row & { _id: unknown }>([
      { $match: isBilled },
      join('subscriptions', 'subscription'),
      join('orders', 'subscriptions.order'),
      { $group: { _id: { $arrayElemAt: ['$orders.customerTerm', 0] }, ...billedSums } },
    ]),
  ])
  return [
    atOf([...sales, ...renewals]),
    atOf(refunded),
    [...terms, ...renewedTerms].map(({ _id, ...rest }) => ({ ...rest, term: _id ? String(_id as string) : null })),
  ]
}

import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { sql, type SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload, Where } from 'payload'
import type { Locale, Localized } from '@/domain/locale'
import type { CampusDate } from '@/domain/time/calendar'
import { changeIf } from '@/server/database/change-if'
import type { StoredRow } from '@/server/database/stored-row'
import { flagOf, idOf, nameOf, numberOf, rowsOf, textOf } from '@/server/database/stored-values'

/** A stored subscription, as far as its bills depend on it. `provider` is null for plans on a student account or the payroll. */
export type StoredSubscription = {
  id: string
  siteId: string
  orderId: string | null
  customerId: string | null
  name: Localized
  priceCents: number
  federalTaxCents: number
  provincialTaxCents: number
  frequency: 'monthly' | 'weekly' | null
  start: CampusDate | null
  end: CampusDate | null
  firstBillDate: CampusDate | null
  lastBillDate: CampusDate | null
  nextBillDate: CampusDate | null
  locale: Locale
  provider: string | null
  savedMethod: string | null
  cardType: string | null
  cardLastFour: string | null
  canceled: boolean
  /** Whether a member of staff has stopped its payments. False when the customer or the end of the order did. */
  isStoppedByStaff: boolean
  /** The number of payments that were approved. */
  paidBills: number
}

type Row = StoredRow<'subscriptions'>
const collection = 'subscriptions'

/** The price of one period with both taxes. */
export const amountOf = (
  it: Pick<StoredSubscription, 'priceCents' | 'federalTaxCents' | 'provincialTaxCents'>,
): number => it.priceCents + it.federalTaxCents + it.provincialTaxCents

/** A subscription; null for an unknown id. */
export async function readSubscription({ db }: Payload, id: string): Promise<StoredSubscription | null> {
  const row = await db.findOne<Row>({ collection, where: { id: { equals: id } }, locale: 'all' })
  return row && subscriptionOf(row)
}

/** A page of the active subscriptions whose next bill lies on a day from `from` (null for no limit) to `until`, inclusive. */
export async function readBillable(
  { db }: Payload,
  { from, until, ...pages }: { from: CampusDate | null; until: CampusDate; page: number; limit: number },
): Promise<StoredSubscription[]> {
  const days: Where[] = [{ nextBillDate: { less_than_equal: until } }]
  if (from !== null) days.push({ nextBillDate: { greater_than_equal: from } })
  const where: Where = { and: [...days, { canceled: { not_equals: true } }] }
  const { docs } = await db.find<Row>({ collection, where, locale: 'all', sort: ['nextBillDate', 'id'], ...pages })
  return docs.map(subscriptionOf)
}

/** The subscriptions that were cancelled since an instant. */
export async function readCanceledSince({ db }: Payload, since: Date): Promise<StoredSubscription[]> {
  const where: Where = {
    and: [{ canceled: { equals: true } }, { canceledAt: { greater_than_equal: since.toISOString() } }],
  }
  return (await db.find<Row>({ collection, where, locale: 'all', pagination: false, limit: 0 })).docs.map(
    subscriptionOf,
  )
}

/** Moves the next bill in one statement, if it is still the same. Null: nothing is due any more. */
export async function moveNextBill(
  { db }: Payload,
  id: string,
  from: CampusDate,
  to: CampusDate | null,
): Promise<void> {
  const where: Where = { and: [{ id: { equals: id } }, { nextBillDate: { equals: from } }] }
  await db.updateOne({ collection, where, data: { nextBillDate: to }, options: { atomic: true } })
}

type SavedCard = { savedMethod: string; cardType: string | null; cardLastFour: string | null }

/** Stores another card of the same provider in one statement. False for a subscription that was cancelled meanwhile. */
export function replaceSavedCard(
  payload: Payload,
  { id, provider }: Pick<StoredSubscription, 'id' | 'provider'>,
  card: SavedCard,
): Promise<boolean> {
  const where: Where = {
    and: [{ id: { equals: id } }, { provider: { equals: provider } }, { canceled: { not_equals: true } }],
  }
  return changeIf(payload, collection, where, card)
}

export type NewPayment = { id: string; amountCents: number; paidAt: Date; result: 'Approved' | 'Declined' }

/**
 * Adds a payment to a subscription in one statement. A payment whose id is there already is not added again. The databases are
 * called directly: Payload would write the whole list, so that two processes would lose each other's payments.
 */
export async function addPayment({ db }: Payload, subscription: string, payment: NewPayment): Promise<void> {
  const { id, amountCents, paidAt, result } = payment
  if (db.name === 'mongoose') {
    const model = (db as unknown as MongooseAdapter).collections[collection]
    const row = { id, amountCents, createdAt: paidAt, result }
    await model?.updateOne({ _id: subscription, 'payments.id': { $ne: id } }, { $push: { payments: row } })
    return
  }
  await (db as unknown as SQLiteAdapter).drizzle.run(
    sql`insert into subscriptions_payments (id, _parent_id, _order, amount_cents, created_at, result)
        select ${id}, ${subscription}, coalesce(max(_order), 0) + 1, ${amountCents}, ${paidAt.toISOString()}, ${result}
        from subscriptions_payments where _parent_id = ${subscription}
        on conflict (id) do nothing`,
  )
}

export const subscriptionOf = (row: Row): StoredSubscription => ({
  id: String(row.id),
  siteId: idOf(row.site) ?? '',
  orderId: idOf(row.order),
  customerId: idOf(row.customer),
  name: nameOf(row.name),
  priceCents: numberOf(row.priceCents) ?? 0,
  federalTaxCents: numberOf(row.federalTaxCents) ?? 0,
  provincialTaxCents: numberOf(row.provincialTaxCents) ?? 0,
  frequency: row.frequency === 'monthly' || row.frequency === 'weekly' ? row.frequency : null,
  start: textOf(row.start),
  end: textOf(row.end),
  firstBillDate: textOf(row.firstBillDate),
  lastBillDate: textOf(row.lastBillDate),
  nextBillDate: textOf(row.nextBillDate),
  locale: row.locale === 'fr' ? 'fr' : 'en',
  provider: textOf(row.provider),
  savedMethod: textOf(row.savedMethod),
  cardType: textOf(row.cardType),
  cardLastFour: textOf(row.cardLastFour),
  canceled: flagOf(row.canceled),
  isStoppedByStaff: textOf(row.canceledBy) !== null,
  paidBills: rowsOf(row.payments).filter(({ result }) => result === 'Approved').length,
})

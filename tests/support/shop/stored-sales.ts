import type { Payload } from 'payload'
import { utcDate } from '@/domain/time/calendar'
import { firstOfMonth } from '@/domain/time/months'
import { idOf, rowsOf, textOf } from '@/server/database/stored-values'
import { rowsIn } from './checkout'

/** What is stored of sales after a kill. `charges` are those of the provider, with their idempotency keys. */
export type StoredSales = {
  orders: { id: string; status: string; totalCents: number }[]
  subscriptions: { id: string; orderId: string; nextBillDate: string | null; approvedPayments: number }[]
  bills: { id: string; subscriptionId: string; state: string; amountCents: number }[]
  /** The keys of entries in the ledger, and of mails. */
  entries: string[]
  mails: string[]
  charges: { key: string; orderId: string; amountCents: number }[]
  /** How many orders were pending when the process started. */
  pendingAtStart: number
}

export async function readSales(payload: Payload): Promise<Omit<StoredSales, 'charges' | 'pendingAtStart'>> {
  const [orders, subscriptions, bills, entries, mails] = await Promise.all(
    (['orders', 'subscriptions', 'subscription-charges', 'ledger-entries', 'sent-mails'] as const).map((collection) =>
      rowsIn(payload, collection),
    ),
  )
  const keys = (rows: typeof entries) => (rows ?? []).map(({ key }) => String(key))
  return {
    orders: (orders ?? []).map(({ id, paymentStatus, totalCents }) => ({
      id,
      status: String(paymentStatus),
      totalCents: Number(totalCents),
    })),
    subscriptions: (subscriptions ?? []).map(({ id, order, nextBillDate, payments }) => ({
      id,
      orderId: idOf(order) ?? '',
      nextBillDate: textOf(nextBillDate),
      approvedPayments: rowsOf(payments).filter(({ result }) => result === 'Approved').length,
    })),
    bills: (bills ?? []).map(({ id, subscription, state, amountCents }) => ({
      id,
      subscriptionId: idOf(subscription) ?? '',
      state: String(state),
      amountCents: Number(amountCents),
    })),
    entries: keys(entries),
    mails: keys(mails),
  }
}

/** Makes the first bill of the subscription of an order due now, and its last one. Returns its id. */
export async function bringBillForward({ db }: Payload, order: string, now: Date): Promise<string> {
  const where = { order: { equals: order } }
  const found = await db.findOne<{ id: string }>({ collection: 'subscriptions', where })
  if (!found) throw new Error(`The order ${order} has no subscription`)
  const day = firstOfMonth(utcDate(now.getTime()))
  const data = { firstBillDate: day, nextBillDate: day, lastBillDate: day }
  await db.updateOne({ collection: 'subscriptions', id: found.id, data, returning: false })
  return found.id
}

/** Hides all other subscriptions from the job of this process, so that its steps are those of one. */
export function onlySubscription(payload: Payload, id: string): void {
  const db = payload.db as unknown as {
    find: (args: { collection: string }) => Promise<{ docs: Record<string, unknown>[] }>
  }
  const find = db.find.bind(payload.db)
  db.find = async (args) => {
    const found = await find(args)
    if (args.collection === 'subscriptions') found.docs = found.docs.filter((row) => row.id === id)
    if (args.collection === 'subscription-charges')
      found.docs = found.docs.filter(({ subscription }) => idOf(subscription) === id)
    return found
  }
}

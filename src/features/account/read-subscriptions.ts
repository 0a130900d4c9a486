import type { Localized } from '@/domain/locale'
import type { CampusDate } from '@/domain/time/calendar'
import { openPayload } from '@/server/database/payload'
import { flagOf, idOf, instantOf, nameOf, numberOf, rowsOf, textOf } from '@/server/database/stored-values'
import type { Customer } from './read-customer'

export type Payment = { id: string; amountCents: number; paidAt: Date | null; result: string | null }

/** `orderedAt` is the time of the order. `canceledAt` is null for active subscriptions and where it is unknown. Spec: CUS-3.17. */
export type CustomerSubscription = {
  id: string
  orderedAt: Date
  name: Localized
  priceCents: number
  frequency: 'monthly' | 'weekly' | null
  start: CampusDate | null
  end: CampusDate | null
  canceled: boolean
  canceledAt: Date | null
  payments: Payment[]
}

type Stored = Record<string, unknown> & { id: string }

/** The customer's subscriptions at the site of their account, newest first; empty for none. Not cached. Spec: CUS-2.40. */
export async function readSubscriptions({
  id,
  siteId,
}: Pick<Customer, 'id' | 'siteId'>): Promise<CustomerSubscription[]> {
  const { db } = await openPayload()
  const { docs } = await db.find<Stored>({
    collection: 'subscriptions',
    where: { and: [{ site: { equals: siteId } }, { customer: { equals: id } }] },
    locale: 'all',
    pagination: false,
    limit: 0,
  })
  const orders = await db.find<Stored>({
    collection: 'orders',
    where: { id: { in: docs.flatMap((doc) => idOf(doc.order) ?? []) } },
    select: { placedAt: true, createdAt: true },
    pagination: false,
    limit: 0,
  })
  const orderTimes = new Map(orders.docs.map((order) => [order.id, order.placedAt ?? order.createdAt]))
  const subscriptions = docs.map((doc): CustomerSubscription => {
    const orderedAt = orderTimes.get(idOf(doc.order) ?? '') ?? doc.createdAt
    return {
      id: String(doc.id),
      orderedAt: instantOf(orderedAt) ?? new Date(0),
      name: nameOf(doc.name),
      priceCents: numberOf(doc.priceCents) ?? 0,
      frequency: doc.frequency === 'monthly' || doc.frequency === 'weekly' ? doc.frequency : null,
      start: textOf(doc.start),
      end: textOf(doc.end),
      canceled: flagOf(doc.canceled),
      canceledAt: instantOf(doc.canceledAt),
      payments: rowsOf(doc.payments).map((row) => ({
        id: String(row.id),
        amountCents: numberOf(row.amountCents) ?? 0,
        paidAt: instantOf(row.createdAt),
        result: textOf(row.result),
      })),
    }
  })
  return subscriptions.toSorted((one, other) => other.orderedAt.getTime() - one.orderedAt.getTime())
}

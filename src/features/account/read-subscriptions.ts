import type { Localized } from '@/domain/locale'
import type { CampusDate } from '@/domain/time/calendar'
import { paidUntil } from '@/domain/shop/subscriptions/billing'
import { canReplaceCard } from '@/domain/shop/subscriptions/saved-card'
import { openPayload } from '@/server/database/payload'
import { getPaymentProvider } from '@/server/payments/get-provider'
import { readChargesIn, type StoredCharge } from '@/server/database/shop/subscription-charges'
import { amountOf, subscriptionOf } from '@/server/database/shop/subscriptions'
import type { StoredRow } from '@/server/database/stored-row'
import { flagOf, idOf, instantOf, nameOf, numberOf, rowsOf, textOf } from '@/server/database/stored-values'
import type { Customer } from './read-customer'

/** `hasReceipt`: there is a receipt to download. The first payment has the receipt of its order. */
export type Payment = {
  id: string
  amountCents: number
  paidAt: Date | null
  result: string | null
  hasReceipt: boolean
}

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
  /** The next payment with both taxes; null when none is due any more. */
  next: { on: CampusDate; amountCents: number } | null
  /** The last day that is paid for; null when nothing is paid, or the dates of the plan are unknown. */
  paidUntil: CampusDate | null
  /** A payment was given up after its last attempt. */
  isPastDue: boolean
  /** When a declined payment is tried again; null when none waits for it. */
  retryAt: Date | null
  /** The card that pays; null when it is unknown or no card pays. */
  card: { network: string; lastFour: string } | null
  /** Whether the customer may replace the card. */
  canReplaceCard: boolean
  payments: Payment[]
}

type Stored = StoredRow<'subscriptions'>

/** The customer's subscriptions at the site of their account, newest first; empty for none. Not cached. Spec: CUS-2.40. */
export async function readSubscriptions({
  id,
  siteId,
}: Pick<Customer, 'id' | 'siteId'>): Promise<CustomerSubscription[]> {
  const payload = await openPayload()
  const { db } = payload
  const { docs } = await db.find<Stored>({
    collection: 'subscriptions',
    where: { and: [{ site: { equals: siteId } }, { customer: { equals: id } }] },
    locale: 'all',
    pagination: false,
    limit: 0,
  })
  const orders = await db.find<StoredRow<'orders', 'placedAt' | 'createdAt'>>({
    collection: 'orders',
    where: { id: { in: docs.flatMap((doc) => idOf(doc.order) ?? []) } },
    select: { placedAt: true, createdAt: true },
    pagination: false,
    limit: 0,
  })
  const charges = await readChargesIn(
    payload,
    docs.map((doc) => String(doc.id)),
    ['failed', 'declined', 'approved'],
  )
  const approved = new Set(charges.flatMap(({ id: chargeId, state }) => (state === 'approved' ? chargeId : [])))
  const provider = getPaymentProvider(payload).name
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
      ...billingOf(doc),
      ...refusalsOf(doc, charges),
      ...cardOf(doc, provider),
      payments: rowsOf(doc.payments).map((row) => ({
        id: String(row.id),
        amountCents: numberOf(row.amountCents) ?? 0,
        paidAt: instantOf(row.createdAt),
        result: textOf(row.result),
        hasReceipt: approved.has(String(row.id)),
      })),
    }
  })
  return subscriptions.toSorted((one, other) => other.orderedAt.getTime() - one.orderedAt.getTime())
}

function refusalsOf(
  doc: Stored,
  refused: readonly StoredCharge[],
): Pick<CustomerSubscription, 'isPastDue' | 'retryAt'> {
  const own = flagOf(doc.canceled) ? [] : refused.filter(({ subscriptionId }) => subscriptionId === String(doc.id))
  const waiting = own.find(({ state }) => state === 'declined')
  return { isPastDue: own.some(({ state }) => state === 'failed'), retryAt: instantOf(waiting?.nextAttemptAt) }
}

function cardOf(doc: Stored, currentProvider: string): Pick<CustomerSubscription, 'card' | 'canReplaceCard'> {
  const { cardType, cardLastFour, ...subscription } = subscriptionOf(doc)
  return {
    card: cardType !== null && cardLastFour !== null ? { network: cardType, lastFour: cardLastFour } : null,
    canReplaceCard: canReplaceCard(subscription, currentProvider),
  }
}

function billingOf(doc: Stored): Pick<CustomerSubscription, 'next' | 'paidUntil'> {
  const subscription = subscriptionOf(doc)
  const { frequency, firstBillDate, lastBillDate, nextBillDate, end, paidBills, canceled } = subscription
  const hasPlan = frequency !== null && firstBillDate !== null && lastBillDate !== null
  return {
    next: nextBillDate === null || canceled ? null : { on: nextBillDate, amountCents: amountOf(subscription) },
    paidUntil: hasPlan ? paidUntil({ frequency, firstBillDate, lastBillDate, end }, paidBills) : null,
  }
}

import type { Payload } from 'payload'
import { paymentTypes } from '@/domain/shop/payments/payment-types'
import { lastBillOf } from '@/domain/shop/subscriptions/billing'
import { campusDateAt, type ZoneName } from '@/domain/time/campus-time'
import { fieldsOf, flagOf, idOf, instantOf, nameOf, numberOf, textOf } from '@/server/database/stored-values'
import { readOrderItems } from '@/server/database/shop/order-items'
import { amountOf, subscriptionOf, type StoredSubscription } from '@/server/database/shop/subscriptions'
import type { Locale } from '@/domain/locale'
import type { Receipt, ReceiptBilling, ReceiptItem } from './receipt'

type Stored = Record<string, unknown> & { id: string }

/** An order with what its receipt shows. `customerId` is null for orders without an account. */
export type OrderReceipt = Receipt & { siteId: string; customerId: string | null; locale: Locale; isPaid: boolean }

const paidStatuses = ['approved', 'partlyRefunded', 'refunded', 'canceled']
const itemTypes = ['Meal plan', 'Create your plan', 'Declining balance', 'Coffee subscription'] as const

/** The receipt of an order; null for an unknown id. Access control does not apply: the caller checks whose order it is. */
export async function readReceipt(payload: Payload, orderId: string, zone: ZoneName): Promise<OrderReceipt | null> {
  const where = { id: { equals: orderId } }
  const [order, items] = await Promise.all([
    payload.db.findOne<Stored>({ collection: 'orders', where, select: shownFields }),
    readOrderItems(payload, orderId),
  ])
  if (!order) return null
  const billed = items.some(({ subscription }) => flagOf(subscription)) ? await readBilled(payload, orderId) : null
  return {
    ...receiptOf(order, zone),
    items: items.map((item) => itemOf(item, billed?.get(`${orderId}:${String(item.id)}`) ?? null)),
    siteId: idOf(order.site) ?? '',
    customerId: idOf(order.customer),
    locale: order.locale === 'fr' ? 'fr' : 'en',
    isPaid: paidStatuses.includes(String(order.paymentStatus)),
  }
}

/** The subscriptions of an order by their key. */
async function readBilled({ db }: Payload, orderId: string): Promise<ReadonlyMap<string, StoredSubscription>> {
  const { docs } = await db.find<Stored>({
    collection: 'subscriptions',
    where: { order: { equals: orderId } },
    locale: 'all',
    pagination: false,
    limit: 0,
  })
  return new Map(docs.map((row) => [textOf(row.itemKey) ?? '', subscriptionOf(row)]))
}

const shownPerson = { firstName: true, lastName: true, email: true } as const
/** What a receipt shows of an order besides its items. */
const shownFields = {
  no: true,
  site: true,
  customer: true,
  locale: true,
  buyer: shownPerson,
  student: shownPerson,
  savingsCents: true,
  federalTaxCents: true,
  provincialTaxCents: true,
  totalCents: true,
  paymentType: true,
  paymentStatus: true,
  cardType: true,
  cardLastFour: true,
  installments: { count: true },
  placedAt: true,
  createdAt: true,
} as const

function receiptOf(order: Stored, zone: ZoneName): Omit<Receipt, 'items'> {
  const buyer = fieldsOf(order.buyer)
  const student = fieldsOf(order.student)
  const placedAt = instantOf(order.placedAt) ?? instantOf(order.createdAt) ?? new Date(0)
  return {
    no: textOf(order.no) ?? '',
    paidOn: campusDateAt(placedAt, zone),
    buyerName: fullNameOf(buyer),
    firstName: textOf(buyer.firstName) ?? '',
    email: textOf(buyer.email) ?? '',
    studentName: fullNameOf(student) || null,
    savingsCents: numberOf(order.savingsCents) ?? 0,
    federalTaxCents: numberOf(order.federalTaxCents) ?? 0,
    provincialTaxCents: numberOf(order.provincialTaxCents) ?? 0,
    totalCents: numberOf(order.totalCents) ?? 0,
    paymentType: paymentTypes.find((type) => type === order.paymentType) ?? null,
    card: cardOf(order.cardType, order.cardLastFour),
    installments: numberOf(fieldsOf(order.installments).count),
  }
}

export function cardOf(network: unknown, lastFour: unknown): Receipt['card'] {
  const [type, digits] = [textOf(network), textOf(lastFour)]
  return type !== null && digits !== null ? { network: type, lastFour: digits } : null
}

const fullNameOf = ({ firstName, lastName }: Record<string, unknown>): string =>
  [textOf(firstName), textOf(lastName)].filter(Boolean).join(' ')

const itemOf = (item: Record<string, unknown>, subscription: StoredSubscription | null): ReceiptItem => ({
  name: nameOf(item.name),
  type: itemTypes.find((type) => type === item.type) ?? 'Meal plan',
  priceCents: numberOf(item.priceCents) ?? 0,
  discountCents: numberOf(item.discountCents) ?? 0,
  promoCode: textOf(item.promoCode),
  months: numberOf(item.payments),
  later: subscription && billingOf(subscription, subscription.nextBillDate),
})

/** The later payments of a subscription from a bill on. */
export function billingOf(subscription: StoredSubscription, next: ReceiptBilling['next']): ReceiptBilling | null {
  const { frequency, lastBillDate, canceled } = subscription
  if (frequency === null) return null
  const last = lastBillDate === null ? null : lastBillOf({ frequency, lastBillDate })
  return { frequency, amountCents: amountOf(subscription), next: canceled ? null : next, last }
}

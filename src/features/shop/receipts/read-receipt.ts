import type { Payload } from 'payload'
import { paymentTypes } from '@/domain/shop/payments/payment-types'
import type { Receipt, ReceiptInstallments } from '@/domain/shop/receipts/receipt'
import { sellerOf } from '@/domain/shop/receipts/seller'
import type { Site } from '@/domain/site/site'
import { campusDateAt } from '@/domain/time/campus-time'
import type { StoredRow } from '@/server/database/stored-row'
import { fieldsOf, flagOf, idOf, instantOf, numberOf, textOf } from '@/server/database/stored-values'
import { readOrderItems } from '@/server/database/shop/order-items'
import { subscriptionOf, type StoredSubscription } from '@/server/database/shop/subscriptions'
import type { Locale } from '@/domain/locale'
import { receiptItem, receiptSeller } from './stored-receipt'

type Stored = StoredRow<'orders', keyof typeof shownFields>
type ReceiptSite = Parameters<typeof sellerOf>[0] & Pick<Site, 'id' | 'timeZone'>

/** An order with what its receipt shows. `customerId` is null for orders without an account. */
export type OrderReceipt = Receipt & {
  id: string
  customerId: string | null
  locale: Locale
  status: string
  isPaid: boolean
}

const paidStatuses = ['approved', 'partlyRefunded', 'refunded', 'canceled']

/** The receipt of an order of a site; null for any other id. Access control does not apply: the caller checks whose order it is. */
export async function readReceipt(payload: Payload, orderId: string, site: ReceiptSite): Promise<OrderReceipt | null> {
  const where = { id: { equals: orderId } }
  const [order, items] = await Promise.all([
    payload.db.findOne<Stored>({ collection: 'orders', where, select: shownFields }),
    readOrderItems(payload, orderId),
  ])
  if (!order || idOf(order.site) !== site.id) return null
  const billed = items.some(({ subscription }) => flagOf(subscription)) ? await readBilled(payload, orderId) : null
  const receipt = receiptOf(order, site)
  return {
    ...receipt,
    items: items.map((item) => receiptItem(item, billed?.get(`${orderId}:${String(item.id)}`) ?? null, receipt.paidOn)),
    id: orderId,
    customerId: idOf(order.customer),
    locale: order.locale === 'fr' ? 'fr' : 'en',
    status: String(order.paymentStatus),
    isPaid: paidStatuses.includes(String(order.paymentStatus)),
  }
}

/** The site of an order; null for an unknown id. */
export async function readOrderSite({ db }: Payload, orderId: string): Promise<string | null> {
  const order = await db.findOne<StoredRow<'orders', 'site'>>({
    collection: 'orders',
    where: { id: { equals: orderId } },
    select: { site: true },
  })
  return idOf(order?.site)
}

/** The subscriptions of an order by their key. */
async function readBilled({ db }: Payload, orderId: string): Promise<ReadonlyMap<string, StoredSubscription>> {
  const { docs } = await db.find<StoredRow<'subscriptions'>>({
    collection: 'subscriptions',
    where: { order: { equals: orderId } },
    locale: 'all',
    pagination: false,
    limit: 0,
  })
  return new Map(docs.map((row) => [textOf(row.itemKey) ?? '', subscriptionOf(row)]))
}

const shownPerson = { firstName: true, lastName: true, email: true, studentId: true } as const
/** What a receipt shows of an order besides its items. */
const shownFields = {
  no: true,
  site: true,
  customer: true,
  locale: true,
  seller: true,
  buyer: shownPerson,
  student: shownPerson,
  federalTaxCents: true,
  provincialTaxCents: true,
  totalCents: true,
  refundedCents: true,
  paymentType: true,
  paymentStatus: true,
  cardType: true,
  cardLastFour: true,
  installments: { count: true, frequency: true, aprBps: true, totalCents: true },
  placedAt: true,
  createdAt: true,
} as const

function receiptOf(order: Stored, site: ReceiptSite): Omit<Receipt, 'items'> {
  const buyer = fieldsOf(order.buyer)
  const student = fieldsOf(order.student)
  const placedAt = instantOf(order.placedAt) ?? instantOf(order.createdAt) ?? new Date(0)
  return {
    no: textOf(order.no) ?? '',
    seller: receiptSeller(order.seller, site),
    paidOn: campusDateAt(placedAt, site.timeZone),
    buyerName: fullNameOf(buyer),
    firstName: textOf(buyer.firstName) ?? '',
    email: textOf(buyer.email) ?? '',
    studentName: fullNameOf(student) || null,
    studentNumber: textOf(student.studentId) ?? textOf(buyer.studentId),
    federalTaxCents: numberOf(order.federalTaxCents) ?? 0,
    provincialTaxCents: numberOf(order.provincialTaxCents) ?? 0,
    totalCents: numberOf(order.totalCents) ?? 0,
    refundedCents: numberOf(order.refundedCents) ?? 0,
    paymentType: paymentTypes.find((type) => type === order.paymentType) ?? null,
    card: cardOf(order.cardType, order.cardLastFour),
    installments: installmentsOf(fieldsOf(order.installments)),
  }
}

export function cardOf(network: unknown, lastFour: unknown): Receipt['card'] {
  const [type, digits] = [textOf(network), textOf(lastFour)]
  return type !== null && digits !== null ? { network: type, lastFour: digits } : null
}

const fullNameOf = ({ firstName, lastName }: Record<string, unknown>): string =>
  [textOf(firstName), textOf(lastName)].filter(Boolean).join(' ')

function installmentsOf(plan: Record<string, unknown>): ReceiptInstallments | null {
  const [count, totalCents] = [numberOf(plan.count), numberOf(plan.totalCents)]
  if (count === null || count === 0 || totalCents === null) return null
  const isMonthly = /^month/i.test(textOf(plan.frequency) ?? '')
  return { count, isMonthly, aprBps: numberOf(plan.aprBps) ?? 0, totalCents }
}

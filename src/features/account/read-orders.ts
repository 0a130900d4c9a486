import type { RecordOwner } from '@/domain/account/own-records'
import type { OrderStatus } from '@/domain/shop/orders/order'
import { paymentTypes, type PaymentType } from '@/domain/shop/payments/payment-types'
import { openPayload } from '@/server/database/payload'
import type { StoredRow } from '@/server/database/stored-row'
import { instantOf, numberOf, textOf } from '@/server/database/stored-values'
import { byCustomerOrEmail } from './privacy/own-data/section'

/** `outcome` is the payment status; null for paid orders and for orders without a payment. Spec: CUS-2.26. */
export type CustomerOrder = {
  id: string
  placedAt: Date
  no: string
  totalCents: number
  paymentType: PaymentType | null
  outcome: Exclude<OrderStatus, 'approved'> | null
  /** Whether there is a receipt to download. */
  hasReceipt: boolean
}

const shownFields = {
  no: true,
  customer: true,
  buyer: { email: true },
  placedAt: true,
  createdAt: true,
  totalCents: true,
  paymentType: true,
  paymentStatus: true,
} as const
const paidStatuses: readonly unknown[] = ['approved', 'partlyRefunded', 'refunded', 'canceled']

const outcomes = ['pending', 'declined', 'partlyRefunded', 'refunded', 'canceled'] as const

const { find, isOwn } = byCustomerOrEmail('buyer.email')

/**
 * The customer's orders at the site of their account, newest first; empty for none. Those that they placed without signing in are
 * among them once they have proved that the email is theirs. Not cached. Spec: CUS-2.26.
 */
export async function readOrders(customer: RecordOwner): Promise<CustomerOrder[]> {
  const { db } = await openPayload()
  const theirs = find(customer, new Map())
  const { docs } = await db.find<StoredRow<'orders'>>({
    collection: 'orders',
    where: { and: [{ site: { equals: customer.siteId } }, ...(theirs ? [theirs] : [])] },
    select: shownFields,
    pagination: false,
    limit: 0,
  })
  const own = docs.filter((doc) => isOwn(doc, customer, new Map()))
  const orders = own.map((doc) => ({
    id: String(doc.id),
    placedAt: instantOf(doc.placedAt) ?? instantOf(doc.createdAt) ?? new Date(0),
    no: textOf(doc.no) ?? '',
    totalCents: numberOf(doc.totalCents) ?? 0,
    paymentType: paymentTypes.find((type) => type === doc.paymentType) ?? null,
    outcome: outcomes.find((outcome) => outcome === doc.paymentStatus) ?? null,
    hasReceipt: paidStatuses.includes(doc.paymentStatus),
  }))
  return orders.toSorted((one, other) => other.placedAt.getTime() - one.placedAt.getTime())
}

import { paymentTypes, type PaymentType } from '@/domain/payment-types'
import { openPayload } from '@/server/payload'
import { instantOf, numberOf, textOf } from '@/server/stored'
import type { Customer } from './read-customer'

/** `placedAt`: when it was placed. `outcome` is null for one that is paid, and for those without a payment. Spec: CUS-2.26. */
export type CustomerOrder = {
  id: string
  placedAt: Date
  no: string
  totalCents: number
  paymentType: PaymentType | null
  outcome: 'pending' | 'declined' | 'refunded' | null
}

const outcomes = ['pending', 'declined', 'refunded'] as const

/** A customer's orders at the site of their account, the newest first; empty for none. Never kept. Spec: CUS-2.26. */
export async function readOrders({ id, siteId }: Pick<Customer, 'id' | 'siteId'>): Promise<CustomerOrder[]> {
  const { db } = await openPayload()
  const { docs } = await db.find<Record<string, unknown> & { id: string }>({
    collection: 'orders',
    where: { and: [{ site: { equals: siteId } }, { customer: { equals: id } }] },
    pagination: false,
    limit: 0,
  })
  const orders = docs.map((doc) => ({
    id: String(doc.id),
    placedAt: instantOf(doc.placedAt) ?? instantOf(doc.createdAt) ?? new Date(0),
    no: textOf(doc.no) ?? '',
    totalCents: numberOf(doc.totalCents) ?? 0,
    paymentType: paymentTypes.find((type) => type === doc.paymentType) ?? null,
    outcome: outcomes.find((outcome) => outcome === doc.paymentStatus) ?? null,
  }))
  return orders.toSorted((one, other) => other.placedAt.getTime() - one.placedAt.getTime())
}

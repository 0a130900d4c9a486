import type { Payload } from 'payload'
import { paymentTypes, type PaymentType } from '@/domain/shop/payments/payment-types'
import type { StoredRow } from '@/server/database/stored-row'
import { fieldsOf, textOf } from '@/server/database/stored-values'

/** What a payment provider is told of the order of a subscription; empty for an unknown order. */
export async function readOrderFacts(
  { db }: Payload,
  orderId: string | null,
): Promise<{ no: string; email: string | null }> {
  if (orderId === null) return { no: '', email: null }
  const order = await db.findOne<StoredRow<'orders'>>({
    collection: 'orders',
    where: { id: { equals: orderId } },
  })
  return { no: textOf(order?.no) ?? '', email: textOf(fieldsOf(order?.buyer).email) }
}

/** How an order was paid; null for an unknown order. */
export async function readPaymentType({ db }: Payload, orderId: string | null): Promise<PaymentType | null> {
  if (orderId === null) return null
  const order = await db.findOne<StoredRow<'orders'>>({
    collection: 'orders',
    where: { id: { equals: orderId } },
  })
  return paymentTypes.find((type) => type === order?.paymentType) ?? null
}

import type { Payload } from 'payload'
import { paymentTypes, type PaymentType } from '@/domain/shop/payments/payment-types'

/** How an order was paid; null for an unknown order. */
export async function readPaymentType({ db }: Payload, orderId: string | null): Promise<PaymentType | null> {
  if (orderId === null) return null
  const order = await db.findOne<Record<string, unknown> & { id: string }>({
    collection: 'orders',
    where: { id: { equals: orderId } },
  })
  return paymentTypes.find((type) => type === order?.paymentType) ?? null
}

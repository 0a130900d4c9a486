import { openPayload } from '@/server/database/payload'
import { settleOrder } from '@/features/shop/checkout/orders/settle-order'
import { clock } from '@/server/clock'
import { getPaymentProvider } from '@/server/payments/get-provider'
import { type PaymentEventHandler, answerPaymentWebhook } from '@/server/payments/receive-event'

/** Settles the order whose charge the provider has captured or declined. Refunds are made from the studio and booked there. */
const settle: PaymentEventHandler = async (payload, { type, orderId, charge }, now) => {
  const isCharge = type === 'charge-approved' || type === 'charge-declined'
  if (isCharge && orderId !== null && charge) await settleOrder(payload, orderId, charge, now)
}

/** Webhooks of the payment provider, such as `/webhooks/payments/stripe`. */
export async function POST(request: Request, { params }: { params: Promise<{ provider: string }> }): Promise<Response> {
  const payload = await openPayload()
  const target = { provider: getPaymentProvider(payload), name: (await params).provider }
  return answerPaymentWebhook(payload, target, request, settle, clock.now())
}

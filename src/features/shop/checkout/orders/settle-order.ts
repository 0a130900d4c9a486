import type { Payload } from 'payload'
import { outcomeStatus, type OrderOutcome } from '@/domain/shop/orders/order'
import { queueNotPlaced } from '@/features/shop/mails/queue-order-mails'
import { unlockCart } from '@/server/database/shop/carts'
import { approveOrder, declineOrder, markAuthorised, readOrder, type StoredOrder } from '@/server/database/shop/orders'
import { returnPromoUse } from '@/server/database/shop/promo-uses'
import type { Charge } from '@/server/payments/provider'
import { afterSale } from './after-sale'

/**
 * Settles a pending order with the final outcome of its charge. The answer of the provider, its webhook and recovery meet here:
 * every step has an effect once, and the status moves last, so that it is right to call it again after a crash and from several
 * processes at once. `approved` means captured; `needs-action` and `unknown` are not final and leave the order pending.
 * Returns null when there is no such order.
 */
export async function settleOrder(
  payload: Payload,
  orderId: string,
  charge: Charge,
  now: Date,
): Promise<OrderOutcome | null> {
  const order = await readOrder(payload, orderId)
  if (!order) return null
  if (order.status === 'pending') {
    const isMoved =
      charge.status === 'approved'
        ? await approve(payload, order, charge, now)
        : charge.status === 'declined' && (await decline(payload, order, charge.code, now))
    if (isMoved) return settledOutcome(order, charge)
  } else if (charge.status === 'approved' && order.status === 'declined')
    payload.logger.error({ msg: `Order ${order.no} was declined, but its charge ${charge.reference} is captured` })
  const settled = (await readOrder(payload, orderId)) ?? order
  const { id, no, totalCents, status, resultCode } = settled
  return { status: outcomeStatus(status, resultCode), orderId: id, no, totalCents, clientSecret: null }
}

function settledOutcome({ id, no, totalCents }: StoredOrder, charge: Charge): OrderOutcome {
  const isDeclined = charge.status === 'declined'
  const status = isDeclined ? outcomeStatus('declined', charge.code) : 'approved'
  return { status, orderId: id, no, totalCents, clientSecret: null }
}

async function approve(
  payload: Payload,
  order: StoredOrder,
  charge: Extract<Charge, { status: 'approved' }>,
  now: Date,
): Promise<boolean> {
  const authorised = {
    reference: charge.reference || (order.reference ?? ''),
    card: charge.card ?? order.card,
    savedMethod: charge.savedMethod ?? order.savedMethod,
  }
  if (order.provider !== null && order.reference === null) await markAuthorised(payload, order.id, authorised) // the steps read it
  const sale = { order: { ...order, ...authorised }, now }
  for (const step of afterSale) await step(payload, sale)
  return approveOrder(payload, order.id, authorised, now)
}

/** How long a submit waits for the provider, in milliseconds. Then it tells its buyer to wait for a mail. */
export const providerPatience = 15_000

/** Whether the buyer may wait for a mail. One whom the bank asks is at the checkout, which shows the result. */
const mayWait = ({ attemptedAt, placedAt, resultCode }: StoredOrder, now: Date): boolean =>
  resultCode !== 'needs-action' && now.getTime() - (attemptedAt ?? placedAt).getTime() >= providerPatience

/** The cart is free again, and so is the use of its promo code: the next order takes one. */
async function decline(payload: Payload, order: StoredOrder, code: '12' | '23', now: Date): Promise<boolean> {
  await returnPromoUse(payload, order.id)
  await unlockCart(payload, order.cartId, order.id)
  if (mayWait(order, now)) await queueNotPlaced(payload, order.id, now)
  return declineOrder(payload, order.id, code, now)
}

import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import { outcomeStatus, type OrderOutcome } from '@/domain/shop/orders/order'
import { ok, refuse, type Result } from '@/domain/result'
import type { Site } from '@/domain/site/site'
import type { CartVisitor } from '@/features/shop/cart/cart-visitor'
import { readCartContext } from '@/features/shop/cart/read-cart'
import { withMutex } from '@/server/database/locks/keyed-mutex'
import { readOrder, readChargeTerms, type StoredOrder } from '@/server/database/shop/orders'
import { getPaymentProvider } from '@/server/payments/get-provider'
import type { PaymentProvider } from '@/server/payments/provider'
import { chargeOrder } from './charge-order'
import type { OrderRequest } from './order-request'
import { reserveOrder } from './reserve-order'

/** How long a repeated submit waits for the first one, in milliseconds. Clients give up after 20 seconds. */
const longestWait = 15_000

/**
 * Orders the cart of a visitor and charges it once. The unique key of the order, made from the cart and its revision, decides
 * between simultaneous submits, whatever the number of processes: one of them gets the order and asks the provider, the others
 * wait for its outcome and answer the same. A submit after a refused payment is a new order.
 *
 * Refuses like `checkOrder`, and `not-offered`, `promo-used-up`, `promo-used-before`, `order-in-progress`, `busy-cart`.
 * Decision 0162 says why a crash at any step is harmless. Spec: CUS-4.24 to CUS-4.30.
 */
export async function placeOrder(
  site: Site,
  visitor: CartVisitor,
  request: OrderRequest,
  now: Date,
  provider?: PaymentProvider,
): Promise<Result<OrderOutcome>> {
  const context = await readCartContext(site, now)
  if (!context.ok) return context
  const { payload } = context.value
  const paying = provider ?? getPaymentProvider(payload)
  const owner = visitor.customerId ?? visitor.secret
  if (owner === null) return refuse('empty-cart')
  for (let attempt = 0; attempt < 3; attempt++) {
    const reserve = () => reserveOrder(context.value, visitor, request, paying)
    const reserved = await withMutex(`order ${site.id} ${owner}`, reserve)
    if (!reserved.ok) return reserved
    const { order, isNew, terms } = reserved.value
    const charge = async () => {
      const { method, buyer } = request
      const charge = { method, email: buyer.email || null, ...(terms ?? (await readChargeTerms(payload, order.id))) }
      return chargeOrder(payload, paying, order, charge)
    }
    if (isNew) return ok(await charge())
    const settled = await waitForOutcome(payload, order)
    if (!settled) continue // it was withdrawn: its cart had changed
    // The bank has asked the buyer: the provider answers the same request again, or what became of it.
    if (settled.resultCode === 'needs-action' && settled.status === 'pending') return ok(await charge())
    return ok(outcomeOf(settled))
  }
  return refuse('busy-cart')
}

/** Waits until an order is settled or waits for the buyer. Null when it has been withdrawn. */
async function waitForOutcome(payload: Payload, order: StoredOrder): Promise<StoredOrder | null> {
  const deadline = performance.now() + longestWait
  let current: StoredOrder | null = order
  for (let wait = 25; current?.status === 'pending' && performance.now() < deadline; wait = Math.min(wait * 1.5, 250)) {
    if (current.resultCode === 'needs-action') break
    await pause(wait)
    current = await readOrder(payload, order.id)
  }
  return current
}

const outcomeOf = ({ id, no, totalCents, status, resultCode }: StoredOrder): OrderOutcome => ({
  status: outcomeStatus(status, resultCode),
  orderId: id,
  no,
  totalCents,
  clientSecret: null,
})

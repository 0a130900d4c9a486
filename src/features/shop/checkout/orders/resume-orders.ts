import type { Payload } from 'payload'
import { clock } from '@/server/clock'
import { abandonOrder, postponeCheck, readPendingOrders, type StoredOrder } from '@/server/database/shop/orders'
import { getPaymentProvider } from '@/server/payments/get-provider'
import type { Charge, PaymentProvider } from '@/server/payments/provider'
import { chargeKey, chargesNothing, checkPause, continueCharge, release, withoutProvider } from './charge-order'
import { settleOrder } from './settle-order'

/** How long the buyer has to answer the bank. */
const actionPatience = 15 * 60_000
/** An order whose outcome the provider does not know yet is checked again after this time. */
const recheckPause = 15_000
/** Orders of a provider that the settings do not choose any more. */
const otherProviderPause = 10 * 60_000
const refused: Charge = { status: 'declined', code: '12', reference: null }

/**
 * Settles or declines the orders whose process has died or whose provider has not answered. It asks the provider what became of
 * each charge. Decision 0162 lists what it finds after a crash at each step. `all` also takes up orders that are not due yet, for
 * the start of a process: what it does is harmless while another process charges them.
 */
export async function resumeOrders(
  payload: Payload,
  now: Date,
  { all = false, provider }: { all?: boolean; provider?: PaymentProvider } = {},
): Promise<void> {
  const orders = await readPendingOrders(payload, all ? null : now)
  if (orders.length === 0) return
  const paying = provider ?? getPaymentProvider(payload)
  for (const order of orders)
    try {
      await resume(payload, paying, order, now)
    } catch (err) {
      payload.logger.error({ err, msg: `Order ${order.no} could not be resumed` })
    }
}

async function resume(payload: Payload, provider: PaymentProvider, order: StoredOrder, now: Date): Promise<void> {
  const age = now.getTime() - (order.attemptedAt ?? order.placedAt).getTime()
  const isLate = age >= checkPause
  if (order.attemptedAt === null) {
    if (isLate) await giveUp(payload, order)
    return
  }
  if (order.provider === null) {
    if (isLate) await settleOrder(payload, order.id, withoutProvider, clock.now())
    return
  }
  if (order.provider !== provider.name) {
    // Another provider took the charge: this one has never heard of it, which does not mean that nobody has paid.
    payload.logger.error({ msg: `Order ${order.no} waits for ${order.provider}, but payments go to ${provider.name}` })
    await postponeCheck(payload, order.id, new Date(now.getTime() + otherProviderPause))
    return
  }
  const found = await provider.find(chargeKey(order.id))
  if (!found) {
    if (isLate) await giveUp(payload, order)
    return
  }
  const { charge, settled } = found
  // A saved card is settled at once, so that it may be of an order that was given up: continuing it checks that.
  if (charge.status === 'approved' && settled && !chargesNothing(order))
    await settleOrder(payload, order.id, charge, clock.now())
  else if (charge.status === 'needs-action' && age > actionPatience) await stopWaiting(payload, provider, order, charge)
  else await continueCharge(payload, provider, order, charge)
  await postponeCheck(payload, order.id, new Date(now.getTime() + recheckPause))
}

/** Declines an order that the provider has never heard of. An authorisation that arrives later is not captured. */
async function giveUp(payload: Payload, { id }: StoredOrder): Promise<void> {
  if (await abandonOrder(payload, id)) await settleOrder(payload, id, refused, clock.now())
}

/** Declines an order whose buyer did not answer the bank. */
async function stopWaiting(
  payload: Payload,
  provider: PaymentProvider,
  order: StoredOrder,
  { reference }: { reference: string },
): Promise<void> {
  if (!(await abandonOrder(payload, order.id))) return
  await release(payload, provider, order, reference)
  await settleOrder(payload, order.id, refused, clock.now())
}

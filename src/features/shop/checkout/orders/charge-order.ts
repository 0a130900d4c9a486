import type { Payload } from 'payload'
import type { OrderOutcome } from '@/domain/shop/orders/order'
import { trackWork } from '@/server/background-work'
import { clock } from '@/server/clock'
import { markAuthorised, markNeedsAction, readOrder, type StoredOrder } from '@/server/database/shop/orders'
import type { Charge, ChargeRequest, PaymentProvider } from '@/server/payments/provider'
import { providerPatience, settleOrder } from './settle-order'

/** What a submit sends to the provider besides the order. */
export type OrderCharge = Pick<ChargeRequest, 'email' | 'saveMethod' | 'installment'> & {
  method: ChargeRequest['method'] | null
}

/** When recovery looks at an order for the first time: after the provider's longest answer. */
export const checkPause = 20_000

/** The idempotency key of an order's charge: the provider charges it once, however often it is asked. */
export const chargeKey = (orderId: string): string => `order:${orderId}`

const pendingOutcome = ({ id, no, totalCents }: StoredOrder): OrderOutcome => ({
  status: 'pending',
  orderId: id,
  no,
  totalCents,
  clientSecret: null,
})

/**
 * Charges a pending order: authorise, store the authorisation, capture, settle. Where only a later bill will be charged, the
 * card is saved instead. A free order, or one that the university collects, is settled without a provider. Without an answer the
 * order stays pending. An answer that arrives later settles it, or releases the authorisation of an order that was given up.
 */
export async function chargeOrder(
  payload: Payload,
  provider: PaymentProvider,
  order: StoredOrder,
  { method, ...charge }: OrderCharge,
): Promise<OrderOutcome> {
  if (order.provider === null) return settle(payload, order, withoutProvider)
  if (method === null) return pendingOutcome(order)
  const { id: orderId, siteId, no: orderNo, totalCents: amountCents } = order
  const request = { key: chargeKey(orderId), orderId, siteId, orderNo, method, email: charge.email }
  const goOn = (answer: Charge) => continueCharge(payload, provider, order, answer)
  const call = () =>
    chargesNothing(order) ? provider.saveMethod(request) : provider.authorise({ ...request, amountCents, ...charge })
  return goOn(await ask(payload, call, goOn))
}

/** Whether the provider only saves the card of an order: there is nothing to capture or to release. */
export const chargesNothing = ({ totalCents }: StoredOrder): boolean => totalCents === 0

/** The charge of an order that no provider is asked for. */
export const withoutProvider: Charge = { status: 'approved', reference: '', card: null, savedMethod: null }

/** Goes on from what the provider said about the authorisation. */
export async function continueCharge(
  payload: Payload,
  provider: PaymentProvider,
  order: StoredOrder,
  charge: Charge,
): Promise<OrderOutcome> {
  switch (charge.status) {
    case 'unknown':
      return pendingOutcome(order)
    case 'declined':
      return settle(payload, order, charge)
    case 'needs-action':
      await markNeedsAction(payload, order.id)
      return { ...pendingOutcome(order), status: 'needs-action', clientSecret: charge.clientSecret }
    case 'approved':
      return capture(payload, provider, order, charge)
  }
}

type Approved = Extract<Charge, { status: 'approved' }>

/** Captures an authorisation that the order still waits for, and releases any other. */
async function capture(
  payload: Payload,
  provider: PaymentProvider,
  order: StoredOrder,
  charge: Approved,
): Promise<OrderOutcome> {
  if (!(await markAuthorised(payload, order.id, charge))) {
    const current = await readOrder(payload, order.id)
    const isPaid = current !== null && current.status !== 'pending' && current.status !== 'declined'
    if (!isPaid) await release(payload, provider, order, charge.reference)
    return settle(payload, order, isPaid ? charge : refused)
  }
  if (chargesNothing(order)) return settle(payload, order, charge)
  const captured = await ask(payload, () => provider.settle(charge.reference, chargeKey(order.id)))
  if (captured.status === 'approved')
    return settle(payload, order, {
      ...captured,
      card: captured.card ?? charge.card,
      savedMethod: captured.savedMethod ?? charge.savedMethod,
    })
  if (captured.status !== 'declined') return pendingOutcome(order)
  await release(payload, provider, order, charge.reference)
  return settle(payload, order, captured)
}

const refused: Charge = { status: 'declined', code: '12', reference: null }

/** Gives up an authorisation. When it fails, the authorisation runs out at the provider by itself; it is never captured. */
export async function release(
  payload: Payload,
  provider: PaymentProvider,
  order: StoredOrder,
  reference: string,
): Promise<void> {
  if (chargesNothing(order)) return
  try {
    await provider.release(reference, chargeKey(order.id))
  } catch (err) {
    payload.logger.error({ err, msg: `The authorisation ${reference} of order ${order.no} could not be released` })
  }
}

const settle = async (payload: Payload, order: StoredOrder, charge: Charge): Promise<OrderOutcome> =>
  (await settleOrder(payload, order.id, charge, clock.now())) ?? pendingOutcome(order)

/** Asks the provider; `unknown` without an answer in time. An answer that arrives after that is given to `onLate`. */
async function ask(
  payload: Payload,
  call: () => Promise<Charge>,
  onLate?: (charge: Charge) => Promise<unknown>,
): Promise<Charge> {
  const logFault = (err: unknown) => payload.logger.error({ err, msg: 'The payment provider did not answer' })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), providerPatience)
  })
  try {
    const asked = call()
    const answer = await Promise.race([asked, late])
    if (answer) return answer
    void trackWork(asked.then(onLate).catch(logFault))
  } catch (err) {
    logFault(err)
  } finally {
    clearTimeout(timer)
  }
  return { status: 'unknown' }
}

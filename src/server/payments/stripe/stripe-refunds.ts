import type Stripe from 'stripe'
import {
  PaymentProviderError,
  type RefundOutcome,
  type RefundRequest,
  type SettledPayment,
} from '@/server/payments/provider'
import { whileKeyIsInUse } from './stripe-client'
import { keyName } from './stripe-intents'
import { outcomeOfError } from './stripe-outcome'

/**
 * Refunds a payment intent, once for each key. Stripe refuses more than is left of it. A refund that is on its way to the bank counts as
 * done.
 */
export async function refundWithStripe(stripe: Stripe, request: RefundRequest): Promise<RefundOutcome> {
  try {
    const refund = (await findRefund(stripe, request)) ?? (await createRefund(stripe, request))
    const isDone = refund.status === 'succeeded' || refund.status === 'pending'
    return isDone ? { status: 'done', reference: refund.id } : { status: 'failed' }
  } catch (error) {
    const outcome = outcomeOfError(error, request.reference)
    return outcome !== 'refused' && outcome.status === 'unknown' ? { status: 'unknown' } : { status: 'failed' }
  }
}

/** The refund of a key. Stripe forgets idempotency keys after a day, and a server may have been off for longer. */
async function findRefund(stripe: Stripe, { reference, key }: RefundRequest): Promise<Stripe.Refund | null> {
  for await (const refund of stripe.refunds.list({ payment_intent: reference, limit: 100 }))
    if (refund.metadata?.[keyName] === key) return refund
  return null
}

const createRefund = (stripe: Stripe, { reference, amountCents, key }: RefundRequest): Promise<Stripe.Refund> =>
  whileKeyIsInUse(() =>
    stripe.refunds.create(
      { payment_intent: reference, amount: amountCents, metadata: { [keyName]: key } },
      { idempotencyKey: `refund:${key}` },
    ),
  )

const seconds = (instant: Date) => Math.ceil(instant.getTime() / 1_000)

/** The charges and refunds that entered Stripe's balance in a time. */
export async function listSettledWithStripe(
  stripe: Stripe,
  { from, until }: { from: Date; until: Date },
): Promise<SettledPayment[]> {
  const found: SettledPayment[] = []
  try {
    const created = { gte: seconds(from), lt: seconds(until) }
    const list = stripe.balanceTransactions.list({ created, limit: 100, expand: ['data.source.payment_intent'] })
    for await (const transaction of list) found.push(...settledPaymentOf(transaction))
  } catch (error) {
    outcomeOfError(error, null) // logs what Stripe said
    throw new PaymentProviderError('Stripe does not list its balance transactions')
  }
  return found
}

/** Other transactions, such as fees and payouts, are none. A refund that failed at the bank returns as one below 0. */
function settledPaymentOf({ source, amount }: Stripe.BalanceTransaction): SettledPayment[] {
  if (typeof source !== 'object' || (source?.object !== 'charge' && source?.object !== 'refund')) return []
  const intent = typeof source.payment_intent === 'object' ? source.payment_intent : null
  const orderId = intent?.metadata.order_id ?? null
  return source.object === 'charge'
    ? [{ amountCents: amount, orderId, reference: intent?.id ?? source.id, kind: 'charge' }]
    : [{ amountCents: -amount, orderId, reference: source.id, kind: 'refund' }]
}

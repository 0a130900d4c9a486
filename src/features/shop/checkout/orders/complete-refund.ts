import type { Payload } from 'payload'
import { statusAfterRefunds, type RefundState } from '@/domain/shop/orders/refunds'
import { cancelSubscriptionsOfOrder } from '@/server/database/shop/cancel-subscriptions'
import { bookRefund } from '@/server/database/shop/ledger'
import {
  endRefund,
  readDueRefunds,
  readRefund,
  readRefundableOrder,
  readRefunds,
  scheduleRefundCheck,
  updateRefundedOrder,
  type RefundableOrder,
  type StoredRefund,
} from '@/server/database/shop/refund-rows'
import { getPaymentProvider } from '@/server/payments/get-provider'
import type { PaymentProvider } from '@/server/payments/provider'

/** What refunds need of a payment provider. */
export type RefundProvider = Pick<PaymentProvider, 'name' | 'refund'>

export const firstCheckMilliseconds = 60_000
const longestPause = 60 * 60_000
const batch = 50

/**
 * Brings a stored refund to its end: the provider, the ledger, the subscriptions, and the status of the order last. Every step can be
 * repeated, and the job repeats them all after a crash. Another job mails the buyer about refunds that are done.
 */
export async function completeRefund(
  payload: Payload,
  order: RefundableOrder,
  refund: StoredRefund,
  now: Date,
  provider: RefundProvider,
): Promise<RefundState> {
  const ended = refund.state === 'pending' ? await endPending(payload, order, refund, now, provider) : refund
  if (ended.state !== 'done') return ended.state
  await bookRefund(payload, order, ended, now)
  if (ended.cancelsOrder) await cancelSubscriptionsOfOrder(payload, order.id, now)
  const after = statusAfterRefunds(order, await readRefunds(payload, order.id))
  if (after) await updateRefundedOrder(payload, order.id, after, now)
  await scheduleRefundCheck(payload, ended.id, null)
  return 'done'
}

/** Gets the money moved, and stores what became of it. */
async function endPending(
  payload: Payload,
  order: RefundableOrder,
  refund: StoredRefund,
  now: Date,
  provider: RefundProvider,
): Promise<StoredRefund> {
  const outcome = await moveMoney(payload, order, refund, provider)
  if (outcome.status === 'unknown') {
    const age = now.getTime() - (refund.createdAt ?? now).getTime()
    const wait = Math.min(Math.max(age, firstCheckMilliseconds), longestPause)
    await scheduleRefundCheck(payload, refund.id, new Date(now.getTime() + wait))
    return refund
  }
  const end =
    outcome.status === 'done'
      ? ({ state: 'done', reference: outcome.reference } as const)
      : ({ state: 'failed' } as const)
  await endRefund(payload, refund.id, end, now)
  return (await readRefund(payload, refund.id)) ?? refund // as another process may have ended it first
}

type Outcome = { status: 'done'; reference: string | null } | { status: 'failed' | 'unknown' }

/** An order that no provider charged, such as by Student ID, is refunded in the ledger alone. */
async function moveMoney(
  payload: Payload,
  order: RefundableOrder,
  { key, amountCents }: StoredRefund,
  provider: RefundProvider,
): Promise<Outcome> {
  if (order.provider === null || amountCents === 0) return { status: 'done', reference: null }
  if (order.reference === null) return { status: 'failed' }
  if (provider.name !== order.provider) {
    payload.logger.error({ msg: 'A refund waits for a payment provider that is not configured', key })
    return { status: 'unknown' }
  }
  try {
    return await provider.refund({ reference: order.reference, amountCents, key })
  } catch (err) {
    payload.logger.error({ err, msg: 'The payment provider failed during a refund', key })
    return { status: 'unknown' }
  }
}

/** Takes up refunds that a crash or a silent provider left behind. Part of every round of jobs; any number of processes may run it. */
export async function resumeRefunds(
  payload: Payload,
  now: Date,
  provider: RefundProvider = getPaymentProvider(payload),
): Promise<void> {
  for (const refund of await readDueRefunds(payload, now, batch)) {
    try {
      const order = await readRefundableOrder(payload, refund.orderId)
      if (order) await completeRefund(payload, order, refund, now, provider)
    } catch (err) {
      payload.logger.error({ err, msg: 'A refund could not be completed', key: refund.key })
      await scheduleRefundCheck(payload, refund.id, new Date(now.getTime() + firstCheckMilliseconds))
    }
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import { planRefund, type RefundFault, type RefundState } from '@/domain/shop/orders/refunds'
import { withMutex } from '@/server/database/locks/keyed-mutex'
import {
  insertRefund,
  readRefundableOrder,
  readRefunds,
  type RefundableOrder,
  type StoredRefund,
} from '@/server/database/shop/refund-rows'
import { getPaymentProvider } from '@/server/payments/get-provider'
import { completeRefund, firstCheckMilliseconds, type RefundProvider } from './complete-refund'

export type RefundOrderRequest = {
  orderId: string
  /** Ignored when the order is canceled, which refunds the rest. */
  amountCents: number
  reason: string
  cancels: boolean
  staff: { email: string; role: string }
  /** How many refunds the person saw; another number is refused. Null: do not compare. */
  seenRefunds?: number | null
}

export type RefundOrderResult =
  { ok: true; refundId: string; amountCents: number; state: RefundState } | { ok: false; fault: RefundFault }

const attempts = 40

/**
 * Refunds an order in part or in full, or cancels it: refunds the rest and ends its subscriptions. The refunds of an order never
 * exceed its total, however many are requested at once: each is decided on all that exist, and its insertion fails if there are more
 * by then. The provider is called after that. `pending`: it has not answered, and a job asks it again with the same key.
 */
export async function requestRefund(
  payload: Payload,
  request: RefundOrderRequest,
  now: Date,
  provider: RefundProvider = getPaymentProvider(payload),
): Promise<RefundOrderResult> {
  const decided = await withMutex(`refund ${request.orderId}`, () => decideRefund(payload, request, now))
  if (typeof decided === 'string') return { ok: false, fault: decided }
  const { order, refund } = decided
  const state = await completeRefund(payload, order, refund, now, provider)
  return { ok: true, refundId: refund.id, amountCents: refund.amountCents, state }
}

/** Stores the refund as pending, or says why it is refused. */
async function decideRefund(
  payload: Payload,
  { orderId, amountCents, reason, cancels, staff, seenRefunds = null }: RefundOrderRequest,
  now: Date,
): Promise<{ order: RefundableOrder; refund: StoredRefund } | RefundFault> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const order = await readRefundableOrder(payload, orderId)
    if (!order) return 'not-found'
    const before = await readRefunds(payload, orderId)
    if (seenRefunds !== null && seenRefunds !== before.length) return 'changed-meanwhile'
    const parts = planRefund(order, before, { amountCents, reason, cancels })
    if (typeof parts === 'string') return parts
    const refund = await insertRefund(
      payload,
      { order, number: before.length, parts, reason: reason.trim(), cancelsOrder: cancels, staff },
      { now, nextCheckAt: new Date(now.getTime() + firstCheckMilliseconds) },
    )
    if (refund) return { order, refund }
    await pause(Math.random() * 10 * Math.min(attempt, 10)) // another process stored a refund first
  }
  return 'busy'
}

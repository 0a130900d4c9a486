import type { Role } from '@/domain/roles'
import { requireCount } from '@/domain/shop/money/percent'
import type { OrderStatus } from './order'
import { addParts, noParts, splitRefund, subtractParts, sumOf, type PaidParts } from './refund-split'

/** Who may refund and cancel orders, at the sites whose sales they read. */
export const refundRoles: readonly Role[] = ['administrator', 'siteManager', 'shopManager']

export const refundReasonLimit = 500

/** `failed` gives the amount back: it can be refunded again. */
export type RefundState = 'pending' | 'done' | 'failed'

/** A stored refund of an order, in the order in which they were decided. Amounts are whole cents. */
export type RefundRow = PaidParts & { state: RefundState; cancelsOrder: boolean }

/** What an order charged: its price and both taxes sum to its total. */
export type PaidOrder = PaidParts & { status: OrderStatus }

/** `amountCents` is ignored when the order is canceled, which refunds the rest. */
export type RefundWish = { amountCents: number; reason: string; cancels: boolean }

export type ReasonFault = 'no-reason' | 'too-long-reason'
export type RefundFault =
  | ReasonFault
  | 'not-paid'
  | 'already-canceled'
  | 'nothing-left'
  | 'no-amount'
  | 'above-rest'
  | 'changed-meanwhile'
  | 'not-found'
  | 'busy'

/** What is left to refund: the order less every refund that has not failed. A refund that is pending counts. */
export function remainingParts(order: PaidOrder, refunds: readonly RefundRow[]): PaidParts {
  if (order.status === 'pending' || order.status === 'declined' || order.status === 'refunded') return noParts
  const open = sumOpen(refunds)
  const rest = subtractParts(order, open)
  // The same, unless a stored refund took more of one part than there was: the total decides.
  return splitRefund(rest, Math.max(0, Math.min(sumOf(rest), sumOf(order) - sumOf(open))))
}

const sumOpen = (refunds: readonly RefundRow[]): PaidParts =>
  refunds.filter(({ state }) => state !== 'failed').reduce<PaidParts>(addParts, noParts)

/** What staff can do with an order now. */
export function refundChoices(order: PaidOrder, refunds: readonly RefundRow[]) {
  const restCents = sumOf(remainingParts(order, refunds))
  return { restCents, canRefund: restCents > 0, canCancel: isPaid(order) && !isCanceled(order, refunds) }
}

const isPaid = ({ status }: PaidOrder) => status !== 'pending' && status !== 'declined'
const isCanceled = ({ status }: PaidOrder, refunds: readonly RefundRow[]) =>
  status === 'canceled' || refunds.some(({ state, cancelsOrder }) => cancelsOrder && state !== 'failed')

/** Why a reason that staff give is refused; null for an acceptable one. Spaces around it do not count. */
export function findReasonFault(given: string): ReasonFault | null {
  const reason = given.trim()
  if (reason === '') return 'no-reason'
  return reason.length > refundReasonLimit ? 'too-long-reason' : null
}

/** Decides how a refund splits over the price and both taxes, or why it is refused. `refunds` are all that the order has. */
export function planRefund(order: PaidOrder, refunds: readonly RefundRow[], wish: RefundWish): PaidParts | RefundFault {
  if (!isPaid(order)) return 'not-paid'
  const reasonFault = findReasonFault(wish.reason)
  if (reasonFault !== null) return reasonFault
  const rest = remainingParts(order, refunds)
  if (wish.cancels) return isCanceled(order, refunds) ? 'already-canceled' : rest
  if (sumOf(rest) === 0) return 'nothing-left'
  if (!Number.isSafeInteger(wish.amountCents) || wish.amountCents <= 0) return 'no-amount'
  return wish.amountCents > sumOf(rest) ? 'above-rest' : splitRefund(rest, wish.amountCents)
}

/** The state of an order after its refunds: a cancellation outweighs the amounts. Null when none is done. */
export function statusAfterRefunds(
  order: PaidOrder,
  refunds: readonly RefundRow[],
): { status: OrderStatus; refundedCents: number } | null {
  const done = refunds.filter(({ state }) => state === 'done')
  if (done.length === 0) return null
  const refundedCents = requireCount(sumOf(done.reduce<PaidParts>(addParts, noParts)), 'The refunded amount')
  if (done.some(({ cancelsOrder }) => cancelsOrder)) return { status: 'canceled', refundedCents }
  return { status: refundedCents >= sumOf(order) ? 'refunded' : 'partlyRefunded', refundedCents }
}

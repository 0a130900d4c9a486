import type { Payload, Where } from 'payload'
import { sumOf, type PaidParts } from '@/domain/shop/orders/refund-split'
import type { OrderStatus } from '@/domain/shop/orders/order'
import type { PaidOrder, RefundRow, RefundState } from '@/domain/shop/orders/refunds'
import { paymentTypes, type PaymentType } from '@/domain/shop/payments/payment-types'
import { changeIf } from '@/server/database/change-if'
import { newHexId } from '@/server/database/hex-ids'
import type { StoredRow } from '@/server/database/stored-row'
import { flagOf, idOf, instantOf, numberOf, textOf } from '@/server/database/stored-values'

/** An order as far as refunds concern it. `provider` is null for orders that no payment provider charged. */
export type RefundableOrder = PaidOrder & {
  id: string
  no: string
  siteId: string
  paymentType: PaymentType
  provider: string | null
  reference: string | null
  refundedCents: number
}

/** `number` counts the refunds of an order from 0. `settledAt` is when the provider confirmed it. */
export type StoredRefund = RefundRow & {
  id: string
  key: string
  orderId: string
  number: number
  amountCents: number
  reason: string
  staff: { email: string; role: string }
  reference: string | null
  createdAt: Date | null
  settledAt: Date | null
}

type Row = StoredRow<'refunds'>
const collection = 'refunds'

export async function readRefundableOrder({ db }: Payload, id: string): Promise<RefundableOrder | null> {
  const row = await db.findOne<StoredRow<'orders'>>({ collection: 'orders', where: { id: { equals: id } } })
  const siteId = row && idOf(row.site)
  if (!row || !siteId) return null
  const taxes = {
    federalTaxCents: numberOf(row.federalTaxCents) ?? 0,
    provincialTaxCents: numberOf(row.provincialTaxCents) ?? 0,
  }
  const total = numberOf(row.totalCents) ?? 0
  return {
    id: String(row.id),
    no: textOf(row.no) ?? '',
    siteId,
    paymentType: paymentTypes.find((type) => type === row.paymentType) ?? 'Credit card',
    provider: textOf(row.provider),
    reference: textOf(row.paymentReference),
    refundedCents: numberOf(row.refundedCents) ?? 0,
    status: (textOf(row.paymentStatus) ?? 'pending') as OrderStatus,
    ...taxes,
    priceCents: total - taxes.federalTaxCents - taxes.provincialTaxCents,
  }
}

/** All refunds of an order, in the order in which they were decided. */
export async function readRefunds({ db }: Payload, orderId: string): Promise<StoredRefund[]> {
  const { docs } = await db.find<Row>({
    collection,
    where: { order: { equals: orderId } },
    pagination: false,
    limit: 0,
  })
  return docs.map(refundOf).toSorted((one, other) => one.number - other.number)
}

export async function readRefund({ db }: Payload, id: string): Promise<StoredRefund | null> {
  const row = await db.findOne<Row>({ collection, where: { id: { equals: id } } })
  return row && refundOf(row)
}

/** The refunds that have not reached the ledger and the order, and are due to be taken up again. The longest due first. */
export async function readDueRefunds({ db }: Payload, now: Date, limit: number): Promise<StoredRefund[]> {
  const where: Where = { nextCheckAt: { less_than_equal: now.toISOString() } }
  const { docs } = await db.find<Row>({ collection, where, sort: ['nextCheckAt'], pagination: true, page: 1, limit })
  return docs.map(refundOf)
}

type NewRefund = {
  order: RefundableOrder
  /** How many refunds the order had when this one was decided. */
  number: number
  parts: PaidParts
  reason: string
  cancelsOrder: boolean
  staff: { email: string; role: string }
}

/**
 * Stores a refund as pending, and with it the amount that it takes from the order. Null when another refund of the order was
 * stored since `number` were counted: the unique key decides, in one insertion, whatever the number of processes.
 */
export async function insertRefund(
  payload: Payload,
  { order, number, parts, reason, cancelsOrder, staff }: NewRefund,
  { now, nextCheckAt }: { now: Date; nextCheckAt: Date },
): Promise<StoredRefund | null> {
  const { db } = payload
  const key = `refund:${order.id}:${number}`
  const data = {
    id: newHexId(),
    site: order.siteId,
    order: order.id,
    amountCents: sumOf(parts),
    federalTaxCents: parts.federalTaxCents,
    provincialTaxCents: parts.provincialTaxCents,
    state: 'pending',
    reason,
    cancelsOrder,
    staffEmail: staff.email,
    staffRole: staff.role,
    nextCheckAt: nextCheckAt.toISOString(),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    key,
  }
  try {
    return refundOf(await db.create({ collection, data }))
  } catch (error) {
    if (await db.findOne({ collection, where: { key: { equals: key } } })) return null
    throw error
  }
}

/** Moves a pending refund to its end. False if it was not pending any more. */
export async function endRefund(
  payload: Payload,
  id: string,
  end: { state: 'done'; reference: string | null } | { state: 'failed' },
  now: Date,
): Promise<boolean> {
  const data =
    end.state === 'done'
      ? { state: 'done', reference: end.reference, settledAt: now.toISOString() }
      : { state: 'failed', settledAt: now.toISOString(), nextCheckAt: null }
  return changeIf(payload, collection, { and: [{ id: { equals: id } }, { state: { equals: 'pending' } }] }, data)
}

/** Says when a refund is taken up again; null: it has reached the ledger and the order. */
export async function scheduleRefundCheck(payload: Payload, id: string, at: Date | null): Promise<void> {
  await changeIf(payload, collection, { id: { equals: id } }, { nextCheckAt: at?.toISOString() ?? null })
}

/**
 * Writes the status that an order has after its refunds. A late writer that knows of fewer refunds changes nothing, and nothing
 * but a cancellation follows a cancellation.
 */
export async function updateRefundedOrder(
  { db }: Payload,
  id: string,
  { status, refundedCents }: { status: OrderStatus; refundedCents: number },
  now: Date,
): Promise<void> {
  const isNoLess: Where = {
    or: [{ refundedCents: { exists: false } }, { refundedCents: { less_than_equal: refundedCents } }],
  }
  const isOpen: Where[] = status === 'canceled' ? [] : [{ paymentStatus: { not_equals: 'canceled' } }]
  const where: Where = { and: [{ id: { equals: id } }, isNoLess, ...isOpen] }
  await db.updateOne({
    collection: 'orders',
    where,
    data: { refundedCents, paymentStatus: status, updatedAt: now.toISOString() },
    options: { atomic: true },
    returning: false,
  })
}

function refundOf(row: Row): StoredRefund {
  const key = textOf(row.key) ?? ''
  const amountCents = numberOf(row.amountCents) ?? 0
  const federalTaxCents = numberOf(row.federalTaxCents) ?? 0
  const provincialTaxCents = numberOf(row.provincialTaxCents) ?? 0
  return {
    id: String(row.id),
    key,
    orderId: idOf(row.order) ?? '',
    number: Number(key.split(':')[2] ?? 0),
    amountCents,
    ...{ federalTaxCents, provincialTaxCents, priceCents: amountCents - federalTaxCents - provincialTaxCents },
    state: (textOf(row.state) ?? 'pending') as RefundState,
    cancelsOrder: flagOf(row.cancelsOrder),
    reason: textOf(row.reason) ?? '',
    staff: { email: textOf(row.staffEmail) ?? '', role: textOf(row.staffRole) ?? '' },
    reference: textOf(row.reference),
    createdAt: instantOf(row.createdAt),
    settledAt: instantOf(row.settledAt),
  }
}

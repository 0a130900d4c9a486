import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import type { RefundOutcome, RefundRequest, SettledPayment } from '@/server/payments/provider'
import { insertSandboxRow, readSandboxRow, readSandboxRows, type SandboxRow } from './sandbox-rows'

const maxRefunds = 100
/** Refunds of a charge are numbered; the unique key gives each number to one refund. */
const refundKeyOf = (reference: string, number: number) => `${reference}/refund/${number}`

/**
 * Refunds a charge, never above what is left of it. The next number is taken after adding up all refunds that came before: whoever takes
 * it has seen every other refund, in whatever process. A refund that lost the number to another adds up again.
 */
export async function refundInSandbox(
  payload: Payload,
  { reference, amountCents, key }: RefundRequest,
  now: Date,
): Promise<RefundOutcome> {
  const charge = await readSandboxRow(payload, { reference: { equals: reference } })
  if (charge?.state !== 'captured' || charge.details.behaviour === 'refund-fails') return { status: 'failed' }
  for (;;) {
    const earlier = await readRefunds(payload, reference)
    const same = earlier.find(({ details }) => details.refundKey === key)
    if (same) return { status: 'done', reference: same.reference }
    const left = earlier.reduce((sum, refund) => sum - refund.amountCents, charge.amountCents)
    if (amountCents > left || amountCents <= 0 || earlier.length >= maxRefunds) return { status: 'failed' }
    const refund = refundOf(charge, { amountCents, key, number: earlier.length + 1 }, now)
    const { isNew } = await insertSandboxRow(payload, refund, now)
    if (isNew) return { status: 'done', reference: refund.reference }
  }
}

const refundOf = (
  charge: SandboxRow,
  { amountCents, key, number }: { amountCents: number; key: string; number: number },
  now: Date,
): SandboxRow => ({
  key: refundKeyOf(charge.reference, number),
  reference: `sandbox_refund_${randomBytes(12).toString('hex')}`,
  kind: 'refund',
  state: 'refunded',
  orderId: charge.orderId,
  amountCents,
  details: { ...charge.details, isSaved: false, refundKey: key },
  settledAt: now,
})

const readRefunds = (payload: Payload, reference: string): Promise<SandboxRow[]> => {
  const keys = Array.from({ length: maxRefunds }, (_, at) => refundKeyOf(reference, at + 1))
  return readSandboxRows(payload, { key: { in: keys } })
}

/** The charges and refunds that were settled from an instant until another. */
export async function listSettledInSandbox(
  payload: Payload,
  { from, until }: { from: Date; until: Date },
): Promise<SettledPayment[]> {
  const rows = await readSandboxRows(payload, {
    and: [
      { state: { in: ['captured', 'refunded'] } },
      { settledAt: { greater_than_equal: from.toISOString() } },
      { settledAt: { less_than: until.toISOString() } },
    ],
  })
  return rows.map(({ reference, kind, amountCents, orderId }) => ({ reference, kind, amountCents, orderId }))
}

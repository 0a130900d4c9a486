import type { Payload, Where } from 'payload'
import { readQueuedKeys } from '@/server/mail/outbox'
import { queueRefund, refundKey, refundOf } from './queue-order-mails'

/** A provider may confirm a refund days after it was asked. */
const longest = 30 * 24 * 60 * 60_000

/** Mails buyers about confirmed refunds of the last 30 days, once for each. A job does so, so that no crash loses a mail. */
export async function announceRefunds(payload: Payload, now: Date): Promise<void> {
  const since = new Date(now.getTime() - longest).toISOString()
  const where: Where = { and: [{ state: { equals: 'done' } }, { createdAt: { greater_than_equal: since } }] }
  const { docs } = await payload.db.find<Record<string, unknown> & { id: string }>({
    collection: 'refunds',
    where,
    pagination: false,
    limit: 0,
  })
  const refunds = docs.map(refundOf)
  const queued = await readQueuedKeys(
    payload,
    refunds.map(({ id }) => refundKey(id)),
  )
  for (const refund of refunds) if (!queued.has(refundKey(refund.id))) await queueRefund(payload, refund, now)
}

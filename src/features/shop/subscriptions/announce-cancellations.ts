import type { Payload, Where } from 'payload'
import { canceledKey, queueCanceled } from '@/features/shop/mails/queue-subscription-mails'
import { readSite } from '@/features/site/read-sites'
import { readChargesIn } from '@/server/database/shop/subscription-charges'
import { readCanceledSince } from '@/server/database/shop/subscriptions'
import { idOf } from '@/server/database/stored-values'
import { readQueuedKeys } from '@/server/mail/outbox'

const day = 24 * 60 * 60_000

/**
 * Mails customers about the subscriptions that they or staff cancelled, once for each. A job does so instead of the request, so that no
 * crash loses a mail. A charge that is still pending after the cancellation had begun before it. The end of
 * an order that staff have cancelled is in the mail about its refund.
 */
export async function announceCancellations(payload: Payload, now: Date): Promise<void> {
  const canceled = await readCanceledSince(payload, new Date(now.getTime() - day))
  const queued = await readQueuedKeys(payload, canceled.map(canceledKey))
  const fresh = canceled.filter((subscription) => !queued.has(canceledKey(subscription)))
  const refunded = await readRefundedOrders(
    payload,
    fresh.flatMap(({ orderId }) => orderId ?? []),
  )
  const pending = await readChargesIn(
    payload,
    fresh.map(({ id }) => id),
    ['pending'],
  )
  for (const subscription of fresh) {
    const site = await readSite(subscription.siteId, now)
    const isCharging = pending.some(({ subscriptionId }) => subscriptionId === subscription.id)
    const isOfOrder = subscription.orderId !== null && refunded.has(subscription.orderId)
    if (site && (subscription.isStoppedByStaff || !isOfOrder))
      await queueCanceled(payload, { subscription, site, isCharging }, now)
  }
}

/** Those of some orders that staff have cancelled with a refund. One that failed cancelled nothing. */
async function readRefundedOrders({ db }: Payload, orders: readonly string[]): Promise<ReadonlySet<string>> {
  if (orders.length === 0) return new Set()
  const where: Where = {
    and: [{ order: { in: [...orders] } }, { cancelsOrder: { equals: true } }, { state: { not_equals: 'failed' } }],
  }
  const { docs } = await db.find<Record<string, unknown> & { id: string }>({
    collection: 'refunds',
    where,
    pagination: false,
    limit: 0,
  })
  return new Set(docs.flatMap(({ order }) => idOf(order) ?? []))
}

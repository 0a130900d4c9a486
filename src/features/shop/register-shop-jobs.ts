import type { Payload, Where } from 'payload'
import { isNoticeDue, noticeDays } from '@/domain/shop/subscriptions/billing'
import { addDays, utcDate } from '@/domain/time/calendar'
import { readSite } from '@/features/site/read-sites'
import { readChargesIn } from '@/server/database/shop/subscription-charges'
import { readBillable, readCanceledSince } from '@/server/database/shop/subscriptions'
import type { StoredRow } from '@/server/database/stored-row'
import { idOf } from '@/server/database/stored-values'
import { registerJob } from '@/server/jobs/job-registry'
import { registerAttachments } from '@/server/mail/deliver-mail'
import { sendQueuedMails, readQueuedKeys } from '@/server/mail/outbox'
import { getPaymentProvider } from '@/server/payments/get-provider'
import { attachReceipt, queueRefund, refundKey, refundOf } from './mails/queue-order-mails'
import {
  attachRenewalReceipt,
  renewalReceiptKind,
  queueUpcomingRenewal,
  upcomingKey,
  canceledKey,
  queueCanceled,
} from './mails/queue-subscription-mails'
import { chargeSubscriptions } from './subscriptions/charge-subscriptions'

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
  const { docs } = await db.find<StoredRow<'refunds'>>({
    collection: 'refunds',
    where,
    pagination: false,
    limit: 0,
  })
  return new Set(docs.flatMap(({ order }) => idOf(order) ?? []))
}

const hour = 60 * 60_000
const page = 100
let nextAt = 0

/** Mails customers about payments that are due in three days, once for each period. At most once an hour in a process. */
async function announceRenewals(payload: Payload, now: Date): Promise<void> {
  if (now.getTime() < nextAt) return
  nextAt = now.getTime() + hour
  await announceDueRenewals(payload, now)
}

export async function announceDueRenewals(payload: Payload, now: Date): Promise<void> {
  const today = utcDate(now.getTime())
  const days = { from: addDays(today, -1), until: addDays(today, noticeDays + 1) }
  for (let at = 1, more = true; more; at++) {
    const found = await readBillable(payload, { ...days, page: at, limit: page })
    const queued = await readQueuedKeys(payload, found.map(upcomingKey))
    for (const subscription of found) {
      const { nextBillDate: bill, siteId } = subscription
      const site = queued.has(upcomingKey(subscription)) ? null : await readSite(siteId, now)
      if (site && bill !== null && isNoticeDue(bill, now, site.timeZone))
        await queueUpcomingRenewal(payload, { subscription, site }, bill, now)
    }
    more = found.length === page
  }
}

/** A provider may confirm a refund days after it was asked. */
const longest = 30 * 24 * 60 * 60_000

/** Mails buyers about confirmed refunds of the last 30 days, once for each. A job does so, so that no crash loses a mail. */
export async function announceRefunds(payload: Payload, now: Date): Promise<void> {
  const since = new Date(now.getTime() - longest).toISOString()
  const where: Where = { and: [{ state: { equals: 'done' } }, { createdAt: { greater_than_equal: since } }] }
  const { docs } = await payload.db.find<StoredRow<'refunds'>>({
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

/** Adds the tasks of subscriptions and mails to every round of jobs. */
export function registerShopJobs(): void {
  registerAttachments('receipt', attachReceipt)
  registerAttachments(renewalReceiptKind, attachRenewalReceipt)
  registerJob('charge-subscriptions', (payload, now) => chargeSubscriptions(payload, now, getPaymentProvider(payload)))
  registerJob('announce-renewals', announceRenewals)
  registerJob('announce-cancellations', announceCancellations)
  registerJob('announce-refunds', announceRefunds)
  registerJob('send-mails', sendQueuedMails)
}

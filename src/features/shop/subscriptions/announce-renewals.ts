import type { Payload } from 'payload'
import { isNoticeDue, noticeDays } from '@/domain/shop/subscriptions/billing'
import { addDays, utcDate } from '@/domain/time/calendar'
import { queueUpcomingRenewal, upcomingKey } from '@/features/shop/mails/queue-subscription-mails'
import { readSite } from '@/features/site/read-sites'
import { readBillable } from '@/server/database/shop/subscriptions'
import { readQueuedKeys } from '@/server/mail/outbox'

const hour = 60 * 60_000
const page = 100
let nextAt = 0

/** Mails customers about payments that are due in three days, once for each period. At most once an hour in a process. */
export async function announceRenewals(payload: Payload, now: Date): Promise<void> {
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

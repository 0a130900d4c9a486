import { mayBeTexted, type Notifications } from '@/domain/customer-notifications'
import { ok, refuse, type Result } from '@/domain/result'
import { openPayload } from '@/server/payload'
import type { Customer } from './read-customer'

/** Keeps what a customer wants to hear. Refuses `no-phone` to text somebody without a number. Spec: CUS-2.23, CUS-3.1. */
export async function keepNotifications(customer: Customer, asked: Notifications, now: Date): Promise<Result<null>> {
  if (asked.notify_by_text && !mayBeTexted(customer)) return refuse('no-phone')
  const { db } = await openPayload()
  // Straight to the database, as the profile is: the account's sessions stay out of it.
  await db.updateOne({
    collection: 'customers',
    id: customer.id,
    data: { optIn: asked.opt_in, notifyByText: asked.notify_by_text, updatedAt: now.toISOString() },
    returning: false,
  })
  return ok(null)
}

import type { Where } from 'payload'
import { isHexId } from '@/domain/hex-id'
import { ok, refuse, type Result } from '@/domain/result'
import { openPayload } from '@/server/database/payload'
import type { Customer } from './read-customer'

/**
 * Cancels one of the customer's subscriptions. It uses one conditional statement, so repeated and simultaneous requests
 * succeed without changing anything. Refuses `missing-parameter`, `not-found-subscription`. Spec: CUS-4.42, CUS-8.16.
 */
export async function cancelSubscription(
  { id: customerId, siteId }: Pick<Customer, 'id' | 'siteId'>,
  subscriptionId: string | null,
  now: Date,
): Promise<Result<null>> {
  if (subscriptionId === null) return refuse('missing-parameter', { parameter: 'subscription_id' })
  if (!isHexId(subscriptionId)) return refuse('not-found-subscription')
  const { db } = await openPayload()
  const ownSubscription: Where[] = [
    { id: { equals: subscriptionId } },
    { site: { equals: siteId } },
    { customer: { equals: customerId } },
  ]
  const cancelled = await db.updateOne({
    collection: 'subscriptions',
    where: { and: [...ownSubscription, { canceled: { not_equals: true } }] },
    data: { canceled: true, canceledAt: now.toISOString() },
    options: { atomic: true },
  })
  if (cancelled) return ok(null)
  return (await db.findOne({ collection: 'subscriptions', where: { and: ownSubscription } }))
    ? ok(null)
    : refuse('not-found-subscription')
}

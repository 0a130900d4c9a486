import type { Where } from 'payload'
import { ok, refuse, type Result } from '@/domain/result'
import { openPayload } from '@/server/payload'
import type { Customer } from './read-customer'

/**
 * Ends a subscription of one's own, by one conditional statement: whoever asks again, or at the same instant, changes
 * nothing and is answered the same. Refuses `missing-parameter`, `not-found-subscription`. Spec: CUS-4.42, CUS-8.16.
 */
export async function cancelSubscription(
  { id: customerId, siteId }: Pick<Customer, 'id' | 'siteId'>,
  subscriptionId: string | null,
  now: Date,
): Promise<Result<null>> {
  if (subscriptionId === null) return refuse('missing-parameter', { parameter: 'subscription_id' })
  if (!/^[0-9a-f]{24}$/.test(subscriptionId)) return refuse('not-found-subscription')
  const { db } = await openPayload()
  const own: Where[] = [
    { id: { equals: subscriptionId } },
    { site: { equals: siteId } },
    { customer: { equals: customerId } },
  ]
  const ended = await db.updateOne({
    collection: 'subscriptions',
    where: { and: [...own, { canceled: { not_equals: true } }] },
    data: { canceled: true, canceledAt: now.toISOString() },
    options: { atomic: true },
  })
  if (ended) return ok(null)
  return (await db.findOne({ collection: 'subscriptions', where: { and: own } }))
    ? ok(null)
    : refuse('not-found-subscription')
}

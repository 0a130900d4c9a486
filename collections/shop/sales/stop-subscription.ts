import { addDataAndFileToRequest, Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { isHexId } from '@/domain/hex-id'
import { getAccessScope } from '@/domain/roles'
import { findReasonFault } from '@/domain/shop/orders/refunds'
import { clock } from '@/server/clock'
import { stopSubscription } from '@/server/database/shop/cancel-subscriptions'
import { readSubscription, type StoredSubscription } from '@/server/database/shop/subscriptions'
import { textOf } from '@/server/database/stored-values'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { bilingual } from '@collections/labels'
import { mayRefund } from './permitted-order'
import { reasonRefusals } from './reason-refusals'
import { refuse } from '@collections/refuse'

const sent = z.object({ reason: z.string().max(5_000) })

const unknownSubscription = bilingual(
  'This subscription does not exist any more. Reload the page.',
  'Cet abonnement n’existe plus. Rechargez la page.',
)
const alreadyCanceled = bilingual('This subscription is already cancelled.', 'Cet abonnement est déjà annulé.')

/**
 * The subscription of the request's path, of one of the person's sites. 403 for a role that may not refund, and for a
 * subscription of another site, so that nobody learns whether it exists.
 */
async function requireSubscription(req: PayloadRequest): Promise<StoredSubscription> {
  const staff = signedInStaff(req)
  const scope = getAccessScope(staff, 'read', 'sales')
  if (!staff || scope === 'none' || !mayRefund(staff)) throw new Forbidden(req.t)
  const id = textOf(req.routeParams?.id)
  const subscription = isHexId(id) ? await readSubscription(req.payload, id) : null
  if (scope === 'all' && !subscription) return refuse(req, unknownSubscription, 404)
  if (!subscription || (scope !== 'all' && !staff.siteIds.includes(subscription.siteId))) throw new Forbidden(req.t)
  return subscription
}

/**
 * `POST /api/subscriptions/{id}/stop` with a `reason`: ends a subscription without a refund, so that nothing more is charged. A
 * job mails the customer. Answers with who ended it, when and why.
 */
export const stopEndpoint: Endpoint = {
  path: '/:id/stop',
  method: 'post',
  handler: async (req) => {
    const { id } = await requireSubscription(req)
    await addDataAndFileToRequest(req)
    const parsed = sent.safeParse(req.data)
    const reason = parsed.success ? parsed.data.reason.trim() : ''
    const fault = findReasonFault(reason)
    if (fault !== null) return refuse(req, reasonRefusals[fault])
    const end = { canceledAt: clock.now().toISOString(), canceledBy: req.user?.email ?? '', cancelReason: reason }
    if (!(await stopSubscription(req.payload, id, end))) return refuse(req, alreadyCanceled, 409)
    return Response.json(end, { headers: { 'Cache-Control': 'no-store' } })
  },
}

import { Forbidden, type PayloadRequest } from 'payload'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { bilingual } from '@collections/labels'
import { isHexId } from '@/domain/hex-id'
import { getAccessScope, type Staff } from '@/domain/roles'
import { refundRoles } from '@/domain/shop/orders/refunds'
import { readRefundableOrder, type RefundableOrder } from '@/server/database/shop/refund-rows'
import { textOf } from '@/server/database/stored-values'
import { refuse } from '@collections/refuse'

const unknownOrder = bilingual(
  'This order does not exist any more. Reload the page.',
  'Cette commande n’existe plus. Rechargez la page.',
)

/**
 * The signed-in person and the order of the request's path, of one of their sites. 403 for a role that may not read sales, and for
 * an order of another site, so that nobody learns whether it exists.
 */
export async function requireOrder(req: PayloadRequest): Promise<{ staff: Staff; order: RefundableOrder }> {
  const staff = signedInStaff(req)
  const scope = getAccessScope(staff, 'read', 'sales')
  if (!staff || scope === 'none') throw new Forbidden(req.t)
  const id = textOf(req.routeParams?.id)
  const order = isHexId(id) ? await readRefundableOrder(req.payload, id) : null
  if (scope === 'all' && !order) return refuse(req, unknownOrder, 404)
  if (!order || (scope !== 'all' && !staff.siteIds.includes(order.siteId))) throw new Forbidden(req.t)
  return { staff, order }
}

/** Whether a person may refund and cancel the orders that they may read. */
export const mayRefund = ({ role }: Staff): boolean => refundRoles.includes(role)

import type { UIFieldServerProps } from 'payload'
import { refundRoles } from '@/domain/shop/orders/refunds'
import { StopPanel } from './stop-panel'

/** Offers to stop the payments of a subscription, on its page, to those who may refund. */
export function Stop({ req }: UIFieldServerProps) {
  const { user } = req
  return user?.collection === 'staff' && refundRoles.includes(user.role) ? <StopPanel /> : null
}

import type { Payload, Where } from 'payload'
import { changeIf } from '@/server/database/change-if'

/** Ends the subscriptions that an order started. Those that have ended keep their date. */
export async function cancelSubscriptionsOfOrder({ db }: Payload, orderId: string, now: Date): Promise<void> {
  const collection = 'subscriptions'
  const open: Where = { and: [{ order: { equals: orderId } }, { canceled: { not_equals: true } }] }
  const { docs } = await db.find<{ id: string }>({ collection, where: open, pagination: false, limit: 0 })
  for (const { id } of docs) {
    const where: Where = { and: [{ id: { equals: id } }, { canceled: { not_equals: true } }] }
    const data = { canceled: true, canceledAt: now.toISOString(), nextBillDate: null }
    await db.updateOne({ collection, where, data, options: { atomic: true }, returning: false })
  }
}

/** `canceledAt` is an ISO instant, `canceledBy` the email of the person. */
type End = { canceledAt: string; canceledBy: string; cancelReason: string }

/** Ends a subscription for a member of staff, in one conditional statement. False if it has ended already. */
export function stopSubscription(payload: Payload, id: string, end: End): Promise<boolean> {
  const where: Where = { and: [{ id: { equals: id } }, { canceled: { not_equals: true } }] }
  const data = { canceled: true, nextBillDate: null, ...end }
  return changeIf(payload, 'subscriptions', where, data)
}

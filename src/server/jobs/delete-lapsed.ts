import type { Payload } from 'payload'
import { emptyTrash } from '@/server/database/empty-trash'
import { deleteExpiredCarts } from '@/server/database/shop/carts'
import { deleteLapsedUses } from '@/server/database/shop/promo-uses'

const hour = 60 * 60_000
const week = 7 * 24 * hour
let nextAt = 0

/**
 * Deletes carts that have expired, held uses of promo codes whose hold ran out a week ago (their carts are gone), and what staff
 * deleted 30 days ago. At most once an hour. The statements of two processes do not conflict. Spec: CUS-4.6.
 */
export async function deleteLapsed(payload: Payload, now: Date): Promise<void> {
  if (now.getTime() < nextAt) return
  nextAt = now.getTime() + hour
  await deleteExpiredCarts(payload, now)
  await deleteLapsedUses(payload, new Date(now.getTime() - week))
  await emptyTrash(payload, now)
}

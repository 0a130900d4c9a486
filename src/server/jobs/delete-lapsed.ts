import type { Payload } from 'payload'
import { emptyTrash } from '@/server/database/empty-trash'
import { deleteExpiredCarts } from '@/server/database/shop/carts'

const hour = 60 * 60_000
let nextAt = 0

/**
 * Deletes carts that have expired, and what staff deleted 30 days ago. At most once an hour. The statements of two processes do
 * not conflict. Spec: CUS-4.6.
 */
export async function deleteLapsed(payload: Payload, now: Date): Promise<void> {
  if (now.getTime() < nextAt) return
  nextAt = now.getTime() + hour
  await deleteExpiredCarts(payload, now)
  await emptyTrash(payload, now)
}

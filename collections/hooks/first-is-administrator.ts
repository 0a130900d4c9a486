import { setTimeout as pause } from 'node:timers/promises'
import { Forbidden, type CollectionBeforeChangeHook, type Payload } from 'payload'
import { takeLease } from '@/server/leases'

/** Outside the transaction of whoever asks: what counts is what others have finished. */
const isEmpty = async ({ db }: Payload) => (await db.count({ collection: 'staff' })).totalDocs === 0

/**
 * Whoever opens the studio of a new installation first must be able to let the others in. Of two who register at the same
 * moment one is first, by a lease; the other waits for the outcome and is then refused, for from then on nobody registers
 * themselves.
 */
export const firstIsAdministrator: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  while (await isEmpty(req.payload)) {
    if (await takeLease(req.payload, 'first-administrator', 10_000)) {
      if (await isEmpty(req.payload)) return { ...data, role: 'administrator' }
      break
    }
    await pause(50)
  }
  if (req.payloadAPI === 'REST' && !req.user) throw new Forbidden(req.t)
  return data
}

import { isDeepStrictEqual } from 'node:util'
import type { CollectionBeforeChangeHook } from 'payload'
import { clock } from '@/server/clock'

/**
 * Stamps when a menu that was there came to say something else: other dishes, or closed. A save that changes neither, be it
 * a form that was only opened or a file that is imported again, stamps nothing.
 */
export const stampMenuChange: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  if (operation !== 'update') return data
  const closed = data.closed !== undefined && Boolean(data.closed) !== Boolean(originalDoc?.closed)
  const day = data.day !== undefined && !isDeepStrictEqual(data.day ?? null, originalDoc?.day ?? null)
  return closed || day ? { ...data, changedAt: clock.now().toISOString() } : data
}

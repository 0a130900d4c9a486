import { isDeepStrictEqual } from 'node:util'
import type { CollectionBeforeChangeHook } from 'payload'
import { clock } from '@/server/clock'

/**
 * Sets `changedAt` when an update changes the dishes or `closed`. A save without such a change, for example of an unchanged
 * form or a repeated import, leaves it.
 */
export const stampMenuChange: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  if (operation !== 'update') return data
  const closedChanged = data.closed !== undefined && Boolean(data.closed) !== Boolean(originalDoc?.closed)
  const dayChanged = data.day !== undefined && !isDeepStrictEqual(data.day ?? null, originalDoc?.day ?? null)
  return closedChanged || dayChanged ? { ...data, changedAt: clock.now().toISOString() } : data
}

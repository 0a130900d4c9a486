import type { Localized } from '@/domain/locale'
import type { ReservedTime } from '@/domain/reservations/reservation-keys'
import { openPayload } from '@/server/database/payload'
import { readOpenWaits } from '@/server/database/reservations/waits'
import { readLocationNames } from '@/features/reservations/read-own-reservations'

/** A customer's place on a waiting list. `offeredUntil` is null until a seat is offered. */
export type OwnWait = ReservedTime & {
  id: string
  locationId: string
  locationName: Localized
  friends: number
  status: 'waiting' | 'offered'
  offeredUntil: Date | null
}

/** The customer's open entries at the site, the longest waiting first; without offers that have ended. Not cached. */
export async function readOwnWaits(
  { id: customerId, siteId }: { id: string; siteId: string },
  now: Date,
): Promise<OwnWait[]> {
  const waits = await readOpenWaits(await openPayload(), { customerId, siteId })
  const names = await readLocationNames(waits, siteId)
  return waits.flatMap(({ id, locationId, time, friends, status, offeredUntil }): OwnWait[] => {
    const locationName = names.get(locationId)
    if (!locationName || (status !== 'waiting' && status !== 'offered')) return []
    if (status === 'offered' && (offeredUntil === null || offeredUntil < now)) return []
    return [{ id, locationId, locationName, ...time, friends, status, offeredUntil }]
  })
}

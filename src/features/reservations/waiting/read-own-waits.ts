import type { Localized } from '@/domain/locale'
import type { ReservedTime } from '@/domain/reservations/reservation-keys'
import { openPayload } from '@/server/database/payload'
import { customerTimeKey } from '@/domain/reservations/reservation-keys'
import { readEndedOffers, readOpenWaits } from '@/server/database/reservations/waits'
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
/** An offer that the customer did not accept in time. */
export type EndedOffer = Omit<OwnWait, 'status'> & { status: 'ended' }

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

/** How long the account tells of an offer that has ended. */
const toldMilliseconds = 24 * 60 * 60_000

/** The customer's offers that ended in the last day, without those for whose time they wait again. Not cached. */
export async function readOwnEndedOffers(
  { id: customerId, siteId }: { id: string; siteId: string },
  open: readonly OwnWait[],
  now: Date,
): Promise<EndedOffer[]> {
  const since = new Date(now.getTime() - toldMilliseconds)
  const ended = await readEndedOffers(await openPayload(), { customerId, siteId }, since)
  const names = await readLocationNames(ended, siteId)
  const again = new Set(open.map((wait) => customerTimeKey(customerId, wait.locationId, wait)))
  return ended.flatMap(({ id, locationId, time, friends, offeredUntil }): EndedOffer[] => {
    const locationName = names.get(locationId)
    if (!locationName || again.has(customerTimeKey(customerId, locationId, time))) return []
    return [{ id, locationId, locationName, ...time, friends, status: 'ended', offeredUntil }]
  })
}

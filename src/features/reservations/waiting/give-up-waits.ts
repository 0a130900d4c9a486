import type { Payload } from 'payload'
import { checkRequest } from '@/domain/reservations/check-request'
import type { ReservableLocation } from '@/domain/reservations/reservable-location'
import { readOpenReservations } from '@/server/database/reservations/reservations'
import { releaseSeats, waitClaim } from '@/server/database/reservations/slots'
import { endWait, readOpenWaits, type StoredWait } from '@/server/database/reservations/waits'
import { offerFreedSeats } from './offer-freed-seats'

/** Takes an entry off its list. The seats of an offer go to the next. */
export async function giveUpWait(payload: Payload, wait: StoredWait, now: Date): Promise<void> {
  if (!(await endWait(payload, wait.id, ['waiting', 'offered'], 'cancelled', now))) return
  if (await releaseSeats(payload, wait, waitClaim(wait.id))) await offerFreedSeats(payload, wait, now)
}

/**
 * Takes a customer who has booked at a location off the lists of which no offer could be accepted any more: the customer holds the
 * time, or has every visit of its block.
 */
export async function giveUpFulfilledWaits(
  payload: Payload,
  { id: customerId, siteId }: { id: string; siteId: string },
  hall: ReservableLocation,
  now: Date,
): Promise<void> {
  const open = await readOpenWaits(payload, { customerId, siteId })
  const waits = open.filter(({ locationId }) => locationId === hall.id)
  if (waits.length === 0) return
  const held = (await readOpenReservations(payload, customerId, { siteId, locationId: hall.id })).map(
    ({ time }) => time,
  )
  for (const wait of waits) {
    const check = checkRequest(hall, { ...wait.time, friends: wait.friends }, held, now)
    if (check === 'limit' || check === 'yours') await giveUpWait(payload, wait, now)
  }
}

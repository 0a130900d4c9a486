import type { Payload } from 'payload'
import { isOffered } from '@/domain/reservations/check-request'
import { seatsOf } from '@/domain/reservations/seats'
import { readSite } from '@/features/site/read-sites'
import { claimSeats, readSlot, releaseSeats, waitClaim, type LocationTime } from '@/server/database/reservations/slots'
import { markOffered, readOpenWaits, type StoredWait } from '@/server/database/reservations/waits'
import { readReservableLocation } from '@/features/reservations/read-reservable-locations'

/** How long an offer holds its seats. */
const offerMilliseconds = 30 * 60_000

/**
 * Offers the free seats of a time to those who wait for it, the longest waiting first; a party that does not fit lets the next one
 * go ahead. Nobody is offered a time or a party that the location no longer takes: the offer could not be accepted. An offer takes
 * its seats by the same statement as a reservation, so that it can be accepted until it ends. Any number of processes may do so at
 * the same time.
 */
export async function offerFreedSeats(payload: Payload, { locationId, time }: LocationTime, now: Date): Promise<void> {
  const place = { locationId, time }
  const waiting = (await readOpenWaits(payload, place)).filter(({ status }) => status === 'waiting')
  const siteId = waiting[0]?.siteId
  const site = siteId ? await readSite(siteId, now) : null
  const hall = site?.published ? await readReservableLocation(site, locationId) : null // else nobody could accept
  if (!hall) return
  for (const wait of waiting)
    if (isOffered(hall, { ...time, friends: wait.friends }, now)) await offerTo(payload, wait, hall.rules.capacity, now)
}

async function offerTo(payload: Payload, wait: StoredWait, capacity: number, now: Date): Promise<void> {
  const claim = waitClaim(wait.id)
  const isHeld =
    (await claimSeats(payload, wait, { claim, seats: seatsOf(wait.friends), capacity })) ||
    (await readSlot(payload, wait))?.claims.has(claim) // a process ended between the two statements
  if (!isHeld) return
  const until = new Date(now.getTime() + offerMilliseconds)
  if (!(await markOffered(payload, wait.id, until, now))) await releaseUnlessOffered(payload, wait)
}

/** Another process may have offered it at the same time: its claim is the same, and stays. */
async function releaseUnlessOffered(payload: Payload, wait: StoredWait): Promise<void> {
  const open = await readOpenWaits(payload, wait)
  if (!open.some(({ id, status }) => id === wait.id && status === 'offered'))
    await releaseSeats(payload, wait, waitClaim(wait.id))
}

import type { Payload } from 'payload'
import { isOffered } from '@/domain/reservations/check-request'
import type { ReservableHall } from '@/domain/reservations/reservable-hall'
import { remainingSeats, seatsOf } from '@/domain/reservations/seats'
import { readSlot, waitClaim, type Place } from '@/server/database/reservations/slots'
import { readOpenWaits } from '@/server/database/reservations/waits'

/** Who has just taken how many seats at which location. */
type Newcomer = { customerId: string; seats: number; hall: ReservableHall }

/**
 * Whether somebody has waited since before the request for seats that a newcomer has just taken. It is asked after the seats were
 * taken: whoever waited when they returned is stored by then, so that nobody overtakes the list between a release and its offer.
 * A party that would not fit, or that the location no longer takes, is overtaken.
 */
export async function isWaitedFor(
  payload: Payload,
  place: Place,
  { customerId, seats, hall }: Newcomer,
  now: Date,
): Promise<boolean> {
  const waiting = (await readOpenWaits(payload, place)).filter(
    (wait) => wait.status === 'waiting' && wait.customerId !== customerId && wait.createdAt < now,
  )
  if (waiting.length === 0) return false
  const slot = await readSlot(payload, place)
  const free = seats + remainingSeats(hall.rules.capacity, slot ?? undefined)
  return waiting.some(
    ({ id, friends }) =>
      seatsOf(friends) <= free && !slot?.claims.has(waitClaim(id)) && isOffered(hall, { ...place.time, friends }, now),
  )
}

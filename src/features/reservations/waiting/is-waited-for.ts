import type { Payload } from 'payload'
import { remainingSeats, seatsOf } from '@/domain/reservations/seats'
import { readSlot, waitClaim, type Place } from '@/server/database/reservations/slots'
import { readOpenWaits } from '@/server/database/reservations/waits'

/** Who has just taken how many seats, of how many in all. */
type Newcomer = { customerId: string; seats: number; capacity: number }

/**
 * Whether somebody has waited since before the request for seats that a newcomer has just taken. It is asked after the seats were
 * taken: whoever waited when they returned is stored by then, so that nobody overtakes the list between a release and its offer.
 * A party that would not fit is overtaken.
 */
export async function isWaitedFor(
  payload: Payload,
  place: Place,
  { customerId, seats, capacity }: Newcomer,
  now: Date,
): Promise<boolean> {
  const waiting = (await readOpenWaits(payload, place)).filter(
    (wait) => wait.status === 'waiting' && wait.customerId !== customerId && wait.createdAt < now,
  )
  if (waiting.length === 0) return false
  const slot = await readSlot(payload, place)
  const free = seats + remainingSeats(capacity, slot ?? undefined)
  return waiting.some(({ id, friends }) => seatsOf(friends) <= free && !slot?.claims.has(waitClaim(id)))
}

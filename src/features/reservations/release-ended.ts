import '@/server/database/payload' // first, so that all entries share its chunk (docs/benchmarks.md, Build)
import type { Payload } from 'payload'
import { readReservation } from '@/server/database/reservations/reservations'
import { releaseSeats, waitPrefix, type HeldSeats } from '@/server/database/reservations/slots'
import { readWaits } from '@/server/database/reservations/waits'
import { offerFreedSeats } from './waiting/offer-freed-seats'

/**
 * Releases the seats of reservations and offers that a write of the studio, or the deletion of an account, has ended, and offers them
 * to those who wait. Seats of those that are still open stay: the write may have been undone.
 */
export async function releaseEnded(payload: Payload, held: readonly HeldSeats[], now: Date): Promise<void> {
  for (const { claim, ...place } of held)
    if (!(await isOpen(payload, claim)) && (await releaseSeats(payload, place, claim)))
      await offerFreedSeats(payload, place, now)
}

async function isOpen(payload: Payload, claim: string): Promise<boolean> {
  if (!claim.startsWith(waitPrefix))
    return ['booked', 'pending'].includes((await readReservation(payload, claim))?.status ?? '')
  const [wait] = await readWaits(payload, [claim.slice(waitPrefix.length)])
  return wait?.status === 'waiting' || wait?.status === 'offered'
}

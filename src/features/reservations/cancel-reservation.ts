import type { Payload } from 'payload'
import { ok, refuse, type Result } from '@/domain/result'
import { minuteOfTime } from '@/domain/reservations/reservation-keys'
import { isPast } from '@/domain/reservations/reservation-window'
import type { Site } from '@/domain/site/site'
import { openPayload } from '@/server/database/payload'
import { markCancelled, readReservation, type StoredReservation } from '@/server/database/reservations/reservations'
import { releaseSeats } from '@/server/database/reservations/slots'
import { offerFreedSeats } from './waiting/offer-freed-seats'

/**
 * Cancels one of the customer's reservations. Repeated and simultaneous requests succeed and change nothing. Another customer's
 * reservation is answered like one that does not exist. Refuses `missing-parameter`, `not-found-reservation`, and
 * `past-reservation` for one whose time is over. Spec: CUS-4.40, CUS-7.23.
 */
export async function cancelReservation(
  { id: customerId, siteId }: { id: string; siteId: string },
  reservationId: string | null,
  { site, now }: { site: Pick<Site, 'timeZone'>; now: Date },
): Promise<Result<null>> {
  if (reservationId === null) return refuse('missing-parameter', { parameter: 'reservation_id' })
  const payload = await openPayload()
  const reservation = await readReservation(payload, reservationId)
  if (!reservation || reservation.customerId !== customerId || reservation.siteId !== siteId)
    return refuse('not-found-reservation')
  if (reservation.status === 'cancelled') return ok(null)
  const { time } = reservation
  if (isPast(time.date, minuteOfTime(time), now, site.timeZone)) return refuse('past-reservation')
  await endReservation(payload, reservation, 'customer', now)
  return ok(null)
}

/**
 * Cancels an open reservation: first its status, then its seats return and are offered to the waiting list. The jobs do what a
 * process that ends in between leaves undone. False when it was not open any more.
 */
export async function endReservation(
  payload: Payload,
  reservation: StoredReservation,
  by: 'customer' | 'staff',
  now: Date,
): Promise<boolean> {
  if (!(await markCancelled(payload, reservation.id, by, now))) return false
  if (await releaseSeats(payload, reservation, reservation.id)) await offerFreedSeats(payload, reservation, now)
  return true
}

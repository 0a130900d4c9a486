import { isHexId } from '@/domain/hex-id'
import { ok, refuse, type Result } from '@/domain/result'
import { checkRequest, type ReservationRequest } from '@/domain/reservations/check-request'
import { remainingSeats, seatsOf } from '@/domain/reservations/seats'
import { openPayload } from '@/server/database/payload'
import { deletePending, readOpenReservations } from '@/server/database/reservations/reservations'
import { moveSeats, readSlot, waitClaim } from '@/server/database/reservations/slots'
import { endWait, insertWait, readWaits } from '@/server/database/reservations/waits'
import {
  finishBooking,
  insertChecked,
  locationTimeOf,
  type BookingContext,
} from '@/features/reservations/create-reservation'
import { readReservableLocation } from '@/features/reservations/read-reservable-locations'
import { giveUpFulfilledWaits, giveUpWait } from './give-up-waits'
import { offerFreedSeats } from './offer-freed-seats'

type Owner = { id: string; siteId: string }

/**
 * Puts the customer on the waiting list of a time that has no seats for the party. Waiting twice changes nothing. Refuses like
 * `createReservation`, and `reservation-free` when the party can book right away.
 */
export async function joinWaitingList(
  { id: customerId, siteId }: Owner,
  { locationId, ...request }: ReservationRequest & { locationId: string | null },
  { site, locale, now }: BookingContext,
): Promise<Result<null>> {
  if (!site.switches.useReservations) return refuse('not-offered')
  const hall = await readReservableLocation(site, locationId)
  if (!hall) return refuse('reservation-unavailable')
  const payload = await openPayload()
  const place = locationTimeOf(hall, request)
  const held = await readOpenReservations(payload, customerId, { siteId, locationId: hall.id })
  const block = checkRequest(
    hall,
    request,
    held.map(({ time }) => time),
    now,
  )
  if (block === 'limit') return refuse('reservation-limit')
  if (block === 'yours') return refuse('reservation-yours')
  const seats = seatsOf(request.friends)
  if (block === 'unavailable' || seats > hall.rules.capacity) return refuse('reservation-unavailable')
  await offerFreedSeats(payload, place, now) // free seats go to those who wait already
  const slot = await readSlot(payload, place)
  if (slot?.blocked) return refuse('reservation-unavailable')
  if (remainingSeats(hall.rules.capacity, slot ?? undefined) >= seats) return refuse('reservation-free')
  await insertWait(payload, { siteId, ...place, customerId, friends: request.friends, locale }, now)
  await offerFreedSeats(payload, place, now) // seats may have returned since they were read
  return ok(null)
}

/** Takes the customer off a waiting list; an offer returns its seats to the next. Refuses `missing-parameter`, `not-found-wait`. */
export async function leaveWaitingList(
  { id: customerId, siteId }: Owner,
  waitId: string | null,
  now: Date,
): Promise<Result<null>> {
  if (waitId === null) return refuse('missing-parameter', { parameter: 'wait_id' })
  const payload = await openPayload()
  const [wait] = await readOwn(customerId, siteId, waitId)
  if (!wait) return refuse('not-found-wait')
  await giveUpWait(payload, wait, now)
  return ok(null)
}

/**
 * Books the seats that were offered to a customer who waited. The seats move from the offer to the reservation in one statement,
 * so that an offer which ends meanwhile is either booked or gone. Offers that the customer can no longer accept go to the next. Refuses `missing-parameter`, `not-found-wait`, `wait-expired`,
 * and like `createReservation`.
 */
export async function acceptOffer(
  customer: Owner,
  waitId: string | null,
  { site, locale, now }: BookingContext,
): Promise<Result<{ id: string }>> {
  if (waitId === null) return refuse('missing-parameter', { parameter: 'wait_id' })
  const [wait] = await readOwn(customer.id, customer.siteId, waitId)
  if (!wait) return refuse('not-found-wait')
  if (wait.status === 'booked') return refuse('reservation-yours') // a repeated request
  if (wait.status !== 'offered' || !wait.offeredUntil || wait.offeredUntil < now) return refuse('wait-expired')
  const hall = await readReservableLocation(site, wait.locationId)
  if (!hall) return refuse('reservation-unavailable')
  const request = { ...wait.time, friends: wait.friends }
  const pending = await insertChecked(customer, hall, request, { locale, now, hasSeats: true })
  if (pending === 'limit') return refuse('reservation-limit')
  if (pending === 'yours') return refuse('reservation-yours')
  if (pending === 'unavailable') return refuse('reservation-unavailable')
  const payload = await openPayload()
  if (!(await moveSeats(payload, wait, waitClaim(wait.id), pending.id))) {
    await deletePending(payload, pending.id)
    return refuse('wait-expired')
  }
  const booked = await finishBooking(wait, pending.id, now)
  if (!booked.ok) return booked
  await endWait(payload, wait.id, ['waiting', 'offered'], 'booked', now)
  await giveUpFulfilledWaits(payload, customer, hall, now)
  return booked
}

/** Entries of the customer only: the session decides, never an id. */
async function readOwn(customerId: string, siteId: string, waitId: string) {
  if (!isHexId(waitId)) return []
  const waits = await readWaits(await openPayload(), [waitId])
  return waits.filter((wait) => wait.customerId === customerId && wait.siteId === siteId)
}

import type { Payload } from 'payload'
import type { Locale } from '@/domain/locale'
import { ok, refuse, type Result } from '@/domain/result'
import { checkRequest, type ReservationRequest, isOffered } from '@/domain/reservations/check-request'
import type { ReservableLocation } from '@/domain/reservations/reservable-location'
import { visitKeys } from '@/domain/reservations/reservation-keys'
import { remainingSeats, seatsOf } from '@/domain/reservations/seats'
import type { Site } from '@/domain/site/site'
import { openPayload } from '@/server/database/payload'
import {
  deletePending,
  insertPending,
  markBooked,
  readOpenReservations,
  readReservation,
} from '@/server/database/reservations/reservations'
import { claimSeats, readSlot, releaseSeats, type LocationTime, waitClaim } from '@/server/database/reservations/slots'
import { readOpenWaits } from '@/server/database/reservations/waits'
import { readReservableLocation } from './read-reservable-locations'
import { giveUpFulfilledWaits } from './waiting/give-up-waits'
import { offerFreedSeats } from './waiting/offer-freed-seats'

type Owner = { id: string; siteId: string }
export type BookingContext = { site: Pick<Site, 'id' | 'timeZone' | 'switches'>; locale: Locale; now: Date }

const refusals = {
  unavailable: 'reservation-unavailable',
  limit: 'reservation-limit',
  yours: 'reservation-yours',
} as const

/**
 * Books a time for the customer of the session. Three steps, each valid on its own: a pending row takes the customer's unique
 * keys, one statement takes the seats, and the row becomes booked. Seats for which somebody waits go to the waiting list. Refuses `not-offered` where the site takes no reservations,
 * `reservation-limit`, `reservation-yours`, and `reservation-unavailable` for everything else that the location does not offer
 * or no longer has. A refusal stores nothing. Spec: CUS-5.34 to CUS-5.40, CUS-7.22, CUS-8.15.
 */
export async function createReservation(
  customer: Owner,
  { locationId, ...request }: ReservationRequest & { locationId: string | null },
  { site, locale, now }: BookingContext,
): Promise<Result<{ id: string }>> {
  if (!site.switches.useReservations) return refuse('not-offered')
  const hall = await readReservableLocation(site, locationId)
  if (!hall) return refuse('reservation-unavailable')
  const pending = await insertChecked(customer, hall, request, { locale, now })
  if (typeof pending === 'string') return refuse(refusals[pending])
  const payload = await openPayload()
  const place = locationTimeOf(hall, request)
  const { capacity } = hall.rules
  const seats = seatsOf(request.friends)
  if (!(await claimSeats(payload, place, { claim: pending.id, seats, capacity }))) {
    await deletePending(payload, pending.id)
    return refuse('reservation-unavailable')
  }
  if (await isWaitedFor(payload, place, { customerId: customer.id, seats, hall }, now)) {
    await deletePending(payload, pending.id)
    return endBooking(place, pending.id, now)
  }
  const booked = await finishBooking(place, pending.id, now)
  if (booked.ok) await giveUpFulfilledWaits(payload, customer, hall, now)
  return booked
}

export const locationTimeOf = (
  { id }: Pick<ReservableLocation, 'id'>,
  { date, hour, minute }: ReservationRequest,
): LocationTime => ({
  locationId: id,
  time: { date, hour, minute },
})

/** Checks a request and stores it as pending. Without a free seat it stores nothing; `hasSeats` says that they are held for it. */
export async function insertChecked(
  { id: customerId, siteId }: Owner,
  hall: ReservableLocation,
  request: ReservationRequest,
  { locale, now, hasSeats = false }: { locale: Locale; now: Date; hasSeats?: boolean },
): Promise<{ id: string } | keyof typeof refusals> {
  const payload = await openPayload()
  const [held, slot] = await Promise.all([
    readOpenReservations(payload, customerId, { siteId, locationId: hall.id }),
    readSlot(payload, locationTimeOf(hall, request)),
  ])
  const block = checkRequest(
    hall,
    request,
    held.map(({ time }) => time),
    now,
  )
  if (typeof block === 'string') return block
  const { maxVisits, capacity } = hall.rules
  if (!hasSeats && remainingSeats(capacity, slot ?? undefined) < seatsOf(request.friends)) return 'unavailable'
  const { date, hour, minute, friends } = request
  const visit = { blockId: block.id, date }
  return insertPending(
    payload,
    {
      siteId,
      locationId: hall.id,
      customerId,
      time: { date, hour, minute },
      friends,
      locale,
      visitKeys: maxVisits === null ? null : visitKeys(customerId, hall.id, visit, maxVisits),
    },
    now,
  )
}

/** Books a pending reservation that has its seats. */
export async function finishBooking(place: LocationTime, id: string, now: Date): Promise<Result<{ id: string }>> {
  return (await markBooked(await openPayload(), id, now)) ? ok({ id }) : endBooking(place, id, now)
}

/** The end of a booking that is not pending any more. During a long pause recovery has booked it; otherwise its seats return. */
async function endBooking(place: LocationTime, id: string, now: Date): Promise<Result<{ id: string }>> {
  const payload = await openPayload()
  if ((await readReservation(payload, id))?.status === 'booked') return ok({ id })
  if (await releaseSeats(payload, place, id)) await offerFreedSeats(payload, place, now)
  return refuse('reservation-unavailable')
}

/** Who has just taken how many seats at which location. */
type Newcomer = { customerId: string; seats: number; hall: ReservableLocation }

/**
 * Whether somebody has waited since before the request for seats that a newcomer has just taken. It is asked after the seats were
 * taken: whoever waited when they returned is stored by then, so that nobody overtakes the list between a release and its offer.
 * A party that would not fit, or that the location no longer takes, is overtaken.
 */
async function isWaitedFor(
  payload: Payload,
  place: LocationTime,
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

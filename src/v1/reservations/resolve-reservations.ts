import type { z } from 'zod'
import type * as contract from '@/contract/reservations/reservations'
import { ok, refuse, type Refusal, type Result } from '@/domain/result'
import type { ReservationChoices } from '@/domain/reservations/reservation-choices'
import type { Site } from '@/domain/site/site'
import type { Customer } from '@/features/account/read-customer'
import { cancelReservation } from '@/features/reservations/cancel-reservation'
import { resolveRequestedDate } from '@/domain/time/campus-time'
import { createReservation } from '@/features/reservations/create-reservation'
import { renewCalendar } from '@/features/reservations/read-calendar'
import { readReservationChoices } from '@/features/reservations/read-choices'
import { readOwnReservations, type OwnReservation } from '@/features/reservations/read-own-reservations'
import { readOwnWaits, type OwnWait } from '@/features/reservations/waiting/read-own-waits'
import { acceptOffer, joinWaitingList, leaveWaitingList } from '@/features/reservations/waiting/join-waiting-list'
import { getServerUrl } from '@/server/http/server-url'
import type { RequestContext, WriteResult } from '@/v1/engine/endpoint'
import { requireOwner } from '@/v1/account/resolve-customers'

type Input<Schema extends z.ZodType> = z.output<Schema>
type Answer<Value> = Promise<Result<WriteResult<Value>>>
type Owner = { customer: Customer; site: Site }

export type OwnList = { reservations: OwnReservation[]; waits: OwnWait[]; site: Site }
export type Card = { reservation: OwnReservation; url: string; site: Site }

const answer = <Value>(value: Value): Result<WriteResult<Value>> => ok({ value, remember: null })

/** Refuses like `requireOwner`, and `missing-parameter`, `not-offered`, `not-found-location`. */
export async function findChoices(
  request: Input<typeof contract.choicesRequest>,
  visit: RequestContext,
): Answer<ReservationChoices> {
  const owner = await requireOwner(request, visit)
  if (!owner.ok) return owner
  if (request.location_id === null) return refuse('missing-parameter', { parameter: 'location_id' })
  const { customer, site } = owner.value
  const choices = await readReservationChoices({
    ...{ site, customerId: customer.id, locationId: request.location_id },
    ...{ locale: visit.locale, now: visit.now },
  })
  return choices.ok ? answer(choices.value) : choices
}

/** The customer's reservations and waiting lists. Refuses like `requireOwner`. Spec: CUS-7.13. */
export async function findReservations(
  request: Input<typeof contract.ownReservationsRequest>,
  visit: RequestContext,
): Answer<OwnList> {
  const owner = await requireOwner(request, visit)
  return owner.ok ? list(owner.value, visit) : owner
}

async function list({ customer, site }: Owner, { now }: RequestContext): Answer<OwnList> {
  const [reservations, waits] = await Promise.all([
    readOwnReservations(customer, site, now),
    readOwnWaits(customer, now),
  ])
  return answer({ reservations, waits, site })
}

type Booking = Input<typeof contract.createReservationRequest>

/** The time of a request. What is missing or no number is no time that a location offers. */
const timeOf = ({ date, hour, minute, friends, location_id }: Booking, { timeZone }: Site, now: Date) => ({
  locationId: location_id,
  date: resolveRequestedDate(date, now, timeZone) ?? '',
  hour: hour ?? NaN,
  minute: minute ?? NaN,
  friends: friends ?? 0,
})

function missingOf(request: Booking): { ok: false; refusal: Refusal } | null {
  const parameter = (['location_id', 'date', 'hour', 'minute'] as const).find((name) => request[name] === null)
  return parameter ? refuse('missing-parameter', { parameter }) : null
}

/** Refuses like `requireOwner` and `createReservation`, and `missing-parameter`. Spec: CUS-7.22. */
export async function bookReservation(request: Booking, visit: RequestContext): Answer<OwnList> {
  const owner = await requireOwner(request, visit)
  if (!owner.ok) return owner
  const missing = missingOf(request)
  if (missing) return missing
  const { customer, site } = owner.value
  const booked = await createReservation(customer, timeOf(request, site, visit.now), { ...visit, site })
  return booked.ok ? list(owner.value, visit) : booked
}

/** Refuses like `requireOwner` and `cancelReservation`. Spec: CUS-7.23. */
export async function dropReservation(
  request: Input<typeof contract.reservationRequest>,
  visit: RequestContext,
): Answer<OwnList> {
  const owner = await requireOwner(request, visit)
  if (!owner.ok) return owner
  const { customer, site } = owner.value
  const canceled = await cancelReservation(customer, request.reservation_id, { site, now: visit.now })
  return canceled.ok ? list(owner.value, visit) : canceled
}

/** Refuses like `requireOwner` and `joinWaitingList`, and `missing-parameter`. */
export async function joinWait(request: Booking, visit: RequestContext): Answer<OwnList> {
  const owner = await requireOwner(request, visit)
  if (!owner.ok) return owner
  const missing = missingOf(request)
  if (missing) return missing
  const { customer, site } = owner.value
  const joined = await joinWaitingList(customer, timeOf(request, site, visit.now), { ...visit, site })
  return joined.ok ? list(owner.value, visit) : joined
}

/** Refuses like `requireOwner` and `leaveWaitingList`. */
export async function leaveWait(request: Input<typeof contract.waitRequest>, visit: RequestContext): Answer<OwnList> {
  const owner = await requireOwner(request, visit)
  if (!owner.ok) return owner
  const left = await leaveWaitingList(owner.value.customer, request.wait_id, visit.now)
  return left.ok ? list(owner.value, visit) : left
}

/** Refuses like `requireOwner` and `acceptOffer`. */
export async function acceptWait(request: Input<typeof contract.waitRequest>, visit: RequestContext): Answer<OwnList> {
  const owner = await requireOwner(request, visit)
  if (!owner.ok) return owner
  const { customer, site } = owner.value
  const booked = await acceptOffer(customer, request.wait_id, { ...visit, site })
  return booked.ok ? list(owner.value, visit) : booked
}

/** The page with the printable card of a reservation. */
export const cardPath = ({ site, reservation }: Pick<Card, 'site' | 'reservation'>): string =>
  `/${site.slug}/reservations/${reservation.id}`

/** Refuses like `requireOwner`, and `missing-parameter`, `not-found-reservation`. Spec: CUS-7.21. */
export async function findCard(
  request: Input<typeof contract.reservationRequest>,
  visit: RequestContext,
): Answer<Card> {
  if (request.reservation_id === null) return refuse('missing-parameter', { parameter: 'reservation_id' })
  const owner = await requireOwner(request, visit)
  if (!owner.ok) return owner
  const { customer, site } = owner.value
  const reservations = await readOwnReservations(customer, site, visit.now)
  const reservation = reservations.find(({ id }) => id === request.reservation_id)
  if (!reservation) return refuse('not-found-reservation')
  return answer({ reservation, url: `${getServerUrl()}${cardPath({ site, reservation })}`, site })
}

/** Gives the customer's calendar a new address. Refuses like `requireOwner`, and `not-offered`. */
export async function renewCalendarAddress(
  request: Input<typeof contract.ownReservationsRequest>,
  visit: RequestContext,
): Answer<string> {
  const owner = await requireOwner(request, visit)
  if (!owner.ok) return owner
  return answer(await renewCalendar(owner.value.customer, visit.locale))
}

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
import type { RequestContext, WriteResult, WriteAnswer } from '@/v1/engine/endpoint'
import { requireOwner, asOwner } from '@/v1/account/resolve-customers'

type Input<Schema extends z.ZodType> = z.output<Schema>
type Owner = { customer: Customer; site: Site }

export type OwnList = { reservations: OwnReservation[]; waits: OwnWait[]; site: Site }
export type Card = { reservation: OwnReservation; url: string; site: Site }

const answer = <Value>(value: Value): Result<WriteResult<Value>> => ok({ value })

/** Refuses like `requireOwner`, and `missing-parameter`, `not-offered`, `not-found-location`. */
export const findChoices = asOwner(
  async (
    { customer, site },
    request: Input<typeof contract.choicesRequest>,
    visit,
  ): WriteAnswer<ReservationChoices> => {
    if (request.location_id === null) return refuse('missing-parameter', { parameter: 'location_id' })
    const choices = await readReservationChoices({
      ...{ site, customerId: customer.id, locationId: request.location_id },
      ...{ locale: visit.locale, now: visit.now },
    })
    return choices.ok ? answer(choices.value) : choices
  },
)

/** The customer's reservations and waiting lists. Refuses like `requireOwner`. Spec: CUS-7.13. */
export const findReservations = asOwner(
  async (owner, _request: Input<typeof contract.ownReservationsRequest>, visit): WriteAnswer<OwnList> => {
    return list(owner, visit)
  },
)

async function list({ customer, site }: Owner, { now }: RequestContext): WriteAnswer<OwnList> {
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
export const bookReservation = asOwner(async (owner, request: Booking, visit): WriteAnswer<OwnList> => {
  const missing = missingOf(request)
  if (missing) return missing
  const { customer, site } = owner
  const booked = await createReservation(customer, timeOf(request, site, visit.now), { ...visit, site })
  return booked.ok ? list(owner, visit) : booked
})

/** Refuses like `requireOwner` and `cancelReservation`. Spec: CUS-7.23. */
export const dropReservation = asOwner(
  async (owner, request: Input<typeof contract.reservationRequest>, visit): WriteAnswer<OwnList> => {
    const { customer, site } = owner
    const canceled = await cancelReservation(customer, request.reservation_id, { site, now: visit.now })
    return canceled.ok ? list(owner, visit) : canceled
  },
)

/** Refuses like `requireOwner` and `joinWaitingList`, and `missing-parameter`. */
export const joinWait = asOwner(async (owner, request: Booking, visit): WriteAnswer<OwnList> => {
  const missing = missingOf(request)
  if (missing) return missing
  const { customer, site } = owner
  const joined = await joinWaitingList(customer, timeOf(request, site, visit.now), { ...visit, site })
  return joined.ok ? list(owner, visit) : joined
})

/** Refuses like `requireOwner` and `leaveWaitingList`. */
export const leaveWait = asOwner(
  async (owner, request: Input<typeof contract.waitRequest>, visit): WriteAnswer<OwnList> => {
    const left = await leaveWaitingList(owner.customer, request.wait_id, visit.now)
    return left.ok ? list(owner, visit) : left
  },
)

/** Refuses like `requireOwner` and `acceptOffer`. */
export const acceptWait = asOwner(
  async (owner, request: Input<typeof contract.waitRequest>, visit): WriteAnswer<OwnList> => {
    const { customer, site } = owner
    const booked = await acceptOffer(customer, request.wait_id, { ...visit, site })
    return booked.ok ? list(owner, visit) : booked
  },
)

/** The page with the printable card of a reservation. */
export const cardPath = ({ site, reservation }: Pick<Card, 'site' | 'reservation'>): string =>
  `/${site.slug}/reservations/${reservation.id}`

/** Refuses like `requireOwner`, and `missing-parameter`, `not-found-reservation`. Spec: CUS-7.21. */
export async function findCard(
  request: Input<typeof contract.reservationRequest>,
  visit: RequestContext,
): WriteAnswer<Card> {
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
export const renewCalendarAddress = asOwner(
  async (owner, _request: Input<typeof contract.ownReservationsRequest>, visit): WriteAnswer<string> => {
    return answer(await renewCalendar(owner.customer, visit.locale))
  },
)

import type { Payload } from 'payload'
import { seatsOf } from '@/domain/reservations/seats'
import { slotKey } from '@/domain/reservations/reservation-keys'
import { addDays, utcDate } from '@/domain/time/calendar'
import {
  deletePending,
  markBooked,
  readPendingBefore,
  readOpenFrom,
  readReservation,
  readReservations,
  type StoredReservation,
} from '@/server/database/reservations/reservations'
import {
  claimSeats,
  deleteSlotsBefore,
  readSlot,
  readSlotsFrom,
  releaseSeats,
  waitClaim,
  waitPrefix,
} from '@/server/database/reservations/slots'
import { readWaits, type StoredWait } from '@/server/database/reservations/waits'

/** A request waits for its statements for less: a row that is older lost its process. */
const pendingMilliseconds = 20_000
/** How often all seats are compared with the reservations. */
const comparePause = 60_000
/** How long the seats of past days stay. */
const daysKept = 2
let nextComparison = 0

/**
 * Finishes what processes that ended have left: a pending reservation with seats is booked, one without is deleted. Then compares
 * the seats with the reservations, at most once a minute; `all` does so in any case, for the start of a process. What it does is
 * harmless while another process books.
 */
export async function recoverReservations(payload: Payload, now: Date, { all = false } = {}): Promise<void> {
  const before = new Date(now.getTime() - pendingMilliseconds)
  for (const reservation of await readPendingBefore(payload, before))
    if (reservation.isOnline) await settle(payload, reservation, now)
  if (!all && now.getTime() < nextComparison) return
  nextComparison = now.getTime() + comparePause
  await compareSeats(payload, now)
}

async function settle(payload: Payload, reservation: StoredReservation, now: Date): Promise<void> {
  const slot = await readSlot(payload, reservation)
  if (slot?.claims.has(reservation.id)) await markBooked(payload, reservation.id, now)
  else await deletePending(payload, reservation.id)
}

/**
 * Makes the seats of the days to come agree with the reservations: releases those of reservations that are canceled, deleted or
 * moved, and of offers that have ended, and takes those of reservations that staff have entered. The seats are read first:
 * whatever changes in between makes a statement fail its condition.
 */
async function compareSeats(payload: Payload, now: Date): Promise<void> {
  const today = utcDate(now.getTime())
  await deleteSlotsBefore(payload, addDays(today, -daysKept))
  const from = addDays(today, -1)
  const slots = await readSlotsFrom(payload, from)
  const claims = slots.flatMap((slot) => [...slot.claims].map(([claim, seats]) => ({ slot, claim, seats })))
  const ids = claims.map(({ claim }) => claim)
  const [claimed, open, waits] = await Promise.all([
    readReservations(payload, ids),
    readOpenFrom(payload, from),
    readWaits(
      payload,
      ids.flatMap((id) => (id.startsWith(waitPrefix) ? [id.slice(waitPrefix.length)] : [])),
    ),
  ])
  const reservations = new Map([...claimed, ...open].map((reservation) => [reservation.id, reservation]))
  const offers = new Map(waits.map((wait) => [waitClaim(wait.id), wait]))
  const isRight = ({ slot, claim, seats }: (typeof claims)[number]) => {
    const offer = offers.get(claim)
    const owner = offer ?? reservations.get(claim)
    return (
      owner !== undefined &&
      (offer ? offering : holding).has(owner.status) &&
      slotKey(owner.locationId, owner.time) === slot.key &&
      seatsOf(owner.friends) === seats
    )
  }
  const right = new Set<string>()
  for (const each of claims)
    if (isRight(each)) right.add(each.claim)
    else await releaseSeats(payload, each.slot, each.claim)
  for (const reservation of open)
    if (reservation.status === 'booked' && !right.has(reservation.id)) await claimBooked(payload, reservation)
}

/** Takes the seats of a booked reservation, unless it ends at the same moment: its end may have released them before. */
async function claimBooked(payload: Payload, { id, friends, locationId, time }: StoredReservation): Promise<void> {
  const place = { locationId, time }
  if (!(await claimSeats(payload, place, { claim: id, seats: seatsOf(friends), capacity: null }))) return
  if ((await readReservation(payload, id))?.status !== 'booked') await releaseSeats(payload, place, id)
}

const holding: ReadonlySet<string> = new Set<StoredReservation['status']>(['pending', 'booked'])
/** An entry that still waits may be between the two statements of its offer. */
const offering: ReadonlySet<string> = new Set<StoredWait['status']>(['waiting', 'offered'])

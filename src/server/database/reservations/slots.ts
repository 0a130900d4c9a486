import type { Payload, Where } from 'payload'
import { slotKey, timeKeyOf, type ReservedTime } from '@/domain/reservations/reservation-keys'
import type { SlotSeats } from '@/domain/reservations/seats'
import type { CampusDate } from '@/domain/time/calendar'
import { newHexId } from '@/server/database/hex-ids'
import type { StoredRow } from '@/server/database/stored-row'
import { fieldsOf, flagOf, numberOf, textOf } from '@/server/database/stored-values'
import { slotStatements, type ClaimId } from './slot-statements'

/** A time of a location, and what is taken there. */
export type LocationTime = { locationId: string; time: ReservedTime }
type StoredSlot = SlotSeats & LocationTime & { key: string; claims: ReadonlyMap<ClaimId, number> }

type Row = StoredRow<'reservation-slots'>
const collection = 'reservation-slots'

/** Seats that a reservation or an offer has at a time. */
export type HeldSeats = LocationTime & { claim: ClaimId }

export const waitPrefix = 'wait:'
/** The claim of an offer to the waiting list. */
export const waitClaim = (waitId: string): ClaimId => `${waitPrefix}${waitId}`

const keyOf = ({ locationId, time }: LocationTime) => slotKey(locationId, time)

/**
 * Takes seats at a time, if the capacity has them, staff have not blocked it, and the claim has none there yet. False otherwise:
 * one statement decides. `capacity` null takes them in any case, for reservations that staff have entered. Spec: CUS-5.40.
 */
export async function claimSeats(
  payload: Payload,
  place: LocationTime,
  wanted: { claim: ClaimId; seats: number; capacity: number | null },
): Promise<boolean> {
  const { add } = slotStatements(payload)
  const take = () => add(keyOf(place), wanted)
  if (await take()) return true
  await createSlot(payload, place)
  return take() // the row may be new, from this process or another one
}

/** Returns the seats of a claim. False when it had none: a repeated call changes nothing. */
export const releaseSeats = (payload: Payload, place: LocationTime, claim: ClaimId): Promise<boolean> =>
  slotStatements(payload).remove(keyOf(place), claim)

/** Gives the seats of an offer to its reservation. False when the offer has none any more, or staff have blocked the time. */
export const moveSeats = (payload: Payload, place: LocationTime, from: ClaimId, to: ClaimId): Promise<boolean> =>
  slotStatements(payload).rename(keyOf(place), from, to)

/** Blocks a time for new reservations, or opens it again. Those that exist stay. */
export async function setSlotBlocked(payload: Payload, place: LocationTime, blocked: boolean): Promise<void> {
  await createSlot(payload, place)
  await payload.db.updateOne({
    collection,
    where: { key: { equals: keyOf(place) } },
    data: { blocked },
    options: { atomic: true },
  })
}

/** The rows that this process is creating, by key. */
const slotsInProgress = new Map<string, Promise<void>>()

/** Creates the row of a time, unless it exists. Of many people who want a new time at once in one process, one creates it. */
async function createSlot(payload: Payload, place: LocationTime): Promise<void> {
  const key = keyOf(place)
  const inProgress = slotsInProgress.get(key) ?? insertSlot(payload, place, key)
  slotsInProgress.set(key, inProgress)
  try {
    await inProgress
  } finally {
    slotsInProgress.delete(key)
  }
}

/** Inserts the row of a time. The unique index decides between processes. */
async function insertSlot({ db }: Payload, { locationId, time }: LocationTime, key: string): Promise<void> {
  const where: Where = { key: { equals: key } }
  if (await db.findOne({ collection, where })) return
  const now = new Date().toISOString()
  const data = { id: newHexId(), key, location: locationId, ...time, createdAt: now, updatedAt: now }
  try {
    const row = { ...data, taken: 0, claims: {}, blocked: false }
    await db.create({ collection, data: row })
  } catch (error) {
    if (!(await db.findOne({ collection, where }))) throw error
  }
}

/** The rows of a location on some dates, by `timeKeyOf`. A time without a row is empty. */
export async function readSlots(
  payload: Payload,
  locationId: string,
  dates: readonly CampusDate[],
): Promise<ReadonlyMap<string, StoredSlot>> {
  const slots = await find(payload, { and: [{ location: { equals: locationId } }, { date: { in: [...dates] } }] })
  return new Map(slots.map((slot) => [timeKeyOf(slot.time), slot]))
}

/** The rows of several locations on some dates. */
export const readSlotsOfLocations = (
  payload: Payload,
  locationIds: readonly string[],
  dates: readonly CampusDate[],
): Promise<StoredSlot[]> =>
  find(payload, { and: [{ location: { in: [...locationIds] } }, { date: { in: [...dates] } }] })

export async function readSlot(payload: Payload, place: LocationTime): Promise<StoredSlot | null> {
  const row = await payload.db.findOne<Row>({ collection, where: { key: { equals: keyOf(place) } } })
  return row && slotOf(row)
}

/** All rows from a date on. */
export const readSlotsFrom = (payload: Payload, date: CampusDate): Promise<StoredSlot[]> =>
  find(payload, { date: { greater_than_equal: date } })

/** Deletes the rows of dates before one: nobody asks for their seats any more. */
export async function deleteSlotsBefore({ db }: Payload, date: CampusDate): Promise<void> {
  await db.deleteMany({ collection, where: { date: { less_than: date } } })
}

async function find({ db }: Payload, where: Where): Promise<StoredSlot[]> {
  const { docs } = await db.find<Row>({ collection, where, pagination: false, limit: 0 })
  return docs.map(slotOf)
}

const slotOf = (row: Row): StoredSlot => ({
  key: textOf(row.key) ?? '',
  locationId: textOf(row.location) ?? '',
  time: { date: textOf(row.date) ?? '', hour: numberOf(row.hour) ?? 0, minute: numberOf(row.minute) ?? 0 },
  taken: numberOf(row.taken) ?? 0,
  blocked: flagOf(row.blocked),
  claims: new Map(Object.entries(fieldsOf(row.claims)).map(([claim, seats]) => [claim, numberOf(seats) ?? 0])),
})

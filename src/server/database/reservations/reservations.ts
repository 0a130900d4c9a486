import type { Payload, Where } from 'payload'
import { isHexId } from '@/domain/hex-id'
import type { Locale } from '@/domain/locale'
import { customerTimeKey, type ReservedTime } from '@/domain/reservations/reservation-keys'
import type { CampusDate } from '@/domain/time/calendar'
import { changeIf, hasValues } from '@/server/database/change-if'
import { newHexId } from '@/server/database/hex-ids'
import type { StoredRow } from '@/server/database/stored-row'
import { idOf, instantOf, numberOf, textOf } from '@/server/database/stored-values'

/** `customerId` is null for a reservation whose account was deleted, or that staff entered for nobody. */
export type StoredReservation = {
  id: string
  siteId: string
  locationId: string
  customerId: string | null
  time: ReservedTime
  friends: number
  status: 'pending' | 'booked' | 'cancelled'
  cancelledBy: 'customer' | 'staff' | null
  cancelledAt: Date | null
  checkedInAt: Date | null
  locale: Locale
  createdAt: Date
  /** Whether a customer made it: those have a key. */
  isOnline: boolean
}

type NewReservation = {
  siteId: string
  locationId: string
  customerId: string
  time: ReservedTime
  friends: number
  locale: Locale
  /** The visits that the customer may take in the block; null without a limit. */
  visitKeys: readonly string[] | null
}

type Row = StoredRow<'reservations'>
const collection = 'reservations'
const isOpen: Where = { status: { in: ['booked', 'pending'] } }
const withId = (id: string): Where => ({ id: { equals: id } })

/**
 * Stores a reservation as pending, without seats so far. It takes the customer's key of the time and a free visit of the block,
 * or fails: `yours` when the customer holds the time, `limit` when every visit is taken. Unique indexes decide. Spec: CUS-5.39.
 */
export async function insertPending(
  payload: Payload,
  { visitKeys, ...reservation }: NewReservation,
  now: Date,
): Promise<{ id: string } | 'yours' | 'limit'> {
  const { siteId: site, locationId: location, customerId: customer, time, friends, locale } = reservation
  const id = newHexId()
  const timeKey = customerTimeKey(customer, location, time)
  const stamp = now.toISOString()
  const data = { id, site, location, customer, ...time, friends, locale, timeKey, createdAt: stamp, updatedAt: stamp }
  for (const visitKey of visitKeys ?? [id]) {
    if (visitKeys && (await exists(payload, { visitKey: { equals: visitKey } }))) continue
    const taken = await insertUnlessTaken(payload, { ...data, status: 'pending', visitKey })
    if (taken === null) return { id }
    if (taken === 'timeKey') return 'yours'
  }
  return 'limit'
}

const insertAttempts = 4

/** Inserts a reservation; the name of a key that another one has. The other one may be given up at the same moment: then again. */
async function insertUnlessTaken(
  payload: Payload,
  data: Record<string, unknown> & { timeKey: string; visitKey: string },
): Promise<null | 'timeKey' | 'visitKey'> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await payload.db.create({ collection, data })
      return null
    } catch (error) {
      if (await exists(payload, { timeKey: { equals: data.timeKey } })) return 'timeKey'
      if (await exists(payload, { visitKey: { equals: data.visitKey } })) return 'visitKey'
      if (attempt === insertAttempts) throw error
    }
  }
}

/** Books a pending reservation that has its seats. False when recovery has given it up. */
export const markBooked = (payload: Payload, id: string, now: Date): Promise<boolean> =>
  changeIf(payload, collection, hasValues({ id, status: 'pending' }), {
    status: 'booked',
    updatedAt: now.toISOString(),
  })

/** Deletes a reservation that got no seats. */
export async function deletePending({ db }: Payload, id: string): Promise<void> {
  const where: Where = { and: [withId(id), { status: { equals: 'pending' } }] }
  await db.deleteMany({ collection, where })
}

/**
 * Cancels a reservation in one statement, and frees the customer's keys. False when it is not open any more. The caller releases
 * the seats afterwards; recovery does so if the process ends before. Spec: CUS-4.40.
 */
export function markCancelled(payload: Payload, id: string, by: 'customer' | 'staff', now: Date): Promise<boolean> {
  const time = now.toISOString()
  const data = { status: 'cancelled', cancelledAt: time, cancelledBy: by, timeKey: id, visitKey: id, updatedAt: time }
  return changeIf(payload, collection, { and: [withId(id), isOpen] }, data)
}

/** Notes that the party has arrived, or that it has not after all. False when the reservation is not booked. */
export function markCheckedIn(payload: Payload, id: string, at: Date | null, now: Date): Promise<boolean> {
  const data = { checkedInAt: at?.toISOString() ?? null, updatedAt: now.toISOString() }
  return changeIf(payload, collection, hasValues({ id, status: 'booked' }), data)
}

export async function readReservation({ db }: Payload, id: string): Promise<StoredReservation | null> {
  if (!isHexId(id)) return null
  const row = await db.findOne<Row>({ collection, where: withId(id) })
  return row && reservationOf(row)
}

/** A customer's open reservations at a site, or at one of its locations, by time. Not cached. */
export const readOpenReservations = (
  payload: Payload,
  customerId: string,
  { siteId, locationId }: { siteId: string; locationId?: string },
): Promise<StoredReservation[]> =>
  find(payload, [
    { customer: { equals: customerId } },
    { site: { equals: siteId } },
    isOpen,
    ...(locationId === undefined ? [] : [{ location: { equals: locationId } }]),
  ])

/** The pending reservations that were stored before an instant. */
export const readPendingBefore = (payload: Payload, before: Date): Promise<StoredReservation[]> =>
  find(payload, [{ status: { equals: 'pending' } }, { createdAt: { less_than: before.toISOString() } }])

/** All reservations of some ids. Others than ids of documents are none. */
export const readReservations = (payload: Payload, ids: readonly string[]): Promise<StoredReservation[]> => {
  const known = ids.filter(isHexId)
  return known.length === 0 ? Promise.resolve([]) : find(payload, [{ id: { in: known } }])
}

/** All open reservations from a date on. */
export const readOpenFrom = (payload: Payload, date: CampusDate): Promise<StoredReservation[]> =>
  find(payload, [isOpen, { date: { greater_than_equal: date } }])

/** The reservations of a location on a date, canceled ones included, by time. */
export const readReservationsOfDay = (
  payload: Payload,
  locationId: string,
  date: CampusDate,
): Promise<StoredReservation[]> => find(payload, [{ location: { equals: locationId } }, { date: { equals: date } }])

/** Reservations that were changed since an instant, for the mails about them. */
export const readChangedSince = (payload: Payload, since: Date): Promise<StoredReservation[]> =>
  find(payload, [{ updatedAt: { greater_than_equal: since.toISOString() } }])

/** Booked reservations on some dates. */
export const readBookedOn = (payload: Payload, dates: readonly CampusDate[]): Promise<StoredReservation[]> =>
  find(payload, [{ status: { equals: 'booked' } }, { date: { in: [...dates] } }])

async function find({ db }: Payload, conditions: Where[]): Promise<StoredReservation[]> {
  const { docs } = await db.find<Row>({
    collection,
    where: { and: conditions },
    sort: ['date', 'hour', 'minute', 'id'],
    pagination: false,
    limit: 0,
  })
  return docs.map(reservationOf)
}

const exists = async ({ db }: Payload, where: Where) => (await db.findOne({ collection, where })) !== null

/** A row of the collection. */
export function reservationOf(row: Row): StoredReservation {
  const status = row.status === 'pending' || row.status === 'cancelled' ? row.status : 'booked'
  return {
    id: String(row.id),
    siteId: idOf(row.site) ?? '',
    locationId: idOf(row.location) ?? '',
    customerId: idOf(row.customer),
    time: { date: textOf(row.date) ?? '', hour: numberOf(row.hour) ?? 0, minute: numberOf(row.minute) ?? 0 },
    friends: numberOf(row.friends) ?? 0,
    status,
    cancelledBy: row.cancelledBy === 'customer' || row.cancelledBy === 'staff' ? row.cancelledBy : null,
    cancelledAt: instantOf(row.cancelledAt),
    checkedInAt: instantOf(row.checkedInAt),
    locale: row.locale === 'fr' ? 'fr' : 'en',
    createdAt: instantOf(row.createdAt) ?? new Date(0),
    isOnline: textOf(row.timeKey) !== null,
  }
}

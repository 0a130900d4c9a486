import type { Payload, Where } from 'payload'
import { isHexId } from '@/domain/hex-id'
import type { Locale } from '@/domain/locale'
import { customerTimeKey, type ReservedTime } from '@/domain/reservations/reservation-keys'
import { changeIf } from '@/server/database/change-if'
import { newHexId } from '@/server/database/hex-ids'
import type { StoredRow } from '@/server/database/stored-row'
import { idOf, instantOf, numberOf, textOf } from '@/server/database/stored-values'
import type { LocationTime } from './slots'

type WaitStatus = 'waiting' | 'offered' | 'booked' | 'expired' | 'cancelled'

/** An entry of the waiting list of a time. `offeredUntil` is the end of the last offer; null before the first. */
export type StoredWait = {
  id: string
  siteId: string
  locationId: string
  customerId: string | null
  time: ReservedTime
  friends: number
  status: WaitStatus
  offeredUntil: Date | null
  locale: Locale
  createdAt: Date
}

type NewWait = Omit<StoredWait, 'id' | 'status' | 'offeredUntil' | 'customerId' | 'createdAt'> & { customerId: string }
type Row = StoredRow<'reservation-waits'>
const collection = 'reservation-waits'

/** Adds a customer to the end of a waiting list. False when the customer waits there already: the unique key decides. */
export async function insertWait({ db }: Payload, wait: NewWait, now: Date): Promise<boolean> {
  const { siteId: site, locationId: location, customerId: customer, time, friends, locale } = wait
  const key = customerTimeKey(customer, location, time)
  const stamp = now.toISOString()
  const owner = { id: newHexId(), site, location, customer, key }
  try {
    await db.create({
      collection,
      data: { ...owner, ...time, friends, locale, status: 'waiting', createdAt: stamp, updatedAt: stamp },
    })
    return true
  } catch (error) {
    if (await db.findOne({ collection, where: { key: { equals: key } } })) return false
    throw error
  }
}

/** Offers a seat to an entry that waits. False when it does not wait any more. */
export const markOffered = (payload: Payload, id: string, until: Date, now: Date): Promise<boolean> =>
  change(payload, id, ['waiting'], { status: 'offered', offeredUntil: until.toISOString() }, now)

/** Ends an entry that is in one of some states. False when it is not. The customer may then wait again. */
export const endWait = (
  payload: Payload,
  id: string,
  from: readonly WaitStatus[],
  status: 'booked' | 'expired' | 'cancelled',
  now: Date,
): Promise<boolean> => change(payload, id, from, { status, key: id }, now)

function change(payload: Payload, id: string, from: readonly WaitStatus[], data: object, now: Date): Promise<boolean> {
  const where: Where = { and: [{ id: { equals: id } }, { status: { in: [...from] } }] }
  return changeIf(payload, collection, where, { ...data, updatedAt: now.toISOString() })
}

const isOpen: Where = { status: { in: ['waiting', 'offered'] } }

/** The open entries: all of them, those of a customer at a site, or those of a time. The longest waiting first. */
export function readOpenWaits(
  payload: Payload,
  which: 'all' | { customerId: string; siteId: string } | LocationTime,
): Promise<StoredWait[]> {
  if (which === 'all') return find(payload, [isOpen])
  if ('customerId' in which)
    return find(payload, [isOpen, { customer: { equals: which.customerId } }, { site: { equals: which.siteId } }])
  const { date, hour, minute } = which.time
  return find(payload, [
    isOpen,
    { location: { equals: which.locationId } },
    { date: { equals: date } },
    { hour: { equals: hour } },
    { minute: { equals: minute } },
  ])
}

/** The offers that ended since an instant without being accepted: all of them, or those of a customer at a site. */
export function readEndedOffers(
  payload: Payload,
  which: 'all' | { customerId: string; siteId: string },
  since: Date,
): Promise<StoredWait[]> {
  const owner: Where[] =
    which === 'all' ? [] : [{ customer: { equals: which.customerId } }, { site: { equals: which.siteId } }]
  const ended: Where[] = [{ status: { equals: 'expired' } }, { offeredUntil: { greater_than: since.toISOString() } }]
  return find(payload, [...ended, ...owner])
}

/** All entries of some ids. Others than ids of documents are none. */
export const readWaits = (payload: Payload, ids: readonly string[]): Promise<StoredWait[]> => {
  const known = ids.filter(isHexId)
  return known.length === 0 ? Promise.resolve([]) : find(payload, [{ id: { in: known } }])
}

async function find({ db }: Payload, conditions: Where[]): Promise<StoredWait[]> {
  const { docs } = await db.find<Row>({
    collection,
    where: { and: conditions },
    sort: ['createdAt', 'id'],
    pagination: false,
    limit: 0,
  })
  return docs.map(waitOf)
}

const waitOf = (row: Row): StoredWait => ({
  id: String(row.id),
  siteId: idOf(row.site) ?? '',
  locationId: idOf(row.location) ?? '',
  customerId: idOf(row.customer),
  time: { date: textOf(row.date) ?? '', hour: numberOf(row.hour) ?? 0, minute: numberOf(row.minute) ?? 0 },
  friends: numberOf(row.friends) ?? 0,
  status: (textOf(row.status) ?? 'waiting') as WaitStatus,
  offeredUntil: instantOf(row.offeredUntil),
  locale: row.locale === 'fr' ? 'fr' : 'en',
  createdAt: instantOf(row.createdAt) ?? new Date(0),
})

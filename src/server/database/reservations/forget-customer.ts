import type { Payload, PayloadRequest, Where } from 'payload'
import { minuteOfTime } from '@/domain/reservations/reservation-keys'
import { isPast } from '@/domain/reservations/reservation-window'
import type { StoredRow } from '@/server/database/stored-row'
import { idOf, numberOf, textOf } from '@/server/database/stored-values'
import { waitClaim, type HeldSeats, type LocationTime } from './slots'

type Row = StoredRow<'reservations' | 'reservation-waits'>

/**
 * Takes a customer out of the reservations before the account is deleted, in the same transaction: those to come are canceled, and
 * all of them lose the customer and the keys that name the customer. Waiting lists forget them. Returns the seats that the caller
 * releases once the transaction has ended; if the process ends before, the jobs release them.
 */
export async function forgetCustomer(
  payload: Payload,
  customerId: string,
  req: PayloadRequest,
  now: Date,
): Promise<HeldSeats[]> {
  const { db } = payload
  const ofCustomer: Where = { customer: { equals: customerId } }
  const all = { where: ofCustomer, pagination: false, limit: 0, req }
  const waits = await db.find<StoredRow<'reservation-waits'>>({ collection: 'reservation-waits', ...all })
  await db.deleteMany({ collection: 'reservation-waits', where: ofCustomer, req })
  const found = await db.find<StoredRow<'reservations'>>({ collection: 'reservations', ...all })
  const freed = waits.docs
    .filter(({ status }) => status === 'waiting' || status === 'offered')
    .map((row) => ({ ...placeOf(row), claim: waitClaim(row.id) }))
  for (const row of found.docs) {
    const isOpen = row.status !== 'cancelled' && !(await isOver(payload, row, now))
    const end = isOpen ? { status: 'cancelled', cancelledAt: now.toISOString(), cancelledBy: 'customer' } : {}
    const keys = textOf(row.timeKey) === null ? {} : { timeKey: row.id, visitKey: row.id }
    const data = { ...end, ...keys, customer: null }
    await db.updateOne({ collection: 'reservations', where: { id: { equals: row.id } }, data, req })
    if (isOpen) freed.push({ ...placeOf(row), claim: row.id })
  }
  return freed
}

const placeOf = (row: Row): LocationTime => ({
  locationId: idOf(row.location) ?? '',
  time: { date: textOf(row.date) ?? '', hour: numberOf(row.hour) ?? 0, minute: numberOf(row.minute) ?? 0 },
})

async function isOver({ db }: Payload, row: Row, now: Date): Promise<boolean> {
  const site = await db.findOne<StoredRow<'sites'>>({
    collection: 'sites',
    where: { id: { equals: idOf(row.site) ?? '' } },
  })
  const { time } = placeOf(row)
  return isPast(time.date, minuteOfTime(time), now, textOf(site?.timeZone) ?? 'America/Toronto')
}

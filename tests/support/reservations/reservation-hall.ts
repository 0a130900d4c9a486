import type { Payload } from 'payload'
import { addDays, type CampusDate } from '@/domain/time/calendar'
import { campusDateAt } from '@/domain/time/campus-time'
import { clock } from '@/server/clock'
import { siteTag } from '@/server/cache/cache-tags'
import { expireTag } from '@/server/cache/caches'
import { newHexId } from '@/server/database/hex-ids'
import { fieldsOf } from '@/server/database/stored-values'

type Row = Record<string, unknown> & { id: string }

/** A date from today on, in Toronto. */
export const dayFromNow = (days: number): CampusDate => addDays(campusDateAt(clock.now(), 'America/Toronto'), days)

/** Lets a location take reservations from 11:00 to 14:00, each half hour, with 20 seats. */
export async function openForReservations(
  payload: Payload,
  { site, hall, rules = {} }: { site: string; hall: string; rules?: Record<string, unknown> },
): Promise<string> {
  await payload.db.updateOne({ collection: 'sites', id: site, data: { useReservations: true, customerLogin: true } })
  await setRules(payload, { site, hall, rules: { ...plainRules, ...rules } })
  const id = newHexId()
  await payload.create({
    collection: 'schedules',
    data: {
      id,
      site,
      location: hall,
      type: 'reservation',
      name: 'Lunch',
      opensAt: '11:00',
      closesAt: '14:00',
    } as never,
    overrideAccess: true, // the test is the operator
  })
  return id
}

const plainRules = {
  building: null,
  useReservations: true,
  useReservationHours: true,
  sameDayReservations: false,
  limitReservationVisits: false,
  reservationInterval: 30,
  reservationCapacity: 20,
  allowGuestFriends: true,
  guestFriendLimit: 7,
}

/** Changes settings of a location, as staff do. */
export async function setRules(
  payload: Payload,
  { site, hall, rules }: { site: string; hall: string; rules: Record<string, unknown> },
): Promise<void> {
  await payload.db.updateOne({ collection: 'locations', id: hall, data: rules })
  expireTag(siteTag(site))
}

/** Creates accounts without a password. Returns their ids. */
export async function makeCustomers(payload: Payload, site: string, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let at = 0; at < count; at += 1) {
    const id = newHexId()
    const email = `${id}@example.com`
    await payload.db.create({
      collection: 'customers',
      data: { id, site, email, username: `${site}:${email}`, firstName: 'Ana', lastName: 'Roy' },
    })
    ids.push(id)
  }
  return ids
}

export const allRows = async (
  payload: Payload,
  collection: 'reservations' | 'reservation-slots' | 'reservation-waits' | 'sent-mails',
): Promise<Row[]> => (await payload.db.find<Row>({ collection, where: {}, pagination: false, limit: 0 })).docs

/** The seats that the rows of reservations say are taken, and those that their slots say, by time. They must be equal. */
export async function compareStoredSeats(
  payload: Payload,
): Promise<{ reserved: object; counted: object; claimed: object }> {
  const sum = (rows: [string, number][]) => {
    const seats: Record<string, number> = {}
    for (const [key, count] of rows) if (count > 0) seats[key] = (seats[key] ?? 0) + count
    return Object.fromEntries(Object.entries(seats).toSorted())
  }
  const keyOf = ({ location, date, hour, minute }: Row) =>
    `${String(location)} ${String(date)} ${String(hour)}:${String(minute)}`
  const booked = (await allRows(payload, 'reservations')).filter(({ status }) => status === 'booked')
  const slots = await allRows(payload, 'reservation-slots')
  return {
    reserved: sum(booked.map((row) => [keyOf(row), 1 + Number(row.friends)])),
    counted: sum(slots.map((row) => [keyOf(row), Number(row.taken)])),
    claimed: sum(
      slots.flatMap((row) =>
        Object.entries(fieldsOf(row.claims))
          .filter(([claim]) => !claim.startsWith('wait:'))
          .map(([, seats]): [string, number] => [keyOf(row), Number(seats)]),
      ),
    ),
  }
}

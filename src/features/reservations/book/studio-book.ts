import '@/server/database/payload' // first, so that all entries share its chunk (docs/benchmarks.md, Build)
import type { Payload } from 'payload'
import { blocksOfDay } from '@/domain/reservations/blocks-of-day'
import { buildDayBook, type BookTime } from '@/domain/reservations/day-book'
import { minuteOfTime } from '@/domain/reservations/reservation-keys'
import { isPast } from '@/domain/reservations/reservation-window'
import type { CampusDate } from '@/domain/time/calendar'
import { endReservation } from '@/features/reservations/cancel-reservation'
import { readReservableLocation } from '@/features/reservations/read-reservable-locations'
import { offerFreedSeats } from '@/features/reservations/waiting/offer-freed-seats'
import { readSite } from '@/features/site/read-sites'
import { readReservationsOfDay, type StoredReservation } from '@/server/database/reservations/reservations'
import { readSlots, setSlotBlocked, type LocationTime } from '@/server/database/reservations/slots'
import { readOpenWaits } from '@/server/database/reservations/waits'
import { textOf } from '@/server/database/stored-values'

/**
 * The book of a location on a date: its times with parties, free seats and how many wait. Null where the location takes no
 * reservations. Access control does not apply: the caller checks that the person works for the site. Guests are named without
 * their contact details, which the book does not need.
 */
export async function readDayBook(
  payload: Payload,
  { siteId, locationId, date }: { siteId: string; locationId: string; date: CampusDate },
  now: Date,
): Promise<BookTime[] | null> {
  const site = await readSite(siteId, now)
  const hall = site && (await readReservableLocation(site, locationId))
  if (!hall) return null
  const [reservations, slots, waits] = await Promise.all([
    readReservationsOfDay(payload, locationId, date),
    readSlots(payload, locationId, [date]),
    readOpenWaits(payload, 'all'),
  ])
  const booked = reservations.filter(({ status }) => status === 'booked')
  const names = await readNames(
    payload,
    booked.flatMap(({ customerId }) => customerId ?? []),
  )
  const times = blocksOfDay(hall, date).flatMap((block) => block.times)
  return buildDayBook({
    capacity: hall.rules.capacity,
    times,
    offered: times.filter((minute) => !isPast(date, minute, now, hall.timeZone)),
    slots: new Map([...slots.values()].map((slot) => [minuteOfTime(slot.time), slot])),
    parties: booked.map(({ id, time, friends, customerId, checkedInAt }) => ({
      id,
      minute: minuteOfTime(time),
      name: names.get(customerId ?? '') ?? '',
      friends,
      hasArrived: checkedInAt !== null,
    })),
    waits: waits
      .filter((wait) => wait.locationId === locationId && wait.time.date === date)
      .map(({ time }) => minuteOfTime(time)),
  })
}

async function readNames({ db }: Payload, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { docs } = await db.find<{ id: string; firstName?: unknown; lastName?: unknown }>({
    collection: 'customers',
    where: { id: { in: [...ids] } },
    select: { firstName: true, lastName: true },
    pagination: false,
    limit: 0,
  })
  return new Map(
    docs.map(({ id, firstName, lastName }) => [
      String(id),
      [textOf(firstName), textOf(lastName)].filter(Boolean).join(' '),
    ]),
  )
}

/** Cancels a reservation for staff. Its seats go to the waiting list. False when it was cancelled before. Spec: CUS-4.40. */
export const cancelForStaff = (payload: Payload, reservation: StoredReservation, now: Date): Promise<boolean> =>
  endReservation(payload, reservation, 'staff', now)

/** Blocks a time for new reservations, or opens it again: then its free seats are offered to those who wait. */
export async function blockTime(payload: Payload, place: LocationTime, blocked: boolean, now: Date): Promise<void> {
  await setSlotBlocked(payload, place, blocked)
  if (!blocked) await offerFreedSeats(payload, place, now)
}

import type { DemoClientele, DemoReservationSettings } from '../../../demo/shapes/customers-shape'
import { seatsOf } from '@/domain/reservations/seats'
import { claimSeats, setSlotBlocked } from '@/server/database/reservations/slots'
import type { Seeding } from '../seeding'
import { instantOn, workingDayOn } from './relative-dates'

const weekdays = ['0', '1', '2', '3', '4', '5', '6'] as const

/**
 * Enables reservations at one more location, creates past, upcoming and cancelled reservations of customers, and takes the seats of
 * those to come. Some times are nearly full, and staff have blocked one.
 */
export async function seedReservations(seeding: Seeding, clientele: DemoClientele): Promise<void> {
  const { payload, create, site, today, idOf } = seeding
  for (const settings of clientele.reservationSettings) await enableReservations(seeding, settings)
  for (const { key, customer, location, offsetDays, cancelledOffsetDays, ...reservation } of clientele.reservations) {
    const id = idOf('reservations', key)
    const date = workingDayOn(today, offsetDays)
    const isCancelled = cancelledOffsetDays !== null
    await create('reservations', {
      id,
      site,
      location: idOf('locations', location),
      customer: customer && idOf('customers', customer),
      date,
      ...reservation,
      status: isCancelled ? 'cancelled' : 'booked',
      cancelledAt: isCancelled ? instantOn(today, cancelledOffsetDays) : null,
      cancelledBy: isCancelled ? 'customer' : null,
    })
    if (!isCancelled && date >= today)
      await claimSeats(payload, placeOf(idOf, { location, date, ...reservation }), {
        claim: id,
        seats: seatsOf(reservation.friends),
        capacity: null, // as staff enter them
      })
  }
  for (const { location, offsetDays, ...time } of clientele.blockedTimes)
    await setSlotBlocked(payload, placeOf(idOf, { location, date: workingDayOn(today, offsetDays), ...time }), true)
}

type SeededTime = { location: string; date: string; hour: number; minute: number }

const placeOf = (idOf: Seeding['idOf'], { location, date, hour, minute }: SeededTime) => ({
  locationId: idOf('locations', location),
  time: { date, hour, minute },
})

async function enableReservations(
  { payload, create, site, idOf }: Seeding,
  { location, name, days, opensAt, closesAt, ...settings }: DemoReservationSettings,
): Promise<void> {
  await payload.update({
    collection: 'locations',
    id: idOf('locations', location),
    data: {
      useReservations: true,
      useReservationHours: settings.byHours,
      sameDayReservations: settings.sameDay,
      limitReservationVisits: settings.maxVisits !== null,
      reservationMaxVisits: settings.maxVisits,
      reservationInterval: settings.interval,
      reservationCapacity: settings.capacity,
      allowGuestFriends: settings.friendLimit !== null,
      guestFriendLimit: settings.friendLimit,
    },
    depth: 0,
    context: { quiet: true },
    overrideAccess: true, // the seed is the operator's
  })
  await create('schedules', {
    id: idOf('schedules', location, 'reservations'),
    site,
    location: idOf('locations', location),
    type: 'reservation',
    name,
    days: weekdays.filter((day) => days.includes(Number(day))),
    opensAt,
    closesAt,
  })
}

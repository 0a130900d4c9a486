import type { DemoClientele, DemoReservationSettings } from '../../../demo/shapes/customers-shape'
import type { Seeding } from '../seeding'
import { instantOn, workingDayOn } from './relative-dates'

const weekdays = ['0', '1', '2', '3', '4', '5', '6'] as const

/** Enables reservations at one more location, and creates past, upcoming and cancelled reservations of customers. */
export async function seedReservations(seeding: Seeding, clientele: DemoClientele): Promise<void> {
  const { create, site, today, idOf } = seeding
  for (const settings of clientele.reservationSettings) await enableReservations(seeding, settings)
  for (const { key, customer, location, offsetDays, cancelledOffsetDays, ...reservation } of clientele.reservations)
    await create('reservations', {
      id: idOf('reservations', key),
      site,
      location: idOf('locations', location),
      customer: idOf('customers', customer),
      date: workingDayOn(today, offsetDays),
      ...reservation,
      status: cancelledOffsetDays === null ? 'booked' : 'cancelled',
      cancelledAt: cancelledOffsetDays === null ? null : instantOn(today, cancelledOffsetDays),
    })
}

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

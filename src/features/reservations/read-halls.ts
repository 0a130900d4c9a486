import type { Locale } from '@/domain/locale'
import { reservablePlaces } from '@/domain/reservations/reservable-places'
import type { ReservableHall, ReservationRules } from '@/domain/reservations/reservable-hall'
import type { Site } from '@/domain/site/site'
import { readSchedules } from '@/features/places/read-schedules'
import { openPayload } from '@/server/database/payload'
import { readPublicDocuments, type Stored } from '@/server/database/read-public-documents'
import { flagOf, idOf, localizedOf, nameOf, numberOf } from '@/server/database/stored-values'

type ReservingSite = Pick<Site, 'id' | 'timeZone' | 'switches'>

/** A location, or a building, of the first step of a reservation. */
export type ReservablePlace = { id: string; name: string; building: { id: string; name: string } | null }

const settings = {
  site: true,
  name: true,
  displayName: true,
  active: true,
  building: true,
  useReservations: true,
  useReservationHours: true,
  sameDayReservations: true,
  limitReservationVisits: true,
  reservationMaxVisits: true,
  reservationInterval: true,
  reservationCapacity: true,
  allowGuestFriends: true,
  guestFriendLimit: true,
} as const

const publicName = (doc: Stored) => {
  const [name, shown] = [nameOf(doc.name), localizedOf(doc.displayName)]
  return { en: shown.en || name.en, fr: shown.fr || name.fr }
}

/**
 * The locations of a site that customers can choose, by name, those of a building after each other. Empty where the site does not
 * use reservations. Spec: CUS-5.41.
 */
export async function readReservablePlaces(site: ReservingSite, locale: Locale): Promise<ReservablePlace[]> {
  if (!site.switches.useReservations) return []
  const payload = await openPayload()
  const where = { site: { equals: site.id } }
  const [locations, buildings, schedules] = await Promise.all([
    readPublicDocuments(payload, 'locations', { where, select: settings }),
    readPublicDocuments(payload, 'buildings', { where }),
    readSchedules(site.id),
  ])
  const withHours = new Set(
    schedules.filter(({ type }) => type === 'reservation' || type === 'location').map(({ locationId }) => locationId),
  )
  const places = locations.map((doc) => ({
    id: String(doc.id),
    name: publicName(doc)[locale],
    buildingId: idOf(doc.building),
    active: flagOf(doc.active),
    takesReservations: flagOf(doc.useReservations),
    hasHours: withHours.has(String(doc.id)),
  }))
  const named = buildings.map((doc) => ({
    id: String(doc.id),
    name: nameOf(doc.name)[locale],
    active: flagOf(doc.active),
  }))
  const byName = (one: string, other: string) => one.localeCompare(other, locale)
  return reservablePlaces(places, named).toSorted(
    (one, other) => byName(one.building?.name ?? '', other.building?.name ?? '') || byName(one.name, other.name),
  )
}

/**
 * A location that takes reservations, with its hours; null where the site or the location takes none. Its settings are read each
 * time, because staff may lower the capacity while people book; hours expire with the cache when they are saved.
 */
export async function readReservableHall(
  site: ReservingSite,
  locationId: string | null,
): Promise<ReservableHall | null> {
  if (!site.switches.useReservations || !locationId || !/^[0-9a-f]{24}$/.test(locationId)) return null
  const [[doc], schedules] = await Promise.all([
    readPublicDocuments(await openPayload(), 'locations', {
      where: { and: [{ id: { equals: locationId } }, { site: { equals: site.id } }] },
      select: settings,
    }),
    readSchedules(site.id),
  ])
  if (!doc || !flagOf(doc.active) || !flagOf(doc.useReservations)) return null
  return {
    id: locationId,
    name: publicName(doc),
    rules: rulesOf(doc),
    hours: schedules.filter((schedule) => schedule.locationId === locationId),
    timeZone: site.timeZone,
  }
}

const rulesOf = (doc: Stored): ReservationRules => ({
  usesBlocks: flagOf(doc.useReservationHours),
  allowsSameDay: flagOf(doc.sameDayReservations),
  intervalMinutes: numberOf(doc.reservationInterval) ?? 0,
  capacity: numberOf(doc.reservationCapacity) ?? 0,
  maxVisits: flagOf(doc.limitReservationVisits) ? (numberOf(doc.reservationMaxVisits) ?? 1) : null,
  friendLimit: flagOf(doc.allowGuestFriends) ? (numberOf(doc.guestFriendLimit) ?? 0) : 0,
})

import { isHexId } from '@/domain/hex-id'
import { datesInWindow } from '@/domain/reservations/reservation-window'
import type { CampusDate } from '@/domain/time/calendar'
import type { Locale } from '@/domain/locale'
import { listLocationChoices, type LocationChoice } from '@/domain/reservations/location-choices'
import type { ReservableLocation, ReservationRules } from '@/domain/reservations/reservable-location'
import type { Site } from '@/domain/site/site'
import { readSchedules } from '@/features/places/read-schedules'
import { readSlotsOfLocations } from '@/server/database/reservations/slots'
import { openPayload } from '@/server/database/payload'
import { readPublicDocuments } from '@/server/database/read-public-documents'
import type { StoredRow } from '@/server/database/stored-row'
import { flagOf, idOf, nameOf, numberOf, publicNameOf } from '@/server/database/stored-values'

type ReservingSite = Pick<Site, 'id' | 'timeZone' | 'switches'>

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

/**
 * The locations of a site that customers can choose, by name, those of a building after each other. Empty where the site does not
 * use reservations. Spec: CUS-5.41.
 */
export async function readLocationChoices(site: ReservingSite, locale: Locale): Promise<LocationChoice[]> {
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
    name: publicNameOf(doc)[locale],
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
  return listLocationChoices(places, named).toSorted(
    (one, other) => byName(one.building?.name ?? '', other.building?.name ?? '') || byName(one.name, other.name),
  )
}

/**
 * A location that takes reservations, with its hours; null where the site or the location takes none. Its settings are read each
 * time, because staff may lower the capacity while people book; hours expire with the cache when they are saved.
 */
export async function readReservableLocation(
  site: ReservingSite,
  locationId: string | null,
): Promise<ReservableLocation | null> {
  if (!site.switches.useReservations || !isHexId(locationId)) return null
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
    name: publicNameOf(doc),
    rules: rulesOf(doc),
    hours: schedules.filter((schedule) => schedule.locationId === locationId),
    timeZone: site.timeZone,
  }
}

/** What a location tells about reservations, for programs that compute its free times. */
export type ReservationSettings = ReservationRules & {
  takesReservations: boolean
  /** How many seats are taken at a time; all of them at one that staff have blocked. */
  taken: { date: CampusDate; hour: number; minute: number; seats: number }[]
}

/** The settings of all locations of a site, by location, with the seats that are taken on the dates that can be booked. Never cached. */
export async function readReservationSettings(
  site: ReservingSite,
  now: Date,
): Promise<ReadonlyMap<string, ReservationSettings>> {
  const payload = await openPayload()
  const docs = await readPublicDocuments(payload, 'locations', {
    where: { site: { equals: site.id } },
    select: settings,
  })
  const reserving = docs.filter((doc) => site.switches.useReservations && flagOf(doc.useReservations))
  const ids = reserving.map((doc) => String(doc.id))
  const dates = datesInWindow(true, now, site.timeZone)
  const slots = ids.length > 0 ? await readSlotsOfLocations(payload, ids, dates) : []
  return new Map(
    docs.map((doc) => {
      const id = String(doc.id)
      const rules = rulesOf(doc)
      const own = slots.filter(({ locationId }) => locationId === id)
      const taken = own.flatMap(({ time, taken: seats, blocked }) => {
        const all = blocked ? Math.max(seats, rules.capacity) : seats
        return all > 0 ? [{ ...time, seats: all }] : []
      })
      return [id, { ...rules, takesReservations: ids.includes(id), taken }]
    }),
  )
}

const rulesOf = (doc: StoredRow<'locations', keyof typeof settings>): ReservationRules => ({
  usesBlocks: flagOf(doc.useReservationHours),
  allowsSameDay: flagOf(doc.sameDayReservations),
  intervalMinutes: numberOf(doc.reservationInterval) ?? 0,
  capacity: numberOf(doc.reservationCapacity) ?? 0,
  maxVisits: flagOf(doc.limitReservationVisits) ? (numberOf(doc.reservationMaxVisits) ?? 1) : null,
  friendLimit: flagOf(doc.allowGuestFriends) ? (numberOf(doc.guestFriendLimit) ?? 0) : 0,
})

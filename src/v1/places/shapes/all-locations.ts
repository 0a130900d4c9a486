import type { z } from 'zod'
import type { allLocationsQuery, allLocationsResponse, LocationRow, ReservationKeys } from '@/contract/places/locations'
import type { Building, Location } from '@/domain/places/location'
import { localize, type Locale } from '@/domain/locale'
import { locationsWithMenus } from '@/domain/menu/menu-query'
import { success } from '@/v1/engine/envelope'
import type { ReservationSettings } from '@/features/reservations/read-reservable-locations'
import type { StoredSchedule } from '@/features/places/read-schedules'
import type { ZonedInstant } from './address'
import { scheduleRecord } from './open-schedules'
import { buildingRow, describedKeys, listedLocation } from './listed-location'

type Switches = Omit<z.output<typeof allLocationsQuery>, 'site_id' | 'platform' | 'for_profile'>
/** `schedules` are those of the site; they are needed for `for_locations_page` and `for_profile` only. `settings` are those of `for_profile`. */
export type AllLocationsData = ZonedInstant & {
  buildings: Building[]
  locations: Location[]
  schedules: StoredSchedule[]
  settings?: ReadonlyMap<string, ReservationSettings> | null
  switches: Switches
}

/**
 * Every active location that the switches select, including those in buildings. `with_buildings` adds the active
 * buildings; with `for_menus` or `for_map`, only those with a selected location. `records` counts the locations.
 * Spec: PUB-7.27, V1-6, V1-14.4.
 */
export function allLocations(
  { buildings, locations, schedules, settings, switches, now, zone }: AllLocationsData,
  locale: Locale,
): z.infer<typeof allLocationsResponse> {
  const hidesEmptyBuildings = switches.for_menus || switches.for_map
  const rows = selectLocations(locations, switches).map((location): LocationRow => ({
    ...listedLocation(location, switches.with_address ? { now, zone } : null, locale),
    ...(switches.for_locations_page ? describedKeys(location, { withImage: true, schedules, zone }, locale) : {}),
    ...(settings ? reservationKeys(location.id, { settings, schedules, zone }, locale) : {}),
  }))
  const listedBuildings = switches.with_buildings ? buildings.filter(({ active }) => active) : []
  const buildingRows = listedBuildings.map((building) => {
    const inside = rows.filter((row) => row.building_id === building.id)
    return buildingRow(building, inside, locale)
  })
  return success(rows.length, {
    buildings: hidesEmptyBuildings ? buildingRows.filter((building) => building.locations.length > 0) : buildingRows,
    locations: rows,
  })
}

type ReservationData = Pick<AllLocationsData, 'schedules' | 'zone'> & {
  settings: ReadonlyMap<string, ReservationSettings>
}

/** Spec: CUS-3.16, CUS-7.24. */
function reservationKeys(
  id: string,
  { settings, schedules, zone }: ReservationData,
  locale: Locale,
): ReservationKeys | null {
  const own = settings.get(id)
  if (!own) return null
  return {
    use_reservations: own.takesReservations,
    use_reservation_hours: own.usesBlocks,
    same_day_reservations: own.allowsSameDay,
    limit_reservation_visits: own.maxVisits !== null,
    reservation_max_visits: own.maxVisits,
    reservation_interval: own.intervalMinutes,
    reservation_capacity: own.capacity,
    allow_guest_friends: own.friendLimit > 0,
    guest_friend_limit: own.friendLimit,
    schedules: schedules.flatMap((row) => {
      const { type, name } = row
      const record = row.locationId === id && type !== 'meal' ? scheduleRecord(row, zone) : null
      return record && type !== 'meal' ? { ...record, type, name: localize(name, locale) } : []
    }),
    reservations: own.taken.map(({ seats, ...time }) => ({ ...time, friends: seats - 1 })),
  }
}

function selectLocations(locations: Location[], { for_menus, for_map }: Switches): Location[] {
  const active = locations.filter((location) => location.active)
  const withMenus = for_menus ? locationsWithMenus(active) : active
  return for_map ? withMenus.filter(({ showMap }) => showMap) : withMenus
}

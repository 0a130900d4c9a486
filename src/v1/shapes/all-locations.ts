import type { z } from 'zod'
import type { allLocationsQuery, allLocationsResponse, AskedLocation } from '@/contract/locations'
import type { Building, Location } from '@/domain/campus'
import type { Locale } from '@/domain/locale'
import { locationsWithMenus } from '@/features/dining/components/menu-choice'
import { success } from '@/v1/envelope'
import { buildingRow, describedKeys, listedLocation } from './listed-location'

type Switches = Omit<z.output<typeof allLocationsQuery>, 'site_id' | 'platform' | 'for_profile'>
export type LocationsAsked = { buildings: Building[]; locations: Location[]; switches: Switches }

/**
 * Every active location, or those of a page; those inside buildings too, and the buildings in addition when asked for: of
 * a page's without any of its locations, none. `records` counts the locations. Spec: PUB-7.27, V1-14.4.
 */
export function allLocations(
  { buildings, locations, switches }: LocationsAsked,
  locale: Locale,
): z.infer<typeof allLocationsResponse> {
  const ofPages = switches.for_menus || switches.for_map
  const rows = chosen(locations, switches).map((location): AskedLocation => ({
    ...listedLocation(location, switches.with_address, locale),
    ...(switches.for_locations_page ? describedKeys(location, true, locale) : {}),
  }))
  const inUse = switches.with_buildings ? buildings.filter(({ active }) => active) : []
  const inhabited = inUse.map((building) => {
    const inside = rows.filter((row) => row.building_id === building.id)
    return buildingRow(building, inside, locale)
  })
  return success(rows.length, {
    buildings: ofPages ? inhabited.filter((building) => building.locations.length > 0) : inhabited,
    locations: rows,
  })
}

function chosen(locations: Location[], { for_menus, for_map }: Switches): Location[] {
  const active = locations.filter((location) => location.active)
  const withMenus = for_menus ? locationsWithMenus(active) : active
  return for_map ? withMenus.filter(({ showMap }) => showMap) : withMenus
}

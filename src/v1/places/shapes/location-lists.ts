import type { z } from 'zod'
import type {
  buildingsLocationsResponse,
  feedbackLocationsResponse,
  locationNamesResponse,
} from '@/contract/places/location-lists'
import type { Building, Location } from '@/domain/places/location'
import type { Locale } from '@/domain/locale'
import { groupByBuilding } from '@/domain/places/locations-by-building'
import { success } from '@/v1/engine/envelope'
import type { ZonedInstant } from './address'
import { buildingRow, listedLocation } from './listed-location'

export type BuildingsData = ZonedInstant & { buildings: Building[]; locations: Location[]; withAddress: boolean }

/** Each active location once, in its building or in `standalone_locations`. `records` counts them. Spec: PUB-7.30, PUB-2.57, V1-7. */
export function buildingsLocations(data: BuildingsData, locale: Locale): z.infer<typeof buildingsLocationsResponse> {
  const active = data.locations.filter((location) => location.active)
  const rowsOf = (locations: Location[]) =>
    locations.map((location) => listedLocation(location, data.withAddress ? data : null, locale))
  const { buildings, standalone } = groupByBuilding(active, data.buildings)
  return success(active.length, {
    buildings: buildings.map(({ building, locations }) => buildingRow(building, rowsOf(locations), locale)),
    standalone_locations: rowsOf(standalone),
  })
}

/** Spec: PUB-7.34. */
export function locationNames(locations: Location[], locale: Locale): z.infer<typeof locationNamesResponse> {
  const active = locations.filter((location) => location.active)
  return success(active.length, {
    locations: active.map(({ id, name, buildingId }) => ({ id, name: name[locale], building_id: buildingId ?? '' })),
  })
}

/** Spec: PUB-7.34, CUS-7.25. */
export function feedbackLocations(locations: Location[], locale: Locale): z.infer<typeof feedbackLocationsResponse> {
  const active = locations.filter((location) => location.active)
  return success(active.length, {
    locations: active.map(({ id, name }) => ({ id, name: name[locale] })),
  })
}

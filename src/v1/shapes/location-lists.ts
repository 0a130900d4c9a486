import type { z } from 'zod'
import type {
  buildingsLocationsResponse,
  feedbackLocationsResponse,
  locationNamesResponse,
} from '@/contract/location-lists'
import type { Building, Location } from '@/domain/campus'
import type { Locale } from '@/domain/locale'
import { byBuilding } from '@/domain/locations-by-building'
import { success } from '@/v1/envelope'
import { buildingRow, listedLocation } from './listed-location'

export type BuildingsAsked = { buildings: Building[]; locations: Location[]; withAddress: boolean }

/** Every active location once, under its building or alone; `records` counts them. Spec: PUB-7.30, PUB-2.57. */
export function buildingsLocations(asked: BuildingsAsked, locale: Locale): z.infer<typeof buildingsLocationsResponse> {
  const active = asked.locations.filter((location) => location.active)
  const rowsOf = (locations: Location[]) =>
    locations.map((location) => listedLocation(location, asked.withAddress, locale))
  const { buildings, standalone } = byBuilding(active, asked.buildings)
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

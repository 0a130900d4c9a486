import type { Building, Location } from '@/domain/places/location'

/** A building and the listed locations in it. */
type BuildingGroup = { building: Building; locations: Location[] }

/**
 * Groups locations by active building; both orders stay. `standalone` locations have no active building. Buildings without
 * locations are left out. Spec: PUB-2.35, PUB-2.57, PUB-2.65.
 */
export function groupByBuilding(
  locations: readonly Location[],
  buildings: readonly Building[],
): { buildings: BuildingGroup[]; standalone: Location[] } {
  const activeBuildings = buildings.filter(({ active }) => active)
  const groups = activeBuildings.map((building) => ({
    building,
    locations: locations.filter(({ buildingId }) => buildingId === building.id),
  }))
  return {
    buildings: groups.filter((group) => group.locations.length > 0),
    standalone: locations.filter(({ buildingId }) => !activeBuildings.some(({ id }) => id === buildingId)),
  }
}

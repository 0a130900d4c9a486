import type { Building, Location } from './campus'

/** A building with what is in it. */
export type Inhabited = { building: Building; locations: Location[] }

/**
 * Locations under their buildings, in the order of each; `standalone` are those of no building that is in use. A building
 * without any of the locations is left out. Spec: PUB-2.35, PUB-2.57, PUB-2.65.
 */
export function byBuilding(
  locations: readonly Location[],
  buildings: readonly Building[],
): { buildings: Inhabited[]; standalone: Location[] } {
  const inUse = buildings.filter(({ active }) => active)
  const inside = inUse.map((building) => ({
    building,
    locations: locations.filter(({ buildingId }) => buildingId === building.id),
  }))
  return {
    buildings: inside.filter((each) => each.locations.length > 0),
    standalone: locations.filter(({ buildingId }) => !inUse.some(({ id }) => id === buildingId)),
  }
}

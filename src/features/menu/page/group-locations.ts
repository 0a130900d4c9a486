import type { Building, Location } from '@/domain/places/location'
import { localize, type Locale } from '@/domain/locale'
import { groupByBuilding } from '@/domain/places/locations-by-building'
import type { LocationGroup } from '@/features/menu/page/controls/menu-controls'
import { locationParameter } from '@/domain/menu/menu-query'

/**
 * Groups locations by building, in the order of the buildings. The remaining locations follow in a group named `others`,
 * or in a group without a name when there are no buildings. Inactive buildings are ignored. Spec: PUB-2.35.
 */
export function groupLocations(
  locations: readonly Location[],
  buildings: readonly Building[],
  locale: Locale,
  others: string,
): LocationGroup[] {
  const toOption = (location: Location) => ({
    value: locationParameter(location, locations, locale),
    name: localize(location.name, locale) ?? '',
  })
  const { buildings: occupied, standalone } = groupByBuilding(locations, buildings)
  const grouped = occupied.map((group) => ({
    name: localize(group.building.name, locale),
    locations: group.locations.map(toOption),
  }))
  if (standalone.length === 0) return grouped
  const rest = standalone.map(toOption)
  return [...grouped, { name: grouped.length > 0 ? others : null, locations: rest }]
}

import type { Building, Location } from '@/domain/campus'
import { textIn, type Locale } from '@/domain/locale'
import { byBuilding } from '@/domain/locations-by-building'
import type { LocationGroup } from './menu-controls'
import { locationWord } from './menu-choice'

/**
 * Locations under their buildings, in the buildings' order, the rest under `others` at the end; without any building
 * they stand without a heading. A building that is not in use is none. Spec: PUB-2.35.
 */
export function groupLocations(
  locations: readonly Location[],
  buildings: readonly Building[],
  locale: Locale,
  others: string,
): LocationGroup[] {
  const choice = (location: Location) => ({
    value: locationWord(location, locations, locale),
    name: textIn(location.name, locale) ?? '',
  })
  const { buildings: inhabited, standalone } = byBuilding(locations, buildings)
  const grouped = inhabited.map((each) => ({
    name: textIn(each.building.name, locale),
    locations: each.locations.map(choice),
  }))
  if (standalone.length === 0) return grouped
  const rest = standalone.map(choice)
  return [...grouped, { name: grouped.length > 0 ? others : null, locations: rest }]
}

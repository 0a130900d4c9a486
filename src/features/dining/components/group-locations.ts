import type { Building, Location } from '@/domain/campus'
import { textIn, type Locale } from '@/domain/locale'
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
  const inUse = buildings.filter(({ active }) => active)
  const grouped = inUse
    .map(({ id, name }) => ({
      name: textIn(name, locale),
      locations: locations.filter(({ buildingId }) => buildingId === id).map(choice),
    }))
    .filter((group) => group.locations.length > 0)
  const rest = locations.filter(({ buildingId }) => !inUse.some(({ id }) => id === buildingId)).map(choice)
  if (rest.length === 0) return grouped
  return [...grouped, { name: grouped.length > 0 ? others : null, locations: rest }]
}

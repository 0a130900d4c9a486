import { readPlaces, type Places } from '@/features/places/read-places'

/**
 * The locations of a site under the names that staff gave them. Programs compare these names; the public name is
 * `display_name`. Spec: PUB-3.3.
 */
export async function readStoredPlaces(siteId: string): Promise<Places> {
  const { locations, ...places } = await readPlaces(siteId)
  return { ...places, locations: locations.map((location) => ({ ...location, name: location.storedName })) }
}

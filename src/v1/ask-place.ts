import type { z } from 'zod'
import type { locationQuery } from '@/contract/one-location'
import type { Building, Location, Site } from '@/domain/campus'
import { ok, refuse, type Result } from '@/domain/result'
import { readPlaces, siteOfLocation } from '@/features/dining/read-places'
import { cleanInBoth } from '@/server/clean-html'
import { publishedSite } from './ask-sites'
import type { Asked } from './endpoint'
import type { LocationAsked } from './shapes/one-location'

type Place = { site: Site; location: Location; building: Building | null }

/** An active location of a published site: anything else is unknown. */
export async function findPlace(locationId: string | null): Promise<Result<Place>> {
  const siteId = locationId && (await siteOfLocation(locationId))
  return siteId ? placeOf(siteId, locationId) : refuse('not-found-location')
}

/** The same, where its site is known. */
export async function placeOf(siteId: string, locationId: string): Promise<Result<Place>> {
  const [site, { locations, buildings }] = await Promise.all([publishedSite(siteId), readPlaces(siteId)])
  const location = locations.find(({ id, active }) => id === locationId && active)
  if (!site.ok || !location) return refuse('not-found-location')
  const building = buildings.find(({ id, active }) => id === location.buildingId && active) ?? null
  return ok({ site: site.value, location, building })
}

/** The location of an address; where a site is named too it is one of that site. Refuses `missing-parameter`, `not-found-location`. */
export async function askedPlace(siteId: string | null, locationId: string | null): Promise<Result<Place>> {
  if (locationId === null) return refuse('missing-parameter', { parameter: 'location_id' })
  const found = await findPlace(locationId)
  return found.ok && siteId !== null && found.value.site.id !== siteId ? refuse('not-found-location') : found
}

const askPlaceAs =
  (subject: string, isShown: (location: Location) => boolean) =>
  async (input: z.output<typeof locationQuery>): Promise<Result<Asked<LocationAsked>>> => {
    const found = await askedPlace(input.site_id, input.location_id)
    if (!found.ok) return found
    if (!isShown(found.value.location)) return refuse('not-found-location')
    const { id: siteId } = found.value.site
    const { id } = found.value.location
    return ok({
      about: [subject, siteId, id],
      siteId,
      until: Infinity,
      read: async (now) => {
        const place = await placeOf(siteId, id)
        if (!place.ok) return place
        const { location } = place.value
        return isShown(location)
          ? ok({ ...place.value, menuContent: cleanInBoth(location.menuContent), now })
          : refuse('not-found-location')
      },
    })
  }

/** Each refuses `missing-parameter`, `not-found-location`; the second one what is not on the map. Spec: PUB-7.37, PUB-2.62. */
export const askPlace = askPlaceAs('location', () => true)
export const askMapPlace = askPlaceAs('location-map', ({ showMap }) => showMap)

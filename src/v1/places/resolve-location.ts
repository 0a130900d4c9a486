import type { z } from 'zod'
import type { locationQuery } from '@/contract/places/one-location'
import type { Building, Location } from '@/domain/places/location'
import type { Site } from '@/domain/site/site'
import { ok, refuse, type Result } from '@/domain/result'
import { readSiteOfLocation } from '@/features/places/read-places'
import { readSchedules } from '@/features/places/read-schedules'
import { readStoredPlaces } from '@/v1/places/read-stored-places'
import { cleanLocalizedHtml } from '@/server/clean-html'
import { findPublishedSite } from '@/v1/site/resolve-sites'
import type { ResolvedRequest } from '@/v1/engine/endpoint'
import type { LocationData } from './shapes/one-location'

type FoundLocation = { site: Site; location: Location; building: Building | null }

/** Finds an active location of a published site. Refuses `not-found-location` for any other. */
export async function findLocation(locationId: string | null): Promise<Result<FoundLocation>> {
  const siteId = locationId && (await readSiteOfLocation(locationId))
  return siteId ? findLocationOfSite(siteId, locationId) : refuse('not-found-location')
}

/** Finds an active location of a known site. Refuses `not-found-location`. */
export async function findLocationOfSite(siteId: string, locationId: string): Promise<Result<FoundLocation>> {
  const [site, { locations, buildings }] = await Promise.all([findPublishedSite(siteId), readStoredPlaces(siteId)])
  const location = locations.find(({ id, active }) => id === locationId && active)
  if (!site.ok || !location) return refuse('not-found-location')
  const building = buildings.find(({ id, active }) => id === location.buildingId && active) ?? null
  return ok({ site: site.value, location, building })
}

/**
 * Finds the location that a request names. If the request names a site too, the location must belong to it. Refuses
 * `missing-parameter`, `not-found-location`.
 */
export async function findRequestedLocation(
  siteId: string | null,
  locationId: string | null,
): Promise<Result<FoundLocation>> {
  if (locationId === null) return refuse('missing-parameter', { parameter: 'location_id' })
  const found = await findLocation(locationId)
  return found.ok && siteId !== null && found.value.site.id !== siteId ? refuse('not-found-location') : found
}

const locationResolver =
  (isShown: (location: Location) => boolean) =>
  async (input: z.output<typeof locationQuery>): Promise<Result<ResolvedRequest<LocationData>>> => {
    const found = await findRequestedLocation(input.site_id, input.location_id)
    if (!found.ok) return found
    if (!isShown(found.value.location)) return refuse('not-found-location')
    const { site } = found.value
    const { id } = found.value.location
    return ok({
      site,
      read: async (now) => {
        const current = await findLocationOfSite(site.id, id)
        if (!current.ok) return current
        const { location } = current.value
        return isShown(location)
          ? ok({
              ...current.value,
              menuContent: cleanLocalizedHtml(location.menuContent),
              schedules: await readSchedules(site.id),
              now,
            })
          : refuse('not-found-location')
      },
    })
  }

/** Refuses `missing-parameter`, `not-found-location`. Spec: PUB-7.37, PUB-2.62. */
export const resolveLocation = locationResolver(() => true)
/** Also refuses a location that is not on the campus map as `not-found-location`. Spec: PUB-7.34. */
export const resolveMapLocation = locationResolver(({ showMap }) => showMap)

import type { Locale } from '@/domain/locale'
import { describeRestaurant } from '@/domain/places/location-structured-data'
import type { Location } from '@/domain/places/location'
import type { Site } from '@/domain/site/site'
import { jsonLdDocument } from '@/domain/site/structured-data'
import type { CampusDate } from '@/domain/time/calendar'
import type { Places } from './read-places'
import { everySiteTag, siteTag } from '@/server/cache/cache-tags'
import { caches } from '@/server/cache/caches'
import { versionOf } from '@/server/cache/object-versions'
import { getServerUrl } from '@/server/http/server-url'
import { cacheHtml } from '@/ui/html/cached-html'
import { jsonScript } from '@/ui/html/json-script'

/** `menuAddress` is the path of the site's menu page; null when the site has none. */
export type StructuredDataPage = { site: Site; locale: Locale; today: CampusDate; menuAddress: string | null }

/** The JSON-LD of a site's active locations, cached, as an id for `ServerHtml`; null when the hours could not be read. */
export async function readLocationsStructuredData(
  { locations, hoursMissing }: Pick<Places, 'locations' | 'hoursMissing'>,
  page: StructuredDataPage,
): Promise<string | null> {
  if (hoursMissing) return null
  const { site, locale, today, menuAddress } = page
  const active = locations.filter((location) => location.active)
  const key = `places-data:${site.id}:${active.map(versionOf).join()}:${locale}:${today}:${menuAddress}`
  return readStructuredData(key, site.id, () => active.map((location) => locationStructuredData(location, page)))
}

/** One location as JSON-LD, with a link to its menu where it has one. */
export function locationStructuredData(location: Location, { menuAddress, ...page }: StructuredDataPage): object {
  const base = getServerUrl()
  const hasMenu = menuAddress !== null && (location.showMenus || location.useMenuImages)
  return describeRestaurant(location, {
    ...page,
    base,
    page: hasMenu ? `${base}${menuAddress}?location=${location.id}` : null,
  })
}

/** Builds a JSON-LD script once, caches it until the site changes, and returns an id for `ServerHtml`. */
export async function readStructuredData(key: string, siteId: string, build: () => object[]): Promise<string> {
  const data = await caches.values.getOrBuild(key, async () => ({
    value: { html: String(jsonScript(jsonLdDocument(build()))) },
    tags: [siteTag(siteId), everySiteTag],
  }))
  return cacheHtml((data as { html: string }).html)
}

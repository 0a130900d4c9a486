import type { Locale } from '@/domain/locale'
import { describeRestaurant } from '@/domain/places/location-structured-data'
import type { Location } from '@/domain/places/location'
import type { Site } from '@/domain/site/site'
import type { CampusDate } from '@/domain/time/calendar'
import type { Places } from './read-places'
import { getServerUrl } from '@/server/http/server-url'

/** `menuAddress` is the path of the site's menu page; null when the site has none. */
type StructuredDataPage = { site: Site; locale: Locale; today: CampusDate; menuAddress: string | null }

/** A site's active locations as JSON-LD; null when the hours could not be read. */
export function locationsStructuredData(
  { locations, hoursMissing }: Pick<Places, 'locations' | 'hoursMissing'>,
  page: StructuredDataPage,
): object[] | null {
  if (hoursMissing) return null
  return locations.filter(({ active }) => active).map((location) => locationStructuredData(location, page))
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

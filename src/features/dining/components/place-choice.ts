import type { Location } from '@/domain/campus'
import type { Locale } from '@/domain/locale'
import { locationsWithMenus, locationWord } from './menu-choice'

/** The paths of a site's pages about its locations; null where it publishes none. */
export type PlacePages = { menus: string | null; hours: string | null; map: string | null }

/** Locations that the campus map shows, in their sort order. Spec: PUB-2.60, PUB-2.61. */
export const locationsOnMap = (locations: readonly Location[]): Location[] =>
  locations.filter(({ active, showMap }) => active && showMap)

/**
 * Where a location's buttons lead: each page that is published and has something of this location, as the page names it
 * in its address. Spec: PUB-2.58.
 */
export function placeLinks(
  location: Location,
  all: readonly Location[],
  pages: PlacePages,
  locale: Locale,
): PlacePages {
  const at = (page: string | null, shown: readonly Location[]) =>
    page && shown.includes(location) ? `${page}?location=${locationWord(location, shown, locale)}` : null
  return {
    menus: at(pages.menus, locationsWithMenus(all)),
    hours: pages.hours,
    map: at(pages.map, locationsOnMap(all)),
  }
}

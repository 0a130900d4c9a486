import type { Location } from './location'
import type { Locale } from '@/domain/locale'
import { carryAllergens } from '@/domain/menu/carry-allergens'
import { locationsWithMenus, locationParameter } from '@/domain/menu/menu-query'

/** The paths of a site's pages about its locations; null for a page that the site does not publish. `mine` are the visitor's own allergens. */
export type LocationPages = {
  menus: string | null
  hours: string | null
  map: string | null
  mine?: readonly string[]
}

/** The locations shown on the campus map, in their sort order. Spec: PUB-2.60, PUB-2.61. */
export const locationsOnMap = (locations: readonly Location[]): Location[] =>
  locations.filter(({ active, showMap }) => active && showMap)

/**
 * The links of a location's buttons. A link is null when its page is not published or does not show this location.
 * Spec: PUB-2.58.
 */
export function locationLinks(
  location: Location,
  all: readonly Location[],
  pages: LocationPages,
  locale: Locale,
): LocationPages {
  const carry = (href: string | null) => href && carryAllergens(href, pages.mine ?? [])
  const linkTo = (page: string | null, shown: readonly Location[]) =>
    page && shown.includes(location) ? carry(`${page}?location=${locationParameter(location, shown, locale)}`) : null
  return {
    menus: linkTo(pages.menus, locationsWithMenus(all)),
    hours: carry(pages.hours),
    map: linkTo(pages.map, locationsOnMap(all)),
  }
}

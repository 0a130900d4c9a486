import type { Location, Site } from '@/domain/campus'
import type { CampusDate } from '@/domain/campus-time'
import { linkedData } from '@/domain/linked-data'
import type { Locale } from '@/domain/locale'
import type { ServedPeriod } from '@/features/dining/read-day'
import { menuData, restaurantData } from '@/features/dining/structured-data'
import { everySiteTag, siteTag } from '@/server/cache-tags'
import { caches } from '@/server/caches'
import { ownAddress } from '@/server/own-address'
import { shelveHtml } from '@/ui/html-shelf'
import { jsonScript } from '@/ui/json-script'

type Page = { site: Site; locale: Locale; today: CampusDate; menuAddress: string | null }

/** A site's active locations for machines, on the shelf for `ServerHtml`. `menuAddress` is the menu page's path. */
export function shelvePlacesData(locations: readonly Location[], page: Page): Promise<string> {
  const { site, locale, today, menuAddress } = page
  return shelved(`places-data:${site.id}:${locale}:${today}:${menuAddress}`, site.id, () =>
    locations.filter(({ active }) => active).map((location) => placeData(location, page)),
  )
}

/** The location of a menu page, with what it serves in a period of a date; null is no period. */
export function shelveMenuData(
  location: Location,
  period: ServedPeriod | null,
  { date, ...page }: Page & { date: CampusDate },
): Promise<string> {
  const { site, locale, today, menuAddress } = page
  const which = [site.id, location.id, date, period?.id ?? '', locale, today, menuAddress].join(':')
  return shelved(`menu-data:${which}`, site.id, () => [
    { ...placeData(location, page), ...(period ? { hasMenu: menuData(period, date, locale) } : {}) },
  ])
}

function placeData(location: Location, { menuAddress, ...seen }: Page): object {
  const base = ownAddress()
  const hasMenu = menuAddress !== null && (location.showMenus || location.useMenuImages)
  return restaurantData(location, {
    ...seen,
    base,
    page: hasMenu ? `${base}${menuAddress}?location=${location.id}` : null,
  })
}

/** Built once until something of the site changes. */
async function shelved(key: string, siteId: string, about: () => object[]): Promise<string> {
  const data = await caches.values.remember(key, async () => ({
    value: { html: String(jsonScript(linkedData(about()))) },
    tags: [siteTag(siteId), everySiteTag],
  }))
  return shelveHtml((data as { html: string }).html)
}

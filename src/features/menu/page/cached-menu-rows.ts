import type { CampusDate } from '@/domain/time/calendar'
import type { Locale } from '@/domain/locale'
import { displayKey } from '@/domain/menu/dish/dish-marks'
import type { Site } from '@/domain/site/site'
import type { ServedPeriod } from '@/features/menu/read-day'
import { readMenuFilters } from '@/features/places/read-places'
import { everySiteTag, siteTag } from '@/server/cache/cache-tags'
import { caches } from '@/server/cache/caches'
import { versionOf } from '@/server/cache/object-versions'
import { cacheHtml } from '@/ui/html/cached-html'
import { renderMenuRows } from './menu-rows'
import { menuMessages } from '@/i18n/menu-messages'

type CacheKey = { site: Site; locationId: string; date: CampusDate; locale: Locale }

/**
 * Builds a period's rows once for each reading of it, and caches them until the site changes. Returns an id for `ServerHtml`.
 * Spec: PUB-4.7.
 */
export async function cacheMenuRows(
  period: ServedPeriod,
  { site, locationId, date, locale }: CacheKey,
): Promise<string> {
  const source = `${versionOf(period)} ${displayKey(site)}`
  const rows = await caches.values.getOrBuild(
    `menu-rows:${site.id}:${locationId}:${date}:${period.id}:${locale}:${source}`,
    async () => ({
      value: { html: renderMenuRows(period, await readMenuFilters(), locale, menuMessages(locale).rows, site) },
      tags: [siteTag(site.id), everySiteTag],
    }),
  )
  return cacheHtml((rows as { html: string }).html)
}

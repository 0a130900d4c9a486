import type { CampusDate } from '@/domain/campus-time'
import type { Locale } from '@/domain/locale'
import type { ServedPeriod } from '@/features/dining/read-day'
import { readMenuFilters } from '@/features/dining/read-places'
import { everySiteTag, siteTag } from '@/server/cache-tags'
import { caches } from '@/server/caches'
import { shelveHtml } from '@/ui/html-shelf'
import { menuRows } from './menu-rows'
import { menuWords } from './menu-words'

type Place = { siteId: string; locationId: string; date: CampusDate; locale: Locale }

/** A period's rows, built once until something of the site changes, on the shelf for `ServerHtml`. */
export async function shelveRows(period: ServedPeriod, { siteId, locationId, date, locale }: Place): Promise<string> {
  const rows = await caches.values.remember(
    `menu-rows:${siteId}:${locationId}:${date}:${period.id}:${locale}`,
    async () => ({
      value: { html: menuRows(period, await readMenuFilters(), locale, menuWords(locale).rows) },
      tags: [siteTag(siteId), everySiteTag],
    }),
  )
  return shelveHtml((rows as { html: string }).html)
}

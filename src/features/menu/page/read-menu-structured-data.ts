import type { Location } from '@/domain/places/location'
import type { CampusDate } from '@/domain/time/calendar'
import {
  locationStructuredData,
  readStructuredData,
  type StructuredDataPage,
} from '@/features/places/read-structured-data'
import { menuStructuredData } from './menu-structured-data'
import type { ServedPeriod } from '@/features/menu/read-day'
import { versionOf } from '@/server/cache/object-versions'

/** The JSON-LD of a menu page, cached, as an id for `ServerHtml`. `period` null means that nothing is served. */
export function readMenuStructuredData(
  location: Location,
  period: ServedPeriod | null,
  { date, ...page }: StructuredDataPage & { date: CampusDate },
): Promise<string> {
  const { site, locale, today, menuAddress } = page
  const key = [
    'menu-data',
    site.id,
    versionOf(location),
    date,
    period ? `${period.id} ${versionOf(period)}` : '',
    locale,
    today,
    menuAddress,
  ].join(':')
  return readStructuredData(key, site.id, () => [
    {
      ...locationStructuredData(location, page),
      ...(period ? { hasMenu: menuStructuredData(period, date, locale, site) } : {}),
    },
  ])
}

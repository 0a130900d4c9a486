import { getTranslations } from 'next-intl/server'
import { campusDateAt } from '@/domain/time/campus-time'
import { localize, type Locale } from '@/domain/locale'
import type { Location } from '@/domain/places/location'
import type { LocationPages } from '@/domain/places/location-links'
import { findOpenAlternatives, isKnownClosed } from '@/domain/places/near/nearest-open'
import type { Site } from '@/domain/site/site'
import { OpenNearby } from '@/ui/open-nearby'

type Props = { site: Site; locations: Location[]; pages: LocationPages; now: Date; locale: Locale }

/** The greatest number of open locations named for each closed one. */
const max = 2

/** The locations that are closed now, each with what is open nearby, folded up. Nothing when there is nothing to name. */
export async function ClosedNow({ site, locations, pages, now, locale }: Props) {
  const context = { now, zone: site.timeZone, date: campusDateAt(now, site.timeZone), max }
  const closed = locations.filter((location) => {
    if (!isKnownClosed(location, context)) return false
    const { nearest, next } = findOpenAlternatives(location, locations, context)
    return nearest.length > 0 || next !== null
  })
  if (closed.length === 0) return null
  const t = await getTranslations({ locale, namespace: 'nearby' })
  return (
    <details className="closed-now not-printed">
      <summary>{t('closedNow', { count: closed.length })}</summary>
      <ul>
        {closed.map((location) => (
          <li key={location.id}>
            <strong>{localize(location.name, locale)}</strong>
            <OpenNearby {...{ site, location, locations, pages, now, locale, max }} compact />
          </li>
        ))}
      </ul>
    </details>
  )
}

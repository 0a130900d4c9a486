import { getTranslations } from 'next-intl/server'
import type { CampusDate } from '@/domain/time/calendar'
import { campusDateAt } from '@/domain/time/campus-time'
import { localize, type Locale } from '@/domain/locale'
import { formatDistance } from '@/domain/places/near/distance'
import type { Location } from '@/domain/places/location'
import { locationLinks, type LocationPages } from '@/domain/places/location-links'
import {
  findFirstToOpen,
  findOpenAlternatives,
  isKnownClosed,
  type NearbyLocation,
} from '@/domain/places/near/nearest-open'
import type { Site } from '@/domain/site/site'
import { menuMessages } from '@/i18n/menu-messages'
import { PlaceStatus } from './place-status'

type Props = {
  site: Site
  /** The location that a visitor meets closed. */
  location: Location
  locations: readonly Location[]
  pages: LocationPages
  /** Absent or null for now. */
  date?: CampusDate | null
  now: Date
  locale: Locale
  /** The greatest number of locations. */
  max?: number
  /** In one line, without the status of each location. */
  compact?: boolean
  /** Only what is open, or only what opens next when nothing is. */
  only?: 'open' | 'next'
  /** Whether a menu closes the location that day, whatever its hours say. */
  closedByMenu?: boolean
}

/**
 * Names what is open instead of a closed location, with links to the menus. When nothing is open now, it names the first to
 * open. Renders nothing for a location that is open or has no hours, and when there is nothing to name.
 */
export async function OpenNearby({ closedByMenu = false, compact = false, max = 3, ...props }: Props) {
  const { site, location, locations, pages, date = null, now, locale, only } = props
  const context = { now, zone: site.timeZone, date: date ?? campusDateAt(now, site.timeZone), max }
  if (!closedByMenu && !isKnownClosed(location, context)) return null
  const { nearest, next } = findOpenAlternatives(location, locations, context)
  const shown = next ? [next] : nearest
  if (shown.length === 0 || (only && only !== (next ? 'next' : 'open'))) return null
  const t = await getTranslations({ locale, namespace: 'nearby' })
  const title = t(next ? 'next' : date ? 'openThatDay' : 'open')
  const linkOf = (other: Location) => {
    const { menus, map } = locationLinks(other, locations, pages, locale)
    return menus ? `${menus}${date ? `&date=${date}` : ''}` : map
  }
  const details = ({ sameBuilding, metres }: NearbyLocation) =>
    sameBuilding ? t('sameBuilding') : metres === null ? null : formatDistance(metres, locale)
  return (
    <div className={compact ? 'open-nearby open-nearby-compact' : 'open-nearby'}>
      <p className="open-nearby-title">{title}</p>
      <ul>
        {shown.map((nearby) => (
          <li key={nearby.location.id}>
            <NearbyName href={linkOf(nearby.location)} name={localize(nearby.location.name, locale) ?? ''} />
            {details(nearby) && <span className="open-nearby-distance"> ({details(nearby)})</span>}
            {(!compact || next) && (
              <PlaceStatus {...{ site, date, now, locale }} location={nearby.location} words={menuMessages(locale)} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Says once for a whole page that nothing is open, and names the first location to open. Renders nothing while one is open. */
export async function NothingOpen({
  site,
  locations,
  pages,
  now,
  locale,
}: Pick<Props, 'site' | 'locations' | 'pages' | 'now' | 'locale'>) {
  const location = findFirstToOpen(locations, now, site.timeZone)
  if (!location) return null
  const t = await getTranslations({ locale, namespace: 'nearby' })
  const { menus, map } = locationLinks(location, locations, pages, locale)
  return (
    <div className="open-nearby open-nearby-compact">
      <p className="open-nearby-title">{t('noneOpenNext')}</p>
      <NearbyName href={menus ?? map} name={localize(location.name, locale) ?? ''} />
      <PlaceStatus {...{ site, location, now, locale }} words={menuMessages(locale)} />
    </div>
  )
}

const NearbyName = ({ href, name }: { href: string | null; name: string }) =>
  href ? (
    <a href={href} className="plain-link">
      {name}
    </a>
  ) : (
    <strong>{name}</strong>
  )

import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Location } from '@/domain/places/location'
import type { Site } from '@/domain/site/site'
import type { CampusDate } from '@/domain/time/calendar'
import { campusDateAt } from '@/domain/time/campus-time'
import { localize, type Locale } from '@/domain/locale'
import { groupByBuilding } from '@/domain/places/locations-by-building'
import { drawRibbons, type DayRibbon } from '@/domain/places/hours/day-ribbon'
import { formatDayHours } from '@/features/places/hours/format-day-hours'
import { HoursRibbon } from '@/features/places/hours/hours-ribbon'
import { readPlaces } from '@/features/places/read-places'
import { clock } from '@/server/clock'
import { JsonLd } from '@/ui/html/json-ld'
import { Thumbnail } from '@/ui/picture'
import { menuMessages } from '@/i18n/menu-messages'
import { NothingOpen, OpenNearby } from '@/ui/open-nearby'
import { NearMe } from '@/features/places/nearby/near-me'
import { nearMePlaces, readNearMeMessages } from '@/features/places/nearby/near-me-places'
import { PlaceLandmark } from '@/features/places/nearby/place-landmark'
import { PlaceButtons } from './place-buttons'
import { locationLinks, type LocationPages } from '@/domain/places/location-links'
import { PlaceStatus } from '@/ui/place-status'
import { locationsStructuredData } from '@/features/places/read-structured-data'

type Props = { site: Site; locale: Locale; name: string; pages: LocationPages; breadcrumb: ReactNode }

/** The locations page: locations by building, then those without a building. Spec: PUB-2.57, PUB-2.58, PUB-2.59. */
export async function LocationsScreen({ site, locale, name, pages, breadcrumb }: Props) {
  const [t, places] = await Promise.all([getTranslations({ locale, namespace: 'places' }), readPlaces(site.id)])
  const active = places.locations.filter((location) => location.active)
  const now = clock.now()
  const today = campusDateAt(now, site.timeZone)
  const ribbons = drawRibbons(active, now, site.timeZone)
  const { buildings, standalone } = groupByBuilding(active, places.buildings)
  const groups = [
    ...buildings.map(({ building, locations }) => ({
      id: building.id,
      name: localize(building.name, locale) ?? '',
      locations,
    })),
    ...(standalone.length > 0
      ? [{ id: 'others', name: t(buildings.length > 0 ? 'others' : 'all'), locations: standalone }]
      : []),
  ]
  const structuredData = locationsStructuredData(places, { site, locale, today, menuAddress: pages.menus })
  return (
    <div className="page-width pt-6 lg:pt-10">
      {structuredData && <JsonLd nodes={structuredData} />}
      {breadcrumb}
      <h1 className="page-head">{name}</h1>
      {groups.length === 0 && (
        <div className="mt-8 border-l-[3px] border-accent py-1 pl-5">
          <p className="font-serif text-xl">{t('empty')}</p>
          <p className="mt-1 text-muted">{t('emptyHelp')}</p>
        </div>
      )}
      <NearMe
        places={nearMePlaces(active, { site, pages, now, locale })}
        locale={locale}
        messages={await readNearMeMessages(locale)}
      />
      <NothingOpen {...{ site, locations: active, pages, now, locale }} />
      {groups.map(({ id, name: title, locations }, group) => (
        <section key={id} className="places-group" aria-labelledby={`group-${id}`}>
          <h2 id={`group-${id}`}>{title}</h2>
          <ul className="places">
            {locations.map((location, index) => (
              <li key={location.id}>
                <PlaceCard
                  {...{ site, location, now, today, locale }}
                  ribbon={ribbons.get(location.id)}
                  locations={active}
                  pages={pages}
                  links={locationLinks(location, active, pages, locale)}
                  isFirst={group === 0 && index === 0}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type CardProps = Pick<Props, 'site' | 'locale'> & {
  location: Location
  locations: Location[]
  pages: LocationPages
  now: Date
  today: CampusDate
  /** Absent when its hours are not known. */
  ribbon: DayRibbon | undefined
  links: LocationPages
  /** The first card of the page loads its picture with priority. */
  isFirst: boolean
}

/** A location card, with or without a picture. The switch for pictures concerns menus. Spec: PUB-2.58. */
function PlaceCard({ site, location, locations, pages, now, today, ribbon, locale, links, isFirst }: CardProps) {
  const name = localize(location.name, locale) ?? ''
  const { image } = location
  return (
    <article className="place-card" data-location={location.id} data-name={name}>
      <header>
        <h3>{name}</h3>
        <div data-favourite-place="">
          <PlaceStatus {...{ site, location, now, locale }} words={menuMessages(locale)} />
        </div>
        {ribbon && (
          <div className="place-day">
            <HoursRibbon {...ribbon} />
            <p>{formatDayHours(ribbon, today, locale)}</p>
          </div>
        )}
      </header>
      {image && <Thumbnail picture={image} locale={locale} fetched={isFirst ? 'first' : 'near'} />}
      <PlaceLandmark location={location} locale={locale} />
      <p className="place-summary">{localize(location.shortDescription, locale)}</p>
      <OpenNearby {...{ site, location, locations, pages, now, locale }} only="open" max={2} compact />
      <PlaceButtons {...{ name, links, locale }} address={location.address} />
    </article>
  )
}

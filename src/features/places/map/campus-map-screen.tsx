import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Site } from '@/domain/site/site'
import { localize, type Locale } from '@/domain/locale'
import { groupByBuilding } from '@/domain/places/locations-by-building'
import { toMapPoint } from '@/domain/places/near/map-positions'
import { readPlaces, type Places } from '@/features/places/read-places'
import { cleanHtml } from '@/server/clean-html'
import { clock } from '@/server/clock'
import { readSettings } from '@/server/settings'
import { drawCampusSketch } from './campus-sketch'
import { CampusMapView, type MapBackground } from './campus-map-view'
import { selectLocation, locationParameter } from '@/domain/menu/menu-query'
import { menuMessages } from '@/i18n/menu-messages'
import { locationsOnMap, locationLinks, type LocationPages } from '@/domain/places/location-links'
import { PlaceDetails } from '@/features/places/locations/place-details'
import { PlaceStatus } from '@/ui/place-status'
import type { Location } from '@/domain/places/location'
import { getOpenStatus } from '@/domain/places/hours/open-status'
import { statusTone } from '@/ui/status-badge'
import { coordinatesOf } from '@/domain/places/near/distance'
import { DistanceFromVisitor } from '@/features/places/nearby/distance-from-visitor'
import { NearMe } from '@/features/places/nearby/near-me'
import { nearMePlaces, readNearMeMessages } from '@/features/places/nearby/near-me-places'

type Props = {
  site: Site
  locale: Locale
  name: string
  /** The `location` parameter of the URL: an id or a name. */
  asked: string | undefined
  pages: LocationPages
  breadcrumb: ReactNode
}

/**
 * The campus map: all locations on a map and in a list, and the details of the selected one. The selection is in the URL,
 * so that the page works without JavaScript and without the map. Spec: PUB-2.60 to PUB-2.64, PUB-4.9.
 */
export async function CampusMapScreen({ site, locale, name, asked, pages, breadcrumb }: Props) {
  const [t, places, nearMe] = await Promise.all([
    getTranslations({ locale, namespace: 'places' }),
    readPlaces(site.id),
    readNearMeMessages(locale),
  ])
  const shown = locationsOnMap(places.locations)
  const selected = selectLocation(shown, asked ?? null)
  const now = clock.now()
  const { buildings, standalone } = groupByBuilding(shown, places.buildings)
  const groups = [
    ...buildings.map(({ building, locations }) => ({ name: localize(building.name, locale), locations })),
    ...(standalone.length > 0 ? [{ name: buildings.length > 0 ? t('others') : null, locations: standalone }] : []),
  ]
  const pinState = ({ schedules }: Location) => {
    const status = getOpenStatus(schedules, now, site.timeZone)
    return { tone: statusTone(status), state: status.known ? t(status.label) : null }
  }
  const numbered = groups.flatMap(({ locations }) => locations)
  return (
    <div className="page-width pt-6 lg:pt-10">
      {breadcrumb}
      <h1 className="page-head">{name}</h1>
      {!selected ? (
        <div className="mt-8 border-l-[3px] border-accent py-1 pl-5">
          <p className="font-serif text-xl">{t('mapEmpty')}</p>
          <p className="mt-1 text-muted">{t('mapEmptyHelp')}</p>
        </div>
      ) : (
        <CampusMapView
          nearMe={
            <NearMe places={nearMePlaces(shown, { site, pages, now, locale })} locale={locale} messages={nearMe} />
          }
          first={locationParameter(selected, shown, locale)}
          groups={groups.map((group) => ({
            name: group.name,
            places: group.locations.map((location) => ({
              word: locationParameter(location, shown, locale),
              number: numbered.indexOf(location) + 1,
              name: localize(location.name, locale) ?? '',
              spot: toMapPoint(location.address),
              ...pinState(location),
              distance: (
                <DistanceFromVisitor
                  position={coordinatesOf(location.address)}
                  locale={locale}
                  message={nearMe.distance}
                />
              ),
              status: <PlaceStatus {...{ site, location, now, locale }} words={menuMessages(locale)} />,
              details: (
                <PlaceDetails
                  {...{ site, location, pages, now, locale }}
                  locations={places.locations}
                  building={localize(places.buildings.find(({ id }) => id === location.buildingId)?.name, locale)}
                  links={{ ...locationLinks(location, places.locations, pages, locale), map: null }}
                />
              ),
            })),
          }))}
          background={mapBackground(
            groups.map((group, index) => ({ ...group, isBuilding: index < buildings.length })),
            t('sketch'),
          )}
          messages={{
            location: t('location'),
            choose: t('choose'),
            all: t('all'),
            map: t('mapLabel', { site: localize(site.name, locale) ?? '' }),
            loading: t('loading'),
            failed: t('mapFailed'),
            shown: t.raw('shown') as string,
            closer: t('closer'),
            farther: t('farther'),
          }}
        />
      )}
    </div>
  )
}

type Group = { name: string | null; locations: Places['locations']; isBuilding: boolean }

/**
 * The map tiles configured by the operator, otherwise a sketch drawn on the server, which needs no other host. Null when no
 * location has coordinates. `sketchCredit` labels the sketch.
 */
function mapBackground(groups: Group[], sketchCredit: string): MapBackground | null {
  const spotsOf = (locations: Places['locations']) => locations.flatMap(({ address }) => toMapPoint(address) ?? [])
  const sketch = drawCampusSketch(
    groups.flatMap(({ name, locations, isBuilding }) =>
      isBuilding
        ? [{ name, spots: spotsOf(locations) }]
        : locations.map((location) => ({ name: null, spots: spotsOf([location]) })),
    ),
  )
  const { mapTiles } = readSettings(process.env)
  if (sketch && mapTiles) return { kind: 'tiles', url: mapTiles.url, credit: cleanHtml(mapTiles.attribution) }
  return sketch && { kind: 'sketch', ...sketch, credit: sketchCredit }
}

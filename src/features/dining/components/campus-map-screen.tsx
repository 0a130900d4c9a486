import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Site } from '@/domain/campus'
import { campusDateAt } from '@/domain/campus-time'
import { textIn, type Locale } from '@/domain/locale'
import { byBuilding } from '@/domain/locations-by-building'
import { spotOf } from '@/domain/map-spots'
import { readPlaces, type Places } from '@/features/dining/read-places'
import { cleanHtml } from '@/server/clean-html'
import { clock } from '@/server/clock'
import { readSettings } from '@/server/settings'
import { campusSketch } from './campus-sketch'
import { MapTour, type Ground } from './map-tour'
import { askedLocation, locationWord } from './menu-choice'
import { menuWords } from './menu-words'
import { locationsOnMap, placeLinks, type PlacePages } from './place-choice'
import { PlaceDetails } from './place-details'
import { PlaceStatus } from './place-status'

type Props = {
  site: Site
  locale: Locale
  name: string
  /** The location that the address asks for. */
  asked: string | undefined
  pages: PlacePages
  breadcrumb: ReactNode
}

/**
 * The campus's locations on a map, in a list and one of them at length. Which one stands in the address, so that it works
 * without JavaScript, and without the map. Spec: PUB-2.60 to PUB-2.64, PUB-4.9.
 */
export async function CampusMapScreen({ site, locale, name, asked, pages, breadcrumb }: Props) {
  const [t, places] = await Promise.all([getTranslations({ locale, namespace: 'places' }), readOrNone(site)])
  const shown = locationsOnMap(places.locations)
  const first = askedLocation(shown, asked ?? null)
  const now = clock.now()
  const { buildings, standalone } = byBuilding(shown, places.buildings)
  const groups = [
    ...buildings.map(({ building, locations }) => ({ name: textIn(building.name, locale), locations })),
    ...(standalone.length > 0 ? [{ name: buildings.length > 0 ? t('others') : null, locations: standalone }] : []),
  ]
  const inOrder = groups.flatMap(({ locations }) => locations)
  return (
    <div className="page-width pt-6 lg:pt-10">
      {breadcrumb}
      <h1 className="page-head">{name}</h1>
      {!first ? (
        <div className="mt-8 border-l-[3px] border-accent py-1 pl-5">
          <p className="font-serif text-xl">{t('mapEmpty')}</p>
          <p className="mt-1 text-muted">{t('mapEmptyHelp')}</p>
        </div>
      ) : (
        <MapTour
          first={locationWord(first, shown, locale)}
          groups={groups.map((group) => ({
            name: group.name,
            places: group.locations.map((location) => ({
              word: locationWord(location, shown, locale),
              number: inOrder.indexOf(location) + 1,
              name: textIn(location.name, locale) ?? '',
              spot: spotOf(location.address),
              status: (
                <PlaceStatus
                  {...{ site, location, now, locale }}
                  date={campusDateAt(now, site.timeZone)}
                  words={menuWords(locale)}
                />
              ),
              details: (
                <PlaceDetails
                  {...{ site, location, now, locale }}
                  building={textIn(places.buildings.find(({ id }) => id === location.buildingId)?.name, locale)}
                  links={{ ...placeLinks(location, places.locations, pages, locale), map: null }}
                />
              ),
            })),
          }))}
          ground={groundOf(
            groups.map((group, index) => ({ ...group, isBuilding: index < buildings.length })),
            t('sketch'),
          )}
          words={{
            location: t('location'),
            choose: t('choose'),
            all: t('all'),
            map: t('mapLabel', { site: textIn(site.name, locale) ?? '' }),
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

/** A campus whose locations cannot be read has none to show: the sentence is the same. Spec: PUB-2.64, PUB-8.5. */
async function readOrNone(site: Site): Promise<Places> {
  try {
    return await readPlaces(site.id)
  } catch (error) {
    console.error(`The locations of site ${site.slug} cannot be read:`, error)
    return { buildings: [], locations: [] }
  }
}

type Group = { name: string | null; locations: Places['locations']; isBuilding: boolean }

/**
 * The operator’s tiles where there are any, else a drawing of our own: no address outside is called. Null where no
 * location says where it stands.
 */
function groundOf(groups: Group[], sketched: string): Ground | null {
  const spotsOf = (locations: Places['locations']) => locations.flatMap(({ address }) => spotOf(address) ?? [])
  const sketch = campusSketch(
    groups.flatMap(({ name, locations, isBuilding }) =>
      isBuilding
        ? [{ name, spots: spotsOf(locations) }]
        : locations.map((location) => ({ name: null, spots: spotsOf([location]) })),
    ),
  )
  const { mapTiles } = readSettings(process.env)
  if (sketch && mapTiles) return { kind: 'tiles', url: mapTiles.url, credit: cleanHtml(mapTiles.attribution) }
  return sketch && { kind: 'sketch', ...sketch, credit: sketched }
}

import { UtensilsCrossed } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Location, Site } from '@/domain/campus'
import { campusDateAt } from '@/domain/campus-time'
import { textIn, type Locale } from '@/domain/locale'
import { byBuilding } from '@/domain/locations-by-building'
import { readPlaces } from '@/features/dining/read-places'
import { clock } from '@/server/clock'
import { ServerHtml } from '@/ui/server-html'
import { Thumbnail } from '@/ui/picture'
import { menuWords } from './menu-words'
import { PlaceButtons } from './place-buttons'
import { placeLinks, type PlacePages } from './place-choice'
import { PlaceStatus } from './place-status'
import { shelvePlacesData } from './shelved-data'

type Props = { site: Site; locale: Locale; name: string; pages: PlacePages; breadcrumb: ReactNode }

/** Where one can eat: by building, then the locations of none. Spec: PUB-2.57, PUB-2.58, PUB-2.59, PUB-3.4. */
export async function LocationsScreen({ site, locale, name, pages, breadcrumb }: Props) {
  const [t, places] = await Promise.all([getTranslations({ locale, namespace: 'places' }), readPlaces(site.id)])
  const active = places.locations.filter((location) => location.active)
  const now = clock.now()
  const today = campusDateAt(now, site.timeZone)
  const { buildings, standalone } = byBuilding(active, places.buildings)
  const groups = [
    ...buildings.map(({ building: { id, name: of }, locations }) => ({
      id,
      name: textIn(of, locale) ?? '',
      locations,
    })),
    ...(standalone.length > 0
      ? [{ id: 'others', name: t(buildings.length > 0 ? 'others' : 'all'), locations: standalone }]
      : []),
  ]
  const forMachines = await shelvePlacesData(active, { site, locale, today, menuAddress: pages.menus })
  return (
    <div className="page-width pt-6 lg:pt-10">
      <ServerHtml name={forMachines} className="hidden" />
      {breadcrumb}
      <h1 className="page-head">{name}</h1>
      {groups.length === 0 && (
        <div className="mt-8 border-l-[3px] border-accent py-1 pl-5">
          <p className="font-serif text-xl">{t('empty')}</p>
          <p className="mt-1 text-muted">{t('emptyHelp')}</p>
        </div>
      )}
      {groups.map(({ id, name: title, locations }, group) => (
        <section key={id} className="places-group" aria-labelledby={`group-${id}`}>
          <h2 id={`group-${id}`}>{title}</h2>
          <ul className="places">
            {locations.map((location, index) => (
              <li key={location.id}>
                <PlaceCard
                  {...{ site, location, now, locale }}
                  links={placeLinks(location, active, pages, locale)}
                  first={group === 0 && index === 0}
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
  now: Date
  links: PlacePages
  /** The first of the page, whose picture is fetched at once. */
  first: boolean
}

/** A location with its picture where the site shows any; the frame stays where there is none. */
function PlaceCard({ site, location, now, locale, links, first }: CardProps) {
  const name = textIn(location.name, locale) ?? ''
  const { image } = location
  return (
    <article className="place-card">
      {site.locationImages && (
        <div className="place-picture">
          {image ? (
            <Thumbnail picture={image} locale={locale} fetched={first ? 'first' : 'near'} />
          ) : (
            <UtensilsCrossed size={96} strokeWidth={1} aria-hidden />
          )}
        </div>
      )}
      <h3>{name}</h3>
      <PlaceStatus
        {...{ site, location, now, locale }}
        date={campusDateAt(now, site.timeZone)}
        words={menuWords(locale)}
      />
      <p className="place-brief">{textIn(location.shortDescription, locale)}</p>
      <PlaceButtons name={name} links={links} locale={locale} />
    </article>
  )
}

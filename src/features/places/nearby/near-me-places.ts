import { getTranslations } from 'next-intl/server'
import { coordinatesOf } from '@/domain/places/near/distance'
import type { Location } from '@/domain/places/location'
import { locationLinks, type LocationPages } from '@/domain/places/location-links'
import { getOpenStatus } from '@/domain/places/hours/open-status'
import type { Site } from '@/domain/site/site'
import { localize, type Locale } from '@/domain/locale'
import type { NearMePlace, NearMeMessages } from './near-me'

type Context = { site: Pick<Site, 'timeZone'>; pages: LocationPages; now: Date; locale: Locale }

/** The active locations as the button for distances needs them. A location links to its menu, else to the map. */
export const nearMePlaces = (locations: readonly Location[], { site, pages, now, locale }: Context): NearMePlace[] =>
  locations
    .filter(({ active }) => active)
    .map((location) => {
      const { menus, map } = locationLinks(location, locations, pages, locale)
      return {
        id: location.id,
        name: localize(location.name, locale) ?? '',
        href: menus ?? map,
        position: coordinatesOf(location.address),
        isOpen: getOpenStatus(location.schedules, now, site.timeZone).label === 'open',
      }
    })

/** The messages of the button that shows distances, and of each distance. */
export async function readNearMeMessages(locale: Locale): Promise<NearMeMessages & { distance: string }> {
  const t = await getTranslations({ locale, namespace: 'nearby' })
  return {
    button: t('button'),
    privacy: t('privacy'),
    locating: t('locating'),
    refused: t('refused'),
    unavailable: t('unavailable'),
    away: t('away'),
    found: t('found'),
    nearestOpen: t('nearestOpen'),
    noneOpen: t('noneOpen'),
    distance: t.raw('distance') as string,
  }
}

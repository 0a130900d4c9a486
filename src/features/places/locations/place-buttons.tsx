import { Clock, MapPin, Navigation, UtensilsCrossed } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { quietButton } from '@/ui/brand/button-style'
import type { Address } from '@/domain/places/address'
import { directionsUrl } from '@/domain/places/near/directions'
import { coordinatesOf } from '@/domain/places/near/distance'
import type { LocationPages } from '@/domain/places/location-links'
import { readSettings } from '@/server/settings'

const icons = { menus: UtensilsCrossed, hours: Clock, map: MapPin }
const order = ['menus', 'hours', 'map'] as const

type Props = { name: string; address: Address; links: LocationPages; locale: Locale }

/**
 * Links from a location to its menus, its hours and the map, as far as they exist, and to directions when its coordinates are
 * known. Spec: PUB-2.58.
 */
export async function PlaceButtons({ name, address, links, locale }: Props) {
  const t = await getTranslations({ locale })
  const coordinates = coordinatesOf(address)
  const directions = coordinates && directionsUrl(readSettings(process.env).directionsTemplate, coordinates, name)
  const shown = order.flatMap((page) => {
    const href = links[page]
    return href ? [{ page, href, Icon: icons[page] }] : []
  })
  if (shown.length === 0 && !directions) return null
  return (
    <p className="place-buttons not-printed">
      {shown.map(({ page, href, Icon }) => (
        <a key={page} href={href} className={quietButton} aria-label={t(`places.${page}Of`, { location: name })}>
          <Icon size={20} aria-hidden />
          {t(`places.${page}`)}
        </a>
      ))}
      {directions && (
        <a
          href={directions}
          className={quietButton}
          rel="noreferrer"
          aria-label={`${t('nearby.directionsOf', { location: name })} ${t('navigation.outside')}`}
        >
          <Navigation size={20} aria-hidden />
          {t('nearby.directions')}
        </a>
      )}
    </p>
  )
}

import { Clock, MapPin, UtensilsCrossed } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { quietButton } from '@/ui/button-style'
import type { PlacePages } from './place-choice'

const icons = { menus: UtensilsCrossed, hours: Clock, map: MapPin }
const order = ['menus', 'hours', 'map'] as const

/** The ways from a location to its menus, hours and place on the map, those that there are. Spec: PUB-2.58. */
export async function PlaceButtons({ name, links, locale }: { name: string; links: PlacePages; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'places' })
  const shown = order.flatMap((page) => {
    const href = links[page]
    return href ? [{ page, href, Icon: icons[page] }] : []
  })
  if (shown.length === 0) return null
  return (
    <p className="place-buttons not-printed">
      {shown.map(({ page, href, Icon }) => (
        <a key={page} href={href} className={quietButton} aria-label={t(`${page}Of`, { location: name })}>
          <Icon size={20} aria-hidden />
          {t(page)}
        </a>
      ))}
    </p>
  )
}

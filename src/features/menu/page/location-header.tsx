import type { Location } from '@/domain/places/location'
import type { Site } from '@/domain/site/site'
import type { CampusDate } from '@/domain/time/calendar'
import { localize, type Locale } from '@/domain/locale'
import { ChangedToday } from '@/features/menu/components/changed-today'
import { DayLinks } from '@/features/menu/page/controls/day-links'
import { Thumbnail } from '@/ui/picture'
import type { MenuView } from '@/domain/menu/menu-url'
import type { MenuMessages } from '@/i18n/menu-messages'
import { PlaceStatus } from '@/ui/place-status'

type Props = {
  site: Site
  location: Location
  view: MenuView
  changedAt: Date | null
  /** The day that is served now. */
  today: CampusDate
  now: Date
  locale: Locale
  messages: MenuMessages
}

/**
 * The location above its dishes: opening status, a notice of today's menu change, links to other days, a short
 * description, and the picture when the site shows location pictures. Spec: PUB-2.37.
 */
export function LocationHeader({ site, location, view, changedAt, today, now, locale, messages }: Props) {
  const description = localize(location.shortDescription, locale) ?? localize(location.description, locale)
  const picture = site.locationImages ? location.image : null
  return (
    <div className="menu-location">
      <div className="menu-location-status">
        <div>
          <PlaceStatus
            {...{ site, location, now, locale, words: messages }}
            date={view.date === today ? null : view.date}
          />
          <ChangedToday {...{ changedAt, now, locale, messages }} zone={site.timeZone} />
        </div>
        <DayLinks view={view} today={today} locale={locale} messages={messages} />
      </div>
      {description && <p className="menu-location-description">{description}</p>}
      {picture && <Thumbnail picture={picture} locale={locale} fetched="first" />}
    </div>
  )
}

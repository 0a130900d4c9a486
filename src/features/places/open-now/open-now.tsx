import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Building, Location } from '@/domain/places/location'
import type { Site } from '@/domain/site/site'
import { campusDateAt } from '@/domain/time/campus-time'
import { formatLongDate, formatTime } from '@/domain/time/date-formats'
import { remainingMeals } from '@/domain/menu/served-moment'
import { carryAllergens } from '@/domain/menu/carry-allergens'
import { localize, type Locale } from '@/domain/locale'
import { closureReason } from '@/domain/places/hours/closure-reason'
import { drawRibbons } from '@/domain/places/hours/day-ribbon'
import { formatStatusMessage, getOpenStatus } from '@/domain/places/hours/open-status'
import { readNearMeMessages } from '@/features/places/nearby/near-me-places'
import type { PanelHeading } from '@/ui/panel'
import { coordinatesOf } from '@/domain/places/near/distance'
import { formatDayHours } from '@/features/places/hours/format-day-hours'
import { OpenNowBoard, type OpenNowMessages, type OpenNowRow } from './open-now-board'

type Props = {
  site: Site
  locations: Location[]
  buildings: Building[]
  now: Date
  locale: Locale
  menuAddress: string | null
  /** The visitor's own allergens, which the links to menus carry. */
  mine: readonly string[]
  head: PanelHeading
  children?: ReactNode
}

/**
 * The home page panel of open and closed locations, with status and link to the menu. `menuAddress` is null when the site
 * publishes no menu page. `children` are rendered between the summary sentence and the lists. Spec: PUB-2.24, PUB-2.27.
 */
export async function OpenNow({ site, locations, buildings, now, locale, menuAddress, mine, head, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'home' })
  const today = campusDateAt(now, site.timeZone)
  const active = locations.filter((location) => location.active)
  const ribbons = drawRibbons(active, now, site.timeZone)
  const rows = active.map((location): OpenNowRow => {
    const { id, schedules, occupancy } = location
    const building = buildings.find((candidate) => candidate.id === location.buildingId)
    const whereabouts = [building?.name, location.landmark].flatMap((text) => localize(text, locale) ?? []).join(' · ')
    const status = getOpenStatus(schedules, now, site.timeZone)
    const { label, color } = status
    const ribbon = ribbons.get(id)
    return {
      id,
      name: localize(location.name, locale) ?? '',
      place: whereabouts || localize(location.shortDescription, locale),
      position: coordinatesOf(location.address),
      mealStatus: localize(closureReason(schedules, status, now, site.timeZone) ?? location.mealStatus, locale),
      occupancy: occupancy === 'na' ? null : t(`occupancy.${occupancy}`),
      menu: menuAddress && location.showMenus ? carryAllergens(`${menuAddress}?location=${id}`, mine) : null,
      status: { label, color, message: formatStatusMessage(status, now, site.timeZone, locale) },
      meals: remainingMeals(schedules, now, site.timeZone).map(({ name, closesAtMinute, startsIn, endsIn }) => ({
        text: t('servedNow', { meal: localize(name, locale) ?? '', time: formatTime(closesAtMinute, locale) }),
        startsIn,
        endsIn,
      })),
      ribbon: ribbon ? { ...ribbon, label: formatDayHours(ribbon, today, locale) } : null,
    }
  })
  if (rows.length === 0)
    return (
      <>
        <p className="mt-8 border-l-[3px] border-accent py-1 pl-5 font-serif text-xl">{t('noLocations')}</p>
        {children}
      </>
    )
  const messages: OpenNowMessages = {
    openNow: t.raw('openNow'),
    open: t('locations'),
    closed: t('closedNow'),
    hoursUnknown: t('hoursUnknown'),
    menu: t('menu'),
    menuOf: t.raw('menuOf'),
    nearMe: await readNearMeMessages(locale),
  }
  return (
    <OpenNowBoard
      rows={rows}
      source={`/v1/locations/status?site_id=${site.id}&locale=${locale}`}
      day={formatLongDate(today, locale)}
      head={head}
      locale={locale}
      showClosed={site.showClosedLocations}
      messages={messages}
    >
      {children}
    </OpenNowBoard>
  )
}

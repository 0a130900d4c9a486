import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Building, Location, Site } from '@/domain/campus'
import { campusDateAt, longDate } from '@/domain/campus-time'
import { textIn, type Locale } from '@/domain/locale'
import { openStatus, statusMessage } from '@/domain/open-status'
import type { PanelHead } from '@/ui/panel'
import { OpenBoard, type BoardWords, type PlaceRow } from './open-board'

type Props = {
  site: Site
  locations: Location[]
  buildings: Building[]
  now: Date
  locale: Locale
  menuAddress: string | null
  head: PanelHead
  children?: ReactNode
}

/**
 * What is open now, then what is not, as a board to be read from two steps away: name, status in words with its shape,
 * and the way to the menu (`menuAddress`, null when the site publishes none). `children` stand between the answer in one
 * sentence and the board. Spec: PUB-2.24, PUB-2.27.
 */
export async function OpenNow({ site, locations, buildings, now, locale, menuAddress, head, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'home' })
  const rows = locations
    .filter((location) => location.active)
    .map((location): PlaceRow => {
      const { id, schedules, occupancy } = location
      const building = buildings.find((it) => it.id === location.buildingId)
      const status = openStatus(schedules, now, site.timeZone)
      const { label, color } = status
      return {
        id,
        name: textIn(location.name, locale) ?? '',
        place: textIn(building?.name, locale) ?? textIn(location.shortDescription, locale),
        mealStatus: textIn(location.mealStatus, locale),
        occupancy: occupancy === 'na' ? null : t(`occupancy.${occupancy}`),
        menu: menuAddress && location.showMenus ? `${menuAddress}?location=${id}` : null,
        status: { label, color, message: statusMessage(status, now, site.timeZone, locale) },
      }
    })
  if (rows.length === 0)
    return (
      <>
        <p className="mt-8 border-l-[3px] border-accent py-1 pl-5 font-serif text-xl">{t('noLocations')}</p>
        {children}
      </>
    )
  const words: BoardWords = {
    openNow: t.raw('openNow'),
    open: t('locations'),
    closed: t('closedNow'),
    hoursUnknown: t('hoursUnknown'),
    menu: t('menu'),
    menuOf: t.raw('menuOf'),
  }
  return (
    <OpenBoard
      rows={rows}
      source={`/v1/locations/status?site_id=${site.id}&locale=${locale}`}
      day={longDate(campusDateAt(now, site.timeZone), locale)}
      head={head}
      words={words}
    >
      {children}
    </OpenBoard>
  )
}

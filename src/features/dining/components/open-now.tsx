import { ArrowRight, UsersRound } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Building, Location, Site } from '@/domain/campus'
import { campusDateAt, longDate } from '@/domain/campus-time'
import { textIn, type Locale } from '@/domain/locale'
import { openStatus, statusMessage, type OpenStatus } from '@/domain/open-status'
import { StatusBadge, toneOf } from '@/ui/status-badge'

type Props = {
  site: Site
  locations: Location[]
  buildings: Building[]
  now: Date
  locale: Locale
  menuAddress: string | null
  children?: ReactNode
}
type Row = { location: Location; status: OpenStatus; building: Building | undefined }

/**
 * What is open now, then what is not, as a board to be read from two steps away: name, status in words with its shape,
 * and the way to the menu (`menuAddress`, null when the site publishes none). `children` stand between the answer in one
 * sentence and the board. Spec: PUB-2.27.
 */
export async function OpenNow({ site, locations, buildings, now, locale, menuAddress, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'home' })
  const rows = locations
    .filter((location) => location.active)
    .map((location) => ({
      location,
      status: openStatus(location.schedules, now, site.timeZone),
      building: buildings.find(({ id }) => id === location.buildingId),
    }))
  const open = rows.filter(({ status }) => status.label === 'open')
  const closed = rows.filter(({ status }) => status.label !== 'open')
  if (rows.length === 0)
    return <p className="mt-8 border-l-[3px] border-accent py-1 pl-5 font-serif text-xl">{t('noLocations')}</p>
  return (
    <>
      <p className="mt-4 text-lg">
        <span className="text-muted first-letter:uppercase inline-block">
          {longDate(campusDateAt(now, site.timeZone), locale)}.
        </span>{' '}
        <span>{t('openNow', { open: open.length, all: rows.length })}</span>
      </p>
      {children}
      {open.length > 0 && <Board title={t('locations')} rows={open} {...{ site, now, locale, menuAddress }} />}
      {closed.length > 0 && <Board title={t('closedNow')} rows={closed} {...{ site, now, locale, menuAddress }} />}
    </>
  )
}

type BoardProps = Pick<Props, 'site' | 'now' | 'locale' | 'menuAddress'> & { title: string; rows: Row[] }

async function Board({ title, rows, site, now, locale, menuAddress }: BoardProps) {
  const t = await getTranslations({ locale, namespace: 'home' })
  return (
    <section className="mt-10">
      <h2 className="border-b-2 border-ink pb-2 text-xl">{title}</h2>
      <ul>
        {rows.map(({ location, status, building }) => {
          const name = textIn(location.name, locale) ?? ''
          const words = status.known ? statusMessage(status, now, site.timeZone, locale) : t('hoursUnknown')
          const [, first = words, rest = ''] = /^(.+?[.])(?:\s+(.*))?$/.exec(words) ?? []
          return (
            <li
              key={location.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_17rem_7.5rem]"
            >
              <div>
                <h3 className="text-lg sm:text-xl">{name}</h3>
                <p className="text-muted">
                  {textIn(building?.name, locale) ?? textIn(location.shortDescription, locale)}
                </p>
              </div>
              <div className="col-start-1 tabular-nums md:col-start-2">
                <StatusBadge tone={toneOf(status)} word={first} /> <span>{rest}</span>
                {location.occupancy !== 'na' && status.label === 'open' && (
                  <p className="flex items-center gap-2 text-[0.9rem] text-muted">
                    <UsersRound size={16} aria-hidden />
                    {t(`occupancy.${location.occupancy}`)}
                  </p>
                )}
              </div>
              {menuAddress && location.showMenus && (
                <a
                  href={`${menuAddress}?location=${location.id}`}
                  aria-label={t('menuOf', { location: name })}
                  className="col-start-2 row-span-2 row-start-1 inline-flex min-h-11 items-center gap-2 justify-self-end font-semibold text-accent underline-offset-4 hover:underline md:col-start-3 md:row-span-1"
                >
                  {t('menu')}
                  <ArrowRight size={20} aria-hidden />
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

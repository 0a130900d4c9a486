import { ArrowLeft, ArrowRight } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Site } from '@/domain/campus'
import { textIn, type Locale } from '@/domain/locale'
import { byBuilding } from '@/domain/locations-by-building'
import { readPlaces } from '@/features/dining/read-places'
import { viewedWeek, type ViewedWeek } from '@/features/dining/viewed-week'
import { clock } from '@/server/clock'
import { quietButton } from '@/ui/button-style'
import { markup } from '@/ui/html'
import { shelveHtml } from '@/ui/html-shelf'
import { ServerHtml } from '@/ui/server-html'
import type { HoursGroup } from './hours-cell'
import { hoursLists, hoursToday } from './hours-lists'
import { hoursTable } from './hours-table'
import { readableDate } from './readable-date'

type Props = {
  site: Site
  locale: Locale
  name: string
  address: string
  /** Any day of the week that the address asks for. */
  asked: string | undefined
  breadcrumb: ReactNode
}

/** The hours of a week, Sunday to Saturday: by building, then the locations of none. Spec: PUB-2.65, PUB-2.66, PUB-2.67. */
export async function HoursScreen({ site, locale, name, address, asked, breadcrumb }: Props) {
  const [t, places] = await Promise.all([getTranslations({ locale, namespace: 'hours' }), readPlaces(site.id)])
  const week = viewedWeek(asked, clock.now(), site.timeZone)
  const { buildings, standalone } = byBuilding(
    places.locations.filter(({ active }) => active),
    places.buildings,
  )
  const rest = { name: t(buildings.length > 0 ? 'others' : 'all'), locations: standalone, withMeals: true }
  const groups = [
    ...buildings.map(({ building, locations }) => ({
      name: textIn(building.name, locale) ?? '',
      locations,
      withMeals: false,
    })),
    ...(standalone.length > 0 ? [rest] : []),
  ]
  const [sunday = week.today, saturday = week.today] = [week.days[0], week.days[6]]
  return (
    <div className="page-width pt-6 lg:pt-10">
      {breadcrumb}
      <h1 className="page-head">{name}</h1>
      {groups.length === 0 ? (
        <div className="mt-8 border-l-[3px] border-accent py-1 pl-5">
          <p className="font-serif text-xl">{t('empty')}</p>
          <p className="mt-1 text-muted">{t('emptyHelp')}</p>
        </div>
      ) : (
        <>
          <div className="hours-weeks">
            <p>
              {t('week', {
                from: readableDate(sunday, week.today, locale),
                to: readableDate(saturday, week.today, locale),
              })}
            </p>
            <nav aria-label={t('weeks')} className="not-printed flex flex-wrap gap-2">
              {week.previous && (
                <a href={`${address}?week=${week.previous}`} className={quietButton} rel="prev">
                  <ArrowLeft size={20} aria-hidden />
                  {t('previous')}
                </a>
              )}
              {!week.days.includes(week.today) && (
                <a href={address} className={quietButton}>
                  {t('current')}
                </a>
              )}
              {week.next && (
                <a href={`${address}?week=${week.next}`} className={quietButton} rel="next">
                  {t('next')}
                  <ArrowRight size={20} aria-hidden />
                </a>
              )}
            </nav>
          </div>
          <ServerHtml name={shelveHtml(hoursHtml(groups, week, locale))} />
        </>
      )}
    </div>
  )
}

/** Today, then group by group the week, as a table and as lists: the screen decides by its width which is seen. */
function hoursHtml(groups: readonly HoursGroup[], week: ViewedWeek, locale: Locale): string {
  const today = week.days.includes(week.today) && hoursToday(groups, week.today, locale)
  const weeks = groups.map(
    (group) => markup`<section class="hours-group"><h2>${group.name}</h2>
${hoursTable(group, week, locale)}${hoursLists(group, week, locale)}</section>
`,
  )
  return String(markup`${today}${weeks}`)
}

import { ArrowLeft, ArrowRight } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Site } from '@/domain/site/site'
import { localize, type Locale } from '@/domain/locale'
import { groupByBuilding } from '@/domain/places/locations-by-building'
import { readPlaces } from '@/features/places/read-places'
import { requestedWeek, type RequestedWeek } from '@/domain/places/hours/requested-week'
import { clock } from '@/server/clock'
import { EmptyNote } from '@/ui/empty-note'
import { quietButton } from '@/ui/brand/button-style'
import { markup } from '@/ui/html/html'
import { cacheHtml } from '@/ui/html/cached-html'
import { ServerHtml } from '@/ui/html/server-html'
import type { HoursGroup } from './hours-cell'
import { renderHoursLists, renderTodayHours } from './hours-lists'
import { renderHoursTable } from './hours-table'
import type { LocationPages } from '@/domain/places/location-links'
import { ClosedNow } from './closed-now'
import { formatReadableDate } from '@/domain/time/readable-date'

type Props = {
  site: Site
  locale: Locale
  name: string
  address: string
  /** The `week` parameter of the URL: any date of the week to show. */
  asked: string | undefined
  pages: LocationPages
  breadcrumb: ReactNode
}

/**
 * The hours of a week, Sunday to Saturday: by building, then locations without a building. A notice where the hours cannot be
 * read. Spec: PUB-2.65, PUB-2.66, PUB-2.67, PUB-8.4.
 */
export async function HoursScreen({ site, locale, name, address, asked, pages, breadcrumb }: Props) {
  const [t, places] = await Promise.all([getTranslations({ locale, namespace: 'hours' }), readPlaces(site.id)])
  const now = clock.now()
  const week = requestedWeek(asked, now, site.timeZone)
  const active = places.locations.filter((location) => location.active)
  const { buildings, standalone } = groupByBuilding(active, places.buildings)
  const standaloneGroup = { name: t(buildings.length > 0 ? 'others' : 'all'), locations: standalone, withMeals: true }
  const groups = [
    ...buildings.map(({ building, locations }) => ({
      name: localize(building.name, locale) ?? '',
      locations,
      withMeals: false,
    })),
    ...(standalone.length > 0 ? [standaloneGroup] : []),
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
                from: formatReadableDate(sunday, week.today, locale),
                to: formatReadableDate(saturday, week.today, locale),
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
          {places.hoursMissing ? (
            <EmptyNote title={t('failed')} help={t('failedHelp')} />
          ) : (
            <>
              {week.days.includes(week.today) && <ClosedNow {...{ site, locations: active, pages, now, locale }} />}
              <ServerHtml name={cacheHtml(hoursHtml(groups, week, locale))} />
            </>
          )}
        </>
      )}
    </div>
  )
}

/** Today's hours, then each group's week both as a table and as lists. CSS shows one of them by screen width. */
function hoursHtml(groups: readonly HoursGroup[], week: RequestedWeek, locale: Locale): string {
  const today = week.days.includes(week.today) && renderTodayHours(groups, week.today, locale)
  const weeks = groups.map(
    (group) => markup`<section class="hours-group"><h2>${group.name}</h2>
${renderHoursTable(group, week, locale)}${renderHoursLists(group, week, locale)}</section>
`,
  )
  return String(markup`${today}${weeks}`)
}

import { ArrowLeft, ArrowRight } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Site } from '@/domain/site/site'
import { localize, type Locale } from '@/domain/locale'
import { groupByBuilding } from '@/domain/places/locations-by-building'
import { readPlaces } from '@/features/places/read-places'
import { requestedWeek } from '@/domain/places/hours/requested-week'
import { clock } from '@/server/clock'
import { EmptyNote } from '@/ui/empty-note'
import { quietButton } from '@/ui/brand/button-style'
import { HoursWeek, TodayHours } from './hours-week'
import type { LocationPages } from '@/domain/places/location-links'
import { formatReadableDate } from '@/domain/time/readable-date'
import { campusDateAt } from '@/domain/time/campus-time'
import type { Location } from '@/domain/places/location'
import { findOpenAlternatives, isKnownClosed } from '@/domain/places/near/nearest-open'
import { OpenNearby } from '@/ui/open-nearby'

type ClosedNowProps = { site: Site; locations: Location[]; pages: LocationPages; now: Date; locale: Locale }

/** The greatest number of open locations named for each closed one. */
const max = 2

/** The locations that are closed now, each with what is open nearby, folded up. Nothing when there is nothing to name. */
async function ClosedNow({ site, locations, pages, now, locale }: ClosedNowProps) {
  const context = { now, zone: site.timeZone, date: campusDateAt(now, site.timeZone), max }
  const closed = locations.filter((location) => {
    if (!isKnownClosed(location, context)) return false
    const { nearest, next } = findOpenAlternatives(location, locations, context)
    return nearest.length > 0 || next !== null
  })
  if (closed.length === 0) return null
  const t = await getTranslations({ locale, namespace: 'nearby' })
  return (
    <details className="closed-now not-printed">
      <summary>{t('closedNow', { count: closed.length })}</summary>
      <ul>
        {closed.map((location) => (
          <li key={location.id}>
            <strong>{localize(location.name, locale)}</strong>
            <OpenNearby {...{ site, location, locations, pages, now, locale, max }} compact />
          </li>
        ))}
      </ul>
    </details>
  )
}

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
  const others = {
    id: 'others',
    name: t(buildings.length > 0 ? 'others' : 'all'),
    locations: standalone,
    withMeals: true,
  }
  const groups = [
    ...buildings.map(({ building, locations }) => ({
      id: building.id,
      name: localize(building.name, locale) ?? '',
      locations,
      withMeals: false,
    })),
    ...(standalone.length > 0 ? [others] : []),
  ]
  const [sunday = week.today, saturday = week.today] = [week.days[0], week.days[6]]
  const isThisWeek = week.days.includes(week.today)
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
              {!isThisWeek && (
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
              {isThisWeek && <ClosedNow {...{ site, locations: active, pages, now, locale }} />}
              {isThisWeek && <TodayHours {...{ groups, locale }} today={week.today} />}
              {groups.map((group) => (
                <HoursWeek key={group.id} {...{ group, week, locale }} />
              ))}
            </>
          )}
        </>
      )}
    </div>
  )
}

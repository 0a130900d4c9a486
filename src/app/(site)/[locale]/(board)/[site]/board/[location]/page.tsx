import type { Metadata } from 'next'
import { formatPageTitle } from '@/features/site/page-title'
import { findSite } from '@/features/site/read-sites'
import { BoardScreen } from '@/features/menu/board/board-screen'
import { firstValue, locationsWithMenus, findLocationByParameter, type SearchParams } from '@/domain/menu/menu-query'
import { readPlaces } from '@/features/places/read-places'
import { localize } from '@/domain/locale'
import SiteLayout from '@/app/(site)/[locale]/[site]/layout'
import { requireLocale } from '@/app/(site)/require-locale'
import { NotFoundPage, buildNotFoundMetadata } from '@/app/(site)/not-found-page'
import { withErrorPage } from '@/app/(site)/with-error-page'

type Props = {
  params: Promise<{ locale: string; site: string; location: string }>
  searchParams: Promise<SearchParams>
}

export const dynamic = 'force-dynamic'

async function findBoard({ params }: Pick<Props, 'params'>) {
  const { locale: segment, site: slug, location: requested } = await params
  const locale = requireLocale(segment)
  const site = await findSite(slug)
  const { locations } = site ? await readPlaces(site.id) : { locations: [] }
  return { locale, site, location: findLocationByParameter(locationsWithMenus(locations), requested) }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, site, location } = await findBoard({ params })
  if (!site || !location) return buildNotFoundMetadata({ site, locale })
  const title = formatPageTitle(localize(site.name, locale) ?? '', localize(location.name, locale) ?? '', locale)
  return { title, robots: { index: false } }
}

/** The menu board of a location, without the frame of the site. An unknown location shows the not-found page. */
export default async function Board({ params, searchParams }: Props) {
  const { locale, site, location } = await findBoard({ params })
  if (!site || !location)
    return (
      <SiteLayout params={params}>
        <NotFoundPage site={site} locale={locale} />
      </SiteLayout>
    )
  const period = firstValue((await searchParams).period)
  return withErrorPage(locale, () => BoardScreen({ site, location, period, locale }))
}

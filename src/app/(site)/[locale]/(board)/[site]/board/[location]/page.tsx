import type { Metadata } from 'next'
import { pageTitle } from '@/features/content/page-title'
import { findSite } from '@/features/content/read'
import { BoardScreen } from '@/features/dining/components/board-screen'
import { firstOf, locationsWithMenus, namedLocation, type SearchParams } from '@/features/dining/components/menu-choice'
import { readPlaces } from '@/features/dining/read-places'
import { textIn } from '@/domain/locale'
import SiteLayout from '@/app/(site)/[locale]/[site]/layout'
import { knownLocale } from '@/app/(site)/known-locale'
import { NotFoundPage, notFoundMetadata } from '@/app/(site)/not-found-page'
import { pageOrError } from '@/app/(site)/page-or-error'
import { wallFonts } from '@/app/(site)/wall-fonts'

type Props = {
  params: Promise<{ locale: string; site: string; location: string }>
  searchParams: Promise<SearchParams>
}

export const dynamic = 'force-dynamic'

async function findBoard({ params }: Pick<Props, 'params'>) {
  const { locale: asked, site: slug, location: named } = await params
  const locale = knownLocale(asked)
  const site = await findSite(slug)
  const { locations } = site ? await readPlaces(site.id) : { locations: [] }
  return { locale, site, location: namedLocation(locationsWithMenus(locations), named) }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, site, location } = await findBoard({ params })
  if (!site || !location) return notFoundMetadata({ site, locale })
  const title = pageTitle(textIn(site.name, locale) ?? '', textIn(location.name, locale) ?? '', locale)
  return { title, robots: { index: false } }
}

/** The menu of a location for a screen on the wall, without the site's frame; never that of another location. */
export default async function Board({ params, searchParams }: Props) {
  const { locale, site, location } = await findBoard({ params })
  if (!site || !location)
    return (
      <SiteLayout params={params}>
        <NotFoundPage site={site} locale={locale} />
      </SiteLayout>
    )
  const period = firstOf((await searchParams).period)
  return (
    <div className={`contents ${wallFonts}`}>
      {await pageOrError(locale, () => BoardScreen({ site, location, period, locale }))}
    </div>
  )
}

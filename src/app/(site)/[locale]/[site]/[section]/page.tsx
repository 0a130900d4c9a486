import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { describePage } from '@/features/site/page-description'
import { formatPageTitle } from '@/features/site/page-title'
import { findSite } from '@/features/site/read-sites'
import { findSection, getScreenName } from '@/domain/site/section-screens'
import { parseWebUrl } from '@/domain/site/link-target'
import { localize } from '@/domain/locale'
import { requireLocale } from '@/app/(site)/require-locale'
import { NotFoundPage, buildNotFoundMetadata } from '@/app/(site)/not-found-page'
import { buildPageMetadata } from '@/app/(site)/page-metadata'
import { renderSection } from './render-section'

type Props = {
  params: Promise<{ locale: string; site: string; section: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = 'force-dynamic'

async function findPage({ params }: Pick<Props, 'params'>) {
  const { locale: segment, site: siteSlug, section: slug } = await params
  const locale = requireLocale(segment)
  const site = await findSite(siteSlug)
  const place = site && findSection(site, slug)
  const named = place && (place.node ?? place.section)
  return { locale, site, place, named, sectionName: localize(named?.name, locale) ?? slug }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, site, place, named, sectionName } = await findPage({ params })
  if (!site || !place || !named) return buildNotFoundMetadata({ site, locale })
  const title = formatPageTitle(localize(site.name, locale) ?? '', sectionName, locale)
  const description = await describePage(site, place, locale)
  const picture = place.node ? null : place.section.banner?.picture
  // The query string of a menu holds its date and filters, so the menu has no canonical path.
  const path = getScreenName(named) === 'menu' ? null : `/${site.slug}/${named.slug}`
  return { title, ...buildPageMetadata(site, locale, { title: sectionName, path, description, picture }) }
}

/** The page of a section or child node: a special screen, a content page, or a redirect to its link. Spec: PUB-2.11, PUB-2.15, PUB-2.17. */
export default async function SectionPage({ params, searchParams }: Props) {
  const { locale, site, place, named } = await findPage({ params })
  if (!site || !place || !named) return <NotFoundPage site={site} locale={locale} />
  const externalUrl = parseWebUrl(named.url)
  if (externalUrl) redirect(externalUrl)
  return renderSection({ site, locale, place, searchParams: await searchParams })
}

import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ContentScreen } from '@/features/site/sections/content-screen'
import { micrositeAddress } from '@/features/content/microsite/microsite-address'
import { describePage } from '@/features/site/page-description'
import { formatPageTitle } from '@/features/site/page-title'
import { findSite } from '@/features/site/read-sites'
import { readMicrosite } from '@/features/content/microsite/read-microsite'
import { findSection } from '@/domain/site/section-screens'
import { parseWebUrl } from '@/domain/site/link-target'
import { localize } from '@/domain/locale'
import { micrositePages } from '@/domain/content/microsite'
import { requireLocale } from '@/app/(site)/require-locale'
import { NotFoundPage, buildNotFoundMetadata } from '@/app/(site)/not-found-page'
import { withErrorPage } from '@/app/(site)/with-error-page'
import { buildPageMetadata } from '@/app/(site)/page-metadata'

type Props = { params: Promise<{ locale: string; site: string; page: string }> }

export const dynamic = 'force-dynamic'

async function findPage({ params }: Props) {
  const { locale, site: slug, page } = await params
  const site = await findSite(slug)
  const microsite = site && (await readMicrosite(site.id))
  const place = microsite && findSection({ sections: micrositePages(microsite) }, page)
  return { locale: requireLocale(locale), site, place, named: place && (place.node ?? place.section) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, site, place, named } = await findPage(props)
  if (!site || !place || !named) return buildNotFoundMetadata({ site, locale })
  const title = localize(named.name, locale) ?? named.slug
  const description = await describePage(site, place, locale)
  return {
    title: formatPageTitle(localize(site.name, locale) ?? '', title, locale),
    ...buildPageMetadata(site, locale, { title, path: `${micrositeAddress(site)}/${named.slug}`, description }),
  }
}

/** A page of a microsite. Spec: PUB-2.69. */
export default async function MicrositeSubpage(props: Props) {
  const { locale, site, place, named } = await findPage(props)
  if (!site || !place || !named) return <NotFoundPage site={site} locale={locale} />
  const externalUrl = parseWebUrl(named.url)
  if (externalUrl) redirect(externalUrl)
  const t = await getTranslations({ locale, namespace: 'microsite' })
  const base = micrositeAddress(site)
  const above = place.node
    ? { href: `${base}/${place.section.slug}`, name: localize(place.section.name, locale) ?? place.section.slug }
    : { href: base, name: localize(findSection(site, 'microsite')?.section.name, locale) ?? t('title') }
  return withErrorPage(locale, () => ContentScreen({ site, place, locale, above, base }))
}

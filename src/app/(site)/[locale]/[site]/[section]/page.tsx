import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { pageDescription } from '@/features/content/page-description'
import { SectionBanner } from '@/features/content/components/section-banner'
import { pageTitle } from '@/features/content/page-title'
import { findSite } from '@/features/content/read'
import { findPlace, screenOf } from '@/features/content/section-screens'
import { webAddress } from '@/domain/link-target'
import { textIn } from '@/domain/locale'
import { knownLocale } from '@/app/(site)/known-locale'
import { NotFoundPage, notFoundMetadata } from '@/app/(site)/not-found-page'
import { pageOrError } from '@/app/(site)/page-or-error'
import { sharedMetadata } from '@/app/(site)/shared-metadata'
import { screens } from './screens'

type Props = {
  params: Promise<{ locale: string; site: string; section: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = 'force-dynamic'

async function findPage({ params }: Pick<Props, 'params'>) {
  const { locale: asked, site: siteSlug, section: slug } = await params
  const locale = knownLocale(asked)
  const site = await findSite(siteSlug)
  const place = site && findPlace(site, slug)
  const named = place && (place.node ?? place.section)
  return { locale, site, place, named, sectionName: textIn(named?.name, locale) ?? slug }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, site, place, named, sectionName } = await findPage({ params })
  if (!site || !place || !named) return notFoundMetadata({ site, locale })
  const title = pageTitle(textIn(site.name, locale) ?? '', sectionName, locale)
  const description = await pageDescription(site, place, locale)
  const picture = place.node ? null : place.section.banner?.picture
  // A menu is shared with its day and its filters, which stand in the address.
  const path = screenOf(named) === 'menu' ? null : `/${site.slug}/${named.slug}`
  return { title, ...sharedMetadata(site, locale, { title: sectionName, path, description, picture }) }
}

/** A section or child node: its special screen, a page of words, or a link to elsewhere. Spec: PUB-2.11, PUB-2.15, PUB-2.17. */
export default async function SectionPage({ params, searchParams }: Props) {
  const { locale, site, place, named, sectionName } = await findPage({ params })
  if (!site || !place || !named) return <NotFoundPage site={site} locale={locale} />
  const elsewhere = webAddress(named.url)
  if (elsewhere) redirect(elsewhere)
  const address = `/${site.slug}/${named.slug}`
  const above = place.node && {
    href: `/${site.slug}/${place.section.slug}`,
    name: textIn(place.section.name, locale) ?? place.section.slug,
  }
  const asked = { site, locale, place, name: sectionName, above, address, searchParams: await searchParams }
  const screen = screenOf(named)
  // The head of a menu is a sentence of controls, which has no room for a picture above it.
  const banner = place.node || screen === 'menu' ? null : place.section.banner
  // Called, not mounted: so what fails while they read is caught here, before the answer has begun.
  return pageOrError(locale, async () => {
    const drawn = await screens[screen](asked)
    if (!banner) return drawn
    return (
      <>
        <SectionBanner banner={banner} name={sectionName} locale={locale} />
        {drawn}
      </>
    )
  })
}

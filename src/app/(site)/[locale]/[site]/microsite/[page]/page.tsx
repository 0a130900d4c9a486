import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ContentScreen } from '@/features/content/components/content-screen'
import { micrositeAddress } from '@/features/content/microsite-address'
import { pageDescription } from '@/features/content/page-description'
import { pageTitle } from '@/features/content/page-title'
import { findSite } from '@/features/content/read'
import { readMicrosite } from '@/features/content/read-microsite'
import { findPlace } from '@/features/content/section-screens'
import { webAddress } from '@/domain/link-target'
import { textIn } from '@/domain/locale'
import { micrositePages } from '@/domain/microsite'
import { knownLocale } from '@/app/(site)/known-locale'
import { NotFoundPage, notFoundMetadata } from '@/app/(site)/not-found-page'
import { pageOrError } from '@/app/(site)/page-or-error'
import { sharedMetadata } from '@/app/(site)/shared-metadata'

type Props = { params: Promise<{ locale: string; site: string; page: string }> }

export const dynamic = 'force-dynamic'

async function findPage({ params }: Props) {
  const { locale, site: slug, page } = await params
  const site = await findSite(slug)
  const microsite = site && (await readMicrosite(site.id))
  const place = microsite && findPlace({ sections: micrositePages(microsite) }, page)
  return { locale: knownLocale(locale), site, place, named: place && (place.node ?? place.section) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, site, place, named } = await findPage(props)
  if (!site || !place || !named) return notFoundMetadata({ site, locale })
  const title = textIn(named.name, locale) ?? named.slug
  const description = await pageDescription(site, place, locale)
  return {
    title: pageTitle(textIn(site.name, locale) ?? '', title, locale),
    ...sharedMetadata(site, locale, { title, path: `${micrositeAddress(site)}/${named.slug}`, description }),
  }
}

/** A page of a microsite. Spec: PUB-2.69. */
export default async function PageOfMicrosite(props: Props) {
  const { locale, site, place, named } = await findPage(props)
  if (!site || !place || !named) return <NotFoundPage site={site} locale={locale} />
  const elsewhere = webAddress(named.url)
  if (elsewhere) redirect(elsewhere)
  const t = await getTranslations({ locale, namespace: 'microsite' })
  const base = micrositeAddress(site)
  const above = place.node
    ? { href: `${base}/${place.section.slug}`, name: textIn(place.section.name, locale) ?? place.section.slug }
    : { href: base, name: t('title') }
  return pageOrError(locale, () => ContentScreen({ site, place, locale, above, base }))
}

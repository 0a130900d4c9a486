import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MicrositeScreen } from '@/features/content/components/microsite-screen'
import { micrositeAddress } from '@/features/content/microsite-address'
import { screenDescription } from '@/features/content/page-description'
import { pageTitle } from '@/features/content/page-title'
import { findSite } from '@/features/content/read'
import { readMicrosite } from '@/features/content/read-microsite'
import { textIn } from '@/domain/locale'
import { knownLocale } from '@/app/(site)/known-locale'
import { NotFoundPage, notFoundMetadata } from '@/app/(site)/not-found-page'
import { pageOrError } from '@/app/(site)/page-or-error'
import { sharedMetadata } from '@/app/(site)/shared-metadata'

type Props = { params: Promise<{ locale: string; site: string }> }

export const dynamic = 'force-dynamic'

async function findPage({ params }: Props) {
  const { locale, site: slug } = await params
  const site = await findSite(slug)
  return { locale: knownLocale(locale), site }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, site } = await findPage(props)
  const microsite = site && (await readMicrosite(site.id))
  if (!site || !microsite) return notFoundMetadata({ site, locale })
  const t = await getTranslations({ locale, namespace: 'microsite' })
  const title = textIn(microsite.tagline, locale) ?? t('title')
  const description = await screenDescription('microsite', site, locale)
  return {
    title: pageTitle(textIn(site.name, locale) ?? '', title, locale),
    ...sharedMetadata(site, locale, { title, path: micrositeAddress(site), description, picture: microsite.picture }),
  }
}

/** The first page of a site's microsite, for sites that have published one. Spec: PUB-2.69. */
export default async function MicrositePage(props: Props) {
  const { locale, site } = await findPage(props)
  return pageOrError(locale, async () => {
    const microsite = site && (await readMicrosite(site.id))
    if (!site || !microsite) return <NotFoundPage site={site} locale={locale} />
    return MicrositeScreen({ site, microsite, locale })
  })
}

import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MicrositeScreen } from '@/features/content/microsite/microsite-screen'
import { micrositeAddress } from '@/features/content/microsite/microsite-address'
import { describeScreen } from '@/features/site/page-description'
import { formatPageTitle } from '@/features/site/page-title'
import { findSite } from '@/features/site/read-sites'
import { readMicrosite } from '@/features/content/microsite/read-microsite'
import { localize } from '@/domain/locale'
import { requireLocale } from '@/app/(site)/require-locale'
import { NotFoundPage, buildNotFoundMetadata } from '@/app/(site)/not-found-page'
import { withErrorPage } from '@/app/(site)/with-error-page'
import { buildPageMetadata } from '@/app/(site)/page-metadata'

type Props = { params: Promise<{ locale: string; site: string }> }

export const dynamic = 'force-dynamic'

async function findPage({ params }: Props) {
  const { locale, site: slug } = await params
  const site = await findSite(slug)
  return { locale: requireLocale(locale), site }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, site } = await findPage(props)
  const microsite = site && (await readMicrosite(site.id))
  if (!site || !microsite) return buildNotFoundMetadata({ site, locale })
  const t = await getTranslations({ locale, namespace: 'microsite' })
  const title = localize(microsite.tagline, locale) ?? t('title')
  const description = await describeScreen('microsite', site, locale)
  return {
    title: formatPageTitle(localize(site.name, locale) ?? '', title, locale),
    ...buildPageMetadata(site, locale, {
      title,
      path: micrositeAddress(site),
      description,
      picture: microsite.picture,
    }),
  }
}

/** The landing page of a site's published microsite. Spec: PUB-2.69. */
export default async function MicrositePage(props: Props) {
  const { locale, site } = await findPage(props)
  return withErrorPage(locale, async () => {
    const microsite = site && (await readMicrosite(site.id))
    if (!site || !microsite) return <NotFoundPage site={site} locale={locale} />
    return MicrositeScreen({ site, microsite, locale })
  })
}

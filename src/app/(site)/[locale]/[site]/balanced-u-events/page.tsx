import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HappeningListScreen } from '@/features/content/components/happening-list-screen'
import { fixedPageOf, listPageOf } from '@/features/content/happening-list-page'
import { screenDescription } from '@/features/content/page-description'
import { pageTitle } from '@/features/content/page-title'
import { findSite } from '@/features/content/read'
import { textIn } from '@/domain/locale'
import { knownLocale } from '@/app/(site)/known-locale'
import { NotFoundPage, notFoundMetadata } from '@/app/(site)/not-found-page'
import { pageOrError } from '@/app/(site)/page-or-error'
import { sharedMetadata } from '@/app/(site)/shared-metadata'

type Props = { params: Promise<{ locale: string; site: string }> }
const kind = 'balanced-living-events'

export const dynamic = 'force-dynamic'

async function findPage({ params }: Props) {
  const { locale: asked, site: slug } = await params
  const locale = knownLocale(asked)
  const site = await findSite(slug)
  const page = site && listPageOf(site, kind, locale)
  return { locale, site, page }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, site, page } = await findPage(props)
  if (!site) return notFoundMetadata({ site, locale })
  const t = await getTranslations({ locale, namespace: 'happenings' })
  const title = page?.name ?? t(`${kind}.title`)
  return {
    title: pageTitle(textIn(site.name, locale) ?? '', title, locale),
    ...sharedMetadata(site, locale, {
      title,
      path: page?.href ?? fixedPageOf(site),
      description: await screenDescription(kind, site, locale),
    }),
  }
}

/** Events about balanced living at the address that every site has, whatever its sections are. Spec: PUB-2.10, PUB-2.41. */
export default async function BalancedLivingPage(props: Props) {
  const { locale, site, page } = await findPage(props)
  if (!site) return <NotFoundPage site={null} locale={locale} />
  return pageOrError(locale, () => HappeningListScreen({ kind, site, locale, name: page?.name ?? null }))
}

import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AnnouncementListScreen } from '@/features/content/announcements/announcement-list-screen'
import { balancedLivingPath, findListPage } from '@/features/content/announcements/announcement-list-page'
import { describeScreen } from '@/features/site/page-description'
import { formatPageTitle } from '@/features/site/page-title'
import { findSite } from '@/features/site/read-sites'
import { localize } from '@/domain/locale'
import { requireLocale } from '@/app/(site)/require-locale'
import { NotFoundPage, buildNotFoundMetadata } from '@/app/(site)/not-found-page'
import { withErrorPage } from '@/app/(site)/with-error-page'
import { buildPageMetadata } from '@/app/(site)/page-metadata'

type Props = { params: Promise<{ locale: string; site: string }> }
const kind = 'balanced-living-events'

export const dynamic = 'force-dynamic'

async function findPage({ params }: Props) {
  const { locale: segment, site: slug } = await params
  const locale = requireLocale(segment)
  const site = await findSite(slug)
  const page = site && findListPage(site, kind, locale)
  return { locale, site, page }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, site, page } = await findPage(props)
  if (!site) return buildNotFoundMetadata({ site, locale })
  const t = await getTranslations({ locale, namespace: 'happenings' })
  const title = page?.name ?? t(`${kind}.title`)
  return {
    title: formatPageTitle(localize(site.name, locale) ?? '', title, locale),
    ...buildPageMetadata(site, locale, {
      title,
      path: page?.href ?? balancedLivingPath(site),
      description: await describeScreen(kind, site, locale),
    }),
  }
}

/** Balanced living events, at a path that every site has regardless of its sections. Spec: PUB-2.10, PUB-2.41. */
export default async function BalancedLivingPage(props: Props) {
  const { locale, site, page } = await findPage(props)
  if (!site) return <NotFoundPage site={null} locale={locale} />
  return withErrorPage(locale, () => AnnouncementListScreen({ kind, site, locale, name: page?.name ?? null }))
}

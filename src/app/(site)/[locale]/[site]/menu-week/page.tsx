import type { Metadata } from 'next'
import { Breadcrumb } from '@/ui/breadcrumb'
import { formatPageTitle } from '@/features/site/page-title'
import { WeekScreen } from '@/features/menu/week/week-screen'
import { menuMessages } from '@/i18n/menu-messages'
import { localize } from '@/domain/locale'
import { NotFoundPage, buildNotFoundMetadata } from '@/app/(site)/not-found-page'
import { withErrorPage } from '@/app/(site)/with-error-page'
import { findMenuPage, type MenuSubpageProps } from '../find-menu-page'

export const dynamic = 'force-dynamic'

/** Not indexed: the menu page is, with the same dishes. */
export async function generateMetadata(props: MenuSubpageProps): Promise<Metadata> {
  const { locale, site, menuPage } = await findMenuPage(props)
  if (!site || !menuPage) return buildNotFoundMetadata({ site, locale })
  const title = formatPageTitle(localize(site.name, locale) ?? '', menuMessages(locale).week.title, locale)
  return { title, robots: { index: false } }
}

/** The week of a location at a glance, for a site with a published menu page. */
export default async function WeekPage(props: MenuSubpageProps) {
  const { locale, site, menuPage } = await findMenuPage(props)
  if (!site || !menuPage) return <NotFoundPage site={site} locale={locale} />
  const searchParams = await props.searchParams
  const breadcrumb = (href: string) => <Breadcrumb site={site} locale={locale} above={{ ...menuPage, href }} />
  return withErrorPage(locale, () => WeekScreen({ site, locale, searchParams, menuPage: menuPage.href, breadcrumb }))
}

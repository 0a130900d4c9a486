import type { Metadata } from 'next'
import { Breadcrumb } from '@/ui/breadcrumb'
import { formatPageTitle } from '@/features/site/page-title'
import { PlateScreen } from '@/features/menu/plate/plate-screen'
import { plateMessages } from '@/features/menu/plate/plate-messages'
import { localize } from '@/domain/locale'
import { NotFoundPage, buildNotFoundMetadata } from '@/app/(site)/not-found-page'
import { withErrorPage } from '@/app/(site)/with-error-page'
import { findMenuPage, type MenuSubpageProps } from '../find-menu-page'

export const dynamic = 'force-dynamic'

/** A visitor's plate is not indexed. */
export async function generateMetadata(props: MenuSubpageProps): Promise<Metadata> {
  const { locale, site, menuPage } = await findMenuPage(props)
  if (!site || !menuPage) return buildNotFoundMetadata({ site, locale })
  const title = formatPageTitle(localize(site.name, locale) ?? '', plateMessages(locale).title, locale)
  return { title, robots: { index: false } }
}

/** The plate of a visitor, for a site with a published menu page. */
export default async function PlatePage(props: MenuSubpageProps) {
  const { locale, site, menuPage } = await findMenuPage(props)
  if (!site || !menuPage) return <NotFoundPage site={site} locale={locale} />
  const searchParams = await props.searchParams
  const breadcrumb = (href: string) => <Breadcrumb site={site} locale={locale} above={{ ...menuPage, href }} />
  return withErrorPage(locale, () => PlateScreen({ site, locale, searchParams, menuPage: menuPage.href, breadcrumb }))
}

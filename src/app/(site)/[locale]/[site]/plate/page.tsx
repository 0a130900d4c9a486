import type { Metadata } from 'next'
import { Breadcrumb } from '@/features/content/components/breadcrumb'
import { pageTitle } from '@/features/content/page-title'
import { PlateScreen } from '@/features/dining/components/plate-screen'
import { plateWords } from '@/features/dining/components/plate-words'
import { textIn } from '@/domain/locale'
import { NotFoundPage, notFoundMetadata } from '@/app/(site)/not-found-page'
import { pageOrError } from '@/app/(site)/page-or-error'
import { findMenuPage, type MenuSideProps } from '../find-menu-page'

export const dynamic = 'force-dynamic'

/** What somebody put on a plate is nothing for search engines. */
export async function generateMetadata(props: MenuSideProps): Promise<Metadata> {
  const { locale, site, menuPage } = await findMenuPage(props)
  if (!site || !menuPage) return notFoundMetadata({ site, locale })
  const title = pageTitle(textIn(site.name, locale) ?? '', plateWords(locale).title, locale)
  return { title, robots: { index: false } }
}

/** A plate put together from the menus of a site that shows menus. Spec: PUB-2.38. */
export default async function PlatePage(props: MenuSideProps) {
  const { locale, site, menuPage } = await findMenuPage(props)
  if (!site || !menuPage) return <NotFoundPage site={site} locale={locale} />
  const searchParams = await props.searchParams
  const breadcrumb = (href: string) => <Breadcrumb site={site} locale={locale} above={{ ...menuPage, href }} />
  return pageOrError(locale, () => PlateScreen({ site, locale, searchParams, menuPage: menuPage.href, breadcrumb }))
}

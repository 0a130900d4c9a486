import type { Metadata } from 'next'
import { Breadcrumb } from '@/features/content/components/breadcrumb'
import { pageTitle } from '@/features/content/page-title'
import { DishSearchScreen } from '@/features/dining/components/dish-search-screen'
import { dishSearchWords } from '@/features/dining/components/dish-search-words'
import { textIn } from '@/domain/locale'
import { NotFoundPage, notFoundMetadata } from '@/app/(site)/not-found-page'
import { pageOrError } from '@/app/(site)/page-or-error'
import { findMenuPage, type MenuSideProps } from '../find-menu-page'

export const dynamic = 'force-dynamic'

/** What was looked for is nothing for search engines. */
export async function generateMetadata(props: MenuSideProps): Promise<Metadata> {
  const { locale, site, menuPage } = await findMenuPage(props)
  if (!site || !menuPage) return notFoundMetadata({ site, locale })
  const title = pageTitle(textIn(site.name, locale) ?? '', dishSearchWords(locale).title, locale)
  return { title, robots: { index: false } }
}

/** Finds a dish on the menus of a site that shows menus. Spec: PUB-2.38. */
export default async function DishSearchPage(props: MenuSideProps) {
  const { locale, site, menuPage } = await findMenuPage(props)
  if (!site || !menuPage) return <NotFoundPage site={site} locale={locale} />
  const searchParams = await props.searchParams
  const breadcrumb = (href: string) => <Breadcrumb site={site} locale={locale} above={{ ...menuPage, href }} />
  return pageOrError(locale, () =>
    DishSearchScreen({ site, locale, searchParams, menuPage: menuPage.href, breadcrumb }),
  )
}

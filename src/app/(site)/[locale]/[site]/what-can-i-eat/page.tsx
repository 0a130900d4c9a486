import type { Metadata } from 'next'
import { localize } from '@/domain/locale'
import { carriedAllergens, carryAllergens } from '@/domain/menu/carry-allergens'
import { formatPageTitle } from '@/features/site/page-title'
import { whatCanIEatMessages } from '@/features/menu/what-can-i-eat/what-can-i-eat-messages'
import { WhatCanIEatScreen } from '@/features/menu/what-can-i-eat/what-can-i-eat-screen'
import { NotFoundPage, buildNotFoundMetadata } from '@/app/(site)/not-found-page'
import { withErrorPage } from '@/app/(site)/with-error-page'
import { getRequestPath } from '@/server/http/request-path'
import { Breadcrumb } from '@/ui/breadcrumb'
import { findMenuPage, type MenuSubpageProps } from '../find-menu-page'

export const dynamic = 'force-dynamic'

/** The page depends on the choice in its URL and is not indexed. */
export async function generateMetadata(props: MenuSubpageProps): Promise<Metadata> {
  const { locale, site, menuPage } = await findMenuPage(props)
  if (!site || !menuPage) return buildNotFoundMetadata({ site, locale })
  const title = formatPageTitle(localize(site.name, locale) ?? '', whatCanIEatMessages(locale).title, locale)
  return { title, robots: { index: false } }
}

/** What a visitor with allergens can eat today, on a site with a published menu page. */
export default async function WhatCanIEatPage(props: MenuSubpageProps) {
  const { locale, site, menuPage } = await findMenuPage(props)
  if (!site || !menuPage) return <NotFoundPage site={site} locale={locale} />
  const searchParams = await props.searchParams
  const menu = { ...menuPage, href: carryAllergens(menuPage.href, carriedAllergens(await getRequestPath())) }
  const breadcrumb = <Breadcrumb site={site} locale={locale} above={menu} />
  return withErrorPage(locale, () =>
    WhatCanIEatScreen({ site, locale, searchParams, menuPage: menuPage.href, breadcrumb }),
  )
}

import { findSite } from '@/features/site/read-sites'
import { specialPageUrl, findSection } from '@/domain/site/section-screens'
import { localize } from '@/domain/locale'
import { requireLocale } from '@/app/(site)/require-locale'

/** The properties of a page that belongs to the menu, such as the dish search. */
export type MenuSubpageProps = {
  params: Promise<{ locale: string; site: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The site of a request and the path and name of its menu page; `menuPage` is null if none is published. */
export async function findMenuPage({ params }: Pick<MenuSubpageProps, 'params'>) {
  const { locale: segment, site: slug } = await params
  const locale = requireLocale(segment)
  const site = await findSite(slug)
  const href = site && specialPageUrl(site, 'whats-on-the-menu')
  if (!site || !href) return { locale, site, menuPage: null }
  const place = findSection(site, href.slice(`/${site.slug}/`.length))
  const name = localize((place?.node ?? place?.section)?.name, locale)
  return { locale, site, menuPage: { href, name: name ?? href } }
}

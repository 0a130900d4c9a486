import { findSite } from '@/features/content/read'
import { addressOfSpecial, findPlace } from '@/features/content/section-screens'
import { textIn } from '@/domain/locale'
import { knownLocale } from '@/app/(site)/known-locale'

/** What a page beside the menu page is asked with. */
export type MenuSideProps = {
  params: Promise<{ locale: string; site: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The site of an address and its menu page, by path and name; null where the site has none on show. */
export async function findMenuPage({ params }: Pick<MenuSideProps, 'params'>) {
  const { locale: asked, site: slug } = await params
  const locale = knownLocale(asked)
  const site = await findSite(slug)
  const href = site && addressOfSpecial(site, 'whats-on-the-menu')
  if (!site || !href) return { locale, site, menuPage: null }
  const place = findPlace(site, href.slice(`/${site.slug}/`.length))
  const name = textIn((place?.node ?? place?.section)?.name, locale)
  return { locale, site, menuPage: { href, name: name ?? href } }
}

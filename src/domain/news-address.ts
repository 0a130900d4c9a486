import { linkTarget } from './link-target'

/**
 * The id of the news item to whose page a link of a site leads, `/northgate/news-item/<id>`; null where it leads elsewhere.
 * Capitals make no difference, and neither do a query, an anchor or a slash at the end. Spec: PUB-2.12.
 */
export function newsIdOf(link: string | null, siteSlug: string): string | null {
  const [path = ''] = (linkTarget(link) ?? '').toLowerCase().split(/[?#]/)
  const [, site, page, id, ...rest] = path.replace(/\/$/, '').split('/')
  const isNews = path.startsWith('/') && site === siteSlug && page === 'news-item' && rest.length === 0
  return isNews && id && /^[0-9a-f]{24}$/.test(id) ? id : null
}

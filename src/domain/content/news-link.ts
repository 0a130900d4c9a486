import { isHexId } from '@/domain/hex-id'
import { resolveLinkTarget } from '@/domain/site/link-target'

/**
 * Returns the news item id of a link to a site's news page (`/northgate/news-item/<id>`), or null for other links. Case,
 * query, fragment and a trailing slash do not matter. Spec: PUB-2.12.
 */
export function parseNewsLink(link: string | null, siteSlug: string): string | null {
  const [path = ''] = (resolveLinkTarget(link) ?? '').toLowerCase().split(/[?#]/)
  const [, site, page, id, ...rest] = path.replace(/\/$/, '').split('/')
  const isNews = path.startsWith('/') && site === siteSlug && page === 'news-item' && rest.length === 0
  return isNews && isHexId(id) ? id : null
}

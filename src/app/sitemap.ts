import type { MetadataRoute } from 'next'
import { listSites, readSite } from '@/features/content/read'
import { pagesOf } from '@/features/content/site-map'
import { ownAddress } from '@/server/own-address'

export const dynamic = 'force-dynamic'

/**
 * The pages of all sites, those of none, and the API's documentation. Both languages of a page have one address, of which the visitor's cookie or the host decides,
 * so that each stands here once and none has a translation elsewhere to name (`hreflang`).
 */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const base = ownAddress()
  const sites = await Promise.all((await listSites()).map(({ id }) => readSite(id)))
  const ofNoSite = ['/', '/climate-friendly', '/mobile-privacy', '/v1/docs', '/v1/docs/moving']
  return [...ofNoSite, ...sites.flatMap((site) => (site ? pagesOf(site) : []))].map((path) => ({
    url: `${base}${path}`,
  }))
}

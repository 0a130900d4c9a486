import '@/server/database/payload' // first, so that all entries share its chunk (docs/benchmarks.md, Build)
import type { MetadataRoute } from 'next'
import { listSites, readSite } from '@/features/site/read-sites'
import { listAllAnnouncements } from '@/features/content/announcements/read-announcements'
import { isIndexable, listSitemapPaths } from '@/features/site/sitemap-entries'
import { getServerUrl } from '@/server/http/server-url'

export const dynamic = 'force-dynamic'

const commonPaths = [
  '/',
  '/climate-friendly',
  '/mobile-privacy',
  '/v1/docs',
  '/v1/docs/moving',
  '/v1/docs/walkthroughs',
]

/**
 * The pages and announcements of all sites, the pages without a site, and the API documentation. Both languages of a page
 * share one URL (the cookie or the host selects the language), so each page is listed once and has no `hreflang` links.
 */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const base = getServerUrl()
  const sites = (await Promise.all((await listSites()).map(({ id }) => readSite(id)))).flatMap((site) => site ?? [])
  const open = sites.filter(isIndexable)
  const announcements = (await Promise.all(open.map((site) => listAllAnnouncements(site, 'en')))).flat()
  const current = announcements.filter(({ nearness, link }) => nearness !== 'over' && link === null)
  return [
    ...[...commonPaths, ...open.flatMap(listSitemapPaths)].map((path) => ({ url: `${base}${path}` })),
    ...current.map(({ path, changed }) => ({ url: `${base}${path}`, lastModified: changed })),
  ]
}

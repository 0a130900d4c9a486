import type { MetadataRoute } from 'next'
import { listSites, readSite } from '@/features/content/read'
import { listEveryHappening } from '@/features/content/read-happenings'
import { isOpen, pagesOf } from '@/features/content/site-map'
import { ownAddress } from '@/server/own-address'

export const dynamic = 'force-dynamic'

const ofNoSite = ['/', '/climate-friendly', '/mobile-privacy', '/v1/docs', '/v1/docs/moving']

/**
 * The pages of all sites with what each announces, those of none, and the API's documentation. Both languages of a page have
 * one address, of which the visitor's cookie or the host decides, so that each stands here once and none has a translation
 * elsewhere to name (`hreflang`).
 */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const base = ownAddress()
  const sites = (await Promise.all((await listSites()).map(({ id }) => readSite(id)))).flatMap((site) => site ?? [])
  const open = sites.filter(isOpen)
  const announced = (await Promise.all(open.map((site) => listEveryHappening(site, 'en')))).flat()
  const own = announced.filter(({ nearness, link }) => nearness !== 'over' && link === null)
  return [
    ...[...ofNoSite, ...open.flatMap(pagesOf)].map((path) => ({ url: `${base}${path}` })),
    ...own.map(({ path, changed }) => ({ url: `${base}${path}`, lastModified: changed })),
  ]
}

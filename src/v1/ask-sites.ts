import type { Site, SiteSummary } from '@/domain/campus'
import { ok, refuse, type Result } from '@/domain/result'
import { findSite, listSites, readSite } from '@/features/content/read'
import type { Asked } from './endpoint'
import type { SiteAsked } from './shapes/site-info'

/** The published site with this id, as it is at an instant. Refuses `missing-parameter` without one, `not-found-site`. */
export async function publishedSite(siteId: string | null, now?: Date): Promise<Result<Site>> {
  if (siteId === null) return refuse('missing-parameter', { parameter: 'site_id' })
  const site = await readSite(siteId, now)
  return site?.published ? ok(site) : refuse('not-found-site')
}

type Listed = (site: SiteSummary) => boolean

const askList = (name: string, isListed: Listed) => async (): Promise<Result<Asked<SiteSummary[]>>> =>
  ok({ about: [name], siteId: null, until: Infinity, read: async () => ok((await listSites()).filter(isListed)) })

/**
 * The original had a host per country and a list for each. Here one host has them all, so that `sites/public` lists
 * every published site, and `sites/public_ca` the Canadian ones. Spec: PUB-7.5, V1-9.
 */
export const askAllSites = askList('sites', ({ published }) => published)
export const askCanadianSites = askList('sites-ca', ({ published, country }) => published && country === 'ca')

/** The site of a slug. Refuses `not-found-site`, `unpublished-site`. Spec: PUB-7.4, PUB-8.1. */
export async function askSite({ slug }: { slug: string | null }): Promise<Result<Asked<SiteAsked>>> {
  const wanted = (slug ?? '').toLowerCase()
  const found = (await listSites()).find((site) => site.slug === wanted)
  if (!found) return refuse('not-found-site')
  if (!found.published) return refuse('unpublished-site')
  return ok({
    about: ['site-info', found.id],
    siteId: found.id,
    until: Infinity,
    read: async (now) => {
      const site = await findSite(wanted, now)
      return site ? ok({ site, now }) : refuse('unpublished-site')
    },
  })
}

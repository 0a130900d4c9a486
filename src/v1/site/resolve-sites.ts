import type { Site, SiteSummary } from '@/domain/site/site'
import { ok, refuse, type Result } from '@/domain/result'
import { findSite, listSites, readSite } from '@/features/site/read-sites'
import type { ResolvedRequest } from '@/v1/engine/endpoint'
import type { SiteInfoData } from './shapes/site-info'

/** Finds a published site by its id. Refuses `missing-parameter` for null, `not-found-site`. Spec: PUB-4.1. */
export async function findPublishedSite(siteId: string | null, now?: Date): Promise<Result<Site>> {
  if (siteId === null) return refuse('missing-parameter', { parameter: 'site_id' })
  const site = await readSite(siteId, now)
  return site?.published ? ok(site) : refuse('not-found-site')
}

const siteListResolver =
  (isListed: (site: SiteSummary) => boolean) => async (): Promise<Result<ResolvedRequest<SiteSummary[]>>> =>
    ok({
      siteId: null,
      validUntil: Infinity,
      read: async () => ok((await listSites()).filter(isListed)),
    })

/**
 * The earlier API had a host and a list per country. One host serves all sites here, so `sites/public` lists every
 * published site and `sites/public_ca` those in Canada. Spec: PUB-7.5, V1-9.
 */
export const resolveAllSites = siteListResolver(({ published }) => published)
export const resolveCanadianSites = siteListResolver(({ published, country }) => published && country === 'ca')

/** Resolves a site by its slug. Refuses `not-found-site`, `unpublished-site`. Spec: PUB-7.4, PUB-8.1. */
export async function resolveSite({ slug }: { slug: string | null }): Promise<Result<ResolvedRequest<SiteInfoData>>> {
  const wanted = (slug ?? '').toLowerCase()
  const found = (await listSites()).find((site) => site.slug === wanted)
  if (!found) return refuse('not-found-site')
  if (!found.published) return refuse('unpublished-site')
  return ok({
    siteId: found.id,
    validUntil: Infinity,
    read: async (now) => {
      const site = await findSite(wanted, now)
      return site ? ok({ site, now }) : refuse('unpublished-site')
    },
  })
}

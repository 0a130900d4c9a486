import type { z } from 'zod'
import type { sitesQuery } from '@/contract/site/sites'
import { findBySlug } from '@/domain/site/former-slugs'
import { filterSector } from '@/domain/site/sector'
import type { Site, SiteSummary } from '@/domain/site/site'
import { ok, refuse, type Result } from '@/domain/result'
import { listSites, readSite } from '@/features/site/read-sites'
import type { ResolvedRequest } from '@/v1/engine/endpoint'
import type { SiteInfoData } from './shapes/site-info'

/** Finds a published site by its id. Refuses `missing-parameter` for null, `not-found-site`. Spec: PUB-4.1. */
export async function findPublishedSite(siteId: string | null, now?: Date): Promise<Result<Site>> {
  if (siteId === null) return refuse('missing-parameter', { parameter: 'site_id' })
  const site = await readSite(siteId, now)
  return site?.published ? ok(site) : refuse('not-found-site')
}

/** An unknown sector has no sites. Its answer is not stored, so that random ones cannot fill the cache. */
const siteListResolver =
  (isListed: (site: SiteSummary) => boolean) =>
  async ({ sector }: z.output<typeof sitesQuery>): Promise<Result<ResolvedRequest<SiteSummary[]>>> => {
    const list = async () => filterSector((await listSites()).filter(isListed), sector)
    return ok({
      site: null,
      validUntil: sector && (await list()).length === 0 ? 0 : Infinity,
      read: async () => ok(await list()),
    })
  }

/**
 * The earlier API had a host and a list per country. One host serves all sites here, so `sites/public` lists every
 * published site and `sites/public_ca` those in Canada. Spec: PUB-7.5, V1-9.
 */
export const resolveAllSites = siteListResolver(({ published }) => published)
export const resolveCanadianSites = siteListResolver(({ published, country }) => published && country === 'ca')

/** Resolves a site by its slug, also a former one. Refuses `not-found-site`, `unpublished-site`. Spec: PUB-4.1, PUB-7.4, PUB-8.1. */
export async function resolveSite({ slug }: { slug: string | null }): Promise<Result<ResolvedRequest<SiteInfoData>>> {
  const found = findBySlug(await listSites(), slug ?? '')
  if (!found) return refuse('not-found-site')
  const { site, isFormer } = found
  if (!site.published) return refuse('unpublished-site')
  return ok({
    site,
    read: async (now) => {
      const read = await readSite(site.id, now)
      return read?.published ? ok({ site: read, now, isFormer }) : refuse('unpublished-site')
    },
  })
}

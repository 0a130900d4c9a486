import type { Site } from '@/domain/site/site'
import { refuse, ok, type Result } from '@/domain/result'
import { findPublishedSite } from '@/v1/site/resolve-sites'
import type { ResolvedRequest } from '@/v1/engine/endpoint'

/**
 * Resolves a resource that belongs to a whole site, such as its list of events. Refuses `missing-parameter`, `not-found-site`. Spec: PUB-7.3.
 */
export const siteResolver =
  <Value>(read: (site: Site, now: Date) => Promise<Value>) =>
  async ({ site_id }: { site_id: string | null }, asOf: Date): Promise<Result<ResolvedRequest<Value>>> => {
    const site = await findPublishedSite(site_id, asOf)
    if (!site.ok) return site
    return ok({
      site: site.value,
      read: async (now) => {
        const current = await findPublishedSite(site.value.id, now)
        return current.ok ? ok(await read(current.value, now)) : current
      },
    })
  }

/** `parameter` is the name of the parameter that holds the id. */
type ItemRequest = { parameter: string; siteId: string | null; id: string | null }

/**
 * Resolves one item of a site. Refuses `missing-parameter`, `not-found-site`, and `not-found-item` for an item that does not
 * exist, belongs to another site or is not shown now.
 */
export async function resolveSiteItem<Value>(
  { parameter, siteId, id }: ItemRequest,
  find: (site: Site, id: string, now: Date) => Promise<Value | undefined>,
  asOf: Date,
): Promise<Result<ResolvedRequest<Value>>> {
  if (id === null) return refuse('missing-parameter', { parameter })
  const findIn = async (now: Date) => {
    const site = await findPublishedSite(siteId, now)
    if (!site.ok) return site
    const value = await find(site.value, id, now)
    return value === undefined ? refuse('not-found-item') : ok({ site: site.value, value })
  }
  const found = await findIn(asOf)
  if (!found.ok) return found
  return ok({
    site: found.value.site,
    read: async (now) => {
      const current = await findIn(now)
      return current.ok ? ok(current.value.value) : current
    },
  })
}

/**
 * The site of an item: the one in the request, otherwise the item's own site. Refuses `not-found-item` if the request names
 * no site and the item's site is not published.
 */
export async function findItemSite(
  siteId: string | null,
  id: string | null,
  siteOf: (id: string) => Promise<string | null>,
): Promise<Result<string | null>> {
  if (siteId !== null || id === null) return ok(siteId)
  const ownSiteId = await siteOf(id)
  return ownSiteId !== null && (await findPublishedSite(ownSiteId)).ok ? ok(ownSiteId) : refuse('not-found-item')
}

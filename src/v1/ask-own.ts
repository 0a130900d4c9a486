import type { Site } from '@/domain/campus'
import { refuse, ok, type Result } from '@/domain/result'
import { publishedSite } from './ask-sites'
import type { Asked } from './endpoint'

/**
 * A question about all that a site has of something, as it is at an instant. `name` is no other question's. Refuses
 * `missing-parameter`, `not-found-site`. Spec: PUB-7.3.
 */
export const askAll =
  <Value>(name: string, read: (site: Site, now: Date) => Promise<Value>) =>
  async ({ site_id }: { site_id: string | null }, asOf: Date): Promise<Result<Asked<Value>>> => {
    const site = await publishedSite(site_id, asOf)
    if (!site.ok) return site
    const { id } = site.value
    return ok({
      about: [name, id],
      siteId: id,
      until: Infinity,
      read: async (now) => {
        const asItIs = await publishedSite(id, now)
        return asItIs.ok ? ok(await read(asItIs.value, now)) : asItIs
      },
    })
  }

/** Of what one thing is asked: `parameter` carries the id. */
type One = { name: string; parameter: string; siteId: string | null; id: string | null }

/**
 * A question about one thing of a site. What is another site's, or is not shown at the instant, is as unknown as what
 * does not exist. Refuses `missing-parameter`, `not-found-site`, `not-found-item`.
 */
export async function askOne<Value>(
  { name, parameter, siteId, id }: One,
  find: (site: Site, id: string, now: Date) => Promise<Value | undefined>,
  asOf: Date,
): Promise<Result<Asked<Value>>> {
  if (id === null) return refuse('missing-parameter', { parameter })
  const read = async (now: Date) => {
    const site = await publishedSite(siteId, now)
    if (!site.ok) return site
    const value = await find(site.value, id, now)
    return value === undefined ? refuse('not-found-item') : ok(value)
  }
  const found = await read(asOf)
  return found.ok ? ok({ about: [name, siteId ?? '', id], siteId, until: Infinity, read }) : found
}

/**
 * The site of which a thing is asked: the one that is named, else that of the thing itself. An unpublished site’s things
 * are as unknown as what does not exist, where the site is not named. Refuses `not-found-item`.
 */
export async function siteAskedFor(
  siteId: string | null,
  id: string | null,
  siteOf: (id: string) => Promise<string | null>,
): Promise<Result<string | null>> {
  if (siteId !== null || id === null) return ok(siteId)
  const own = await siteOf(id)
  return own !== null && (await publishedSite(own)).ok ? ok(own) : refuse('not-found-item')
}

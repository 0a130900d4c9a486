import type { z } from 'zod'
import type { tileContentQuery } from '@/contract/tiles'
import { ok, refuse, type Result } from '@/domain/result'
import { readNewsBriefs } from '@/features/content/read-news-briefs'
import { publishedSite } from './ask-sites'
import type { Asked } from './endpoint'
import type { TilesAsked } from './shapes/tiles'

/** All tiles of a site, or one. Refuses `missing-parameter`, `not-found-site`, `not-found-item`. Spec: PUB-7.24. */
export async function askTiles(
  input: z.output<typeof tileContentQuery>,
  asOf: Date,
): Promise<Result<Asked<TilesAsked>>> {
  const { site_id, tile_id: tileId } = input
  const find = async (now: Date) => {
    const site = await publishedSite(site_id, now)
    if (!site.ok) return site
    const isThere = tileId === null || site.value.tiles.some(({ id }) => id === tileId)
    return isThere ? site : refuse('not-found-item')
  }
  const found = await find(asOf)
  if (!found.ok) return found
  const { id } = found.value
  return ok({
    about: ['tiles', id, tileId ?? ''],
    siteId: id,
    until: Infinity,
    read: async (now) => {
      const site = await find(now)
      return site.ok ? ok({ site: site.value, tileId, news: await readNewsBriefs(site.value, now) }) : site
    },
  })
}

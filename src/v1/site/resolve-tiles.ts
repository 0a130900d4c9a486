import type { z } from 'zod'
import type { tileContentQuery } from '@/contract/site/tiles'
import type { Site } from '@/domain/site/site'
import type { Result } from '@/domain/result'
import { readNews } from '@/features/content/announcements/read-news'
import { siteResolver, resolveSiteItem } from '@/v1/content/resolve-site-items'
import type { ResolvedRequest } from '@/v1/engine/endpoint'
import type { TilesData } from './shapes/tiles'

async function readTiles(site: Site, tileId: string | null, now: Date): Promise<TilesData> {
  return { site, tileId, news: await readNews(site, now) }
}

const resolveAllTiles = siteResolver((site, now) => readTiles(site, null, now))

/** Resolves all tiles of a site, or the one that the request names. Refuses `missing-parameter`, `not-found-site`, `not-found-item`. Spec: PUB-7.24. */
export function resolveTiles(
  { site_id: siteId, tile_id: id }: z.output<typeof tileContentQuery>,
  asOf: Date,
): Promise<Result<ResolvedRequest<TilesData>>> {
  if (id === null) return resolveAllTiles({ site_id: siteId }, asOf)
  const find = async (site: Site, wanted: string, now: Date) =>
    site.tiles.some((tile) => tile.id === wanted) ? readTiles(site, wanted, now) : undefined
  return resolveSiteItem({ parameter: 'tile_id', siteId, id }, find, asOf)
}

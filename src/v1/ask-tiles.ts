import type { z } from 'zod'
import type { tileContentQuery } from '@/contract/tiles'
import type { Site } from '@/domain/campus'
import type { Result } from '@/domain/result'
import { readNews } from '@/features/content/read-news'
import { askAll, askOne } from './ask-own'
import type { Asked } from './endpoint'
import type { TilesAsked } from './shapes/tiles'

async function tilesOf(site: Site, tileId: string | null, now: Date): Promise<TilesAsked> {
  return { site, tileId, news: await readNews(site, now) }
}

const askEvery = askAll('tiles', (site, now) => tilesOf(site, null, now))

/** All tiles of a site, or one. Refuses `missing-parameter`, `not-found-site`, `not-found-item`. Spec: PUB-7.24. */
export function askTiles(
  { site_id: siteId, tile_id: id }: z.output<typeof tileContentQuery>,
  asOf: Date,
): Promise<Result<Asked<TilesAsked>>> {
  if (id === null) return askEvery({ site_id: siteId }, asOf)
  const find = async (site: Site, wanted: string, now: Date) =>
    site.tiles.some((tile) => tile.id === wanted) ? tilesOf(site, wanted, now) : undefined
  return askOne({ name: 'tile', parameter: 'tile_id', siteId, id }, find, asOf)
}

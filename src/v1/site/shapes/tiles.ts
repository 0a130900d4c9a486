import type { z } from 'zod'
import type { tileContentResponse } from '@/contract/site/tiles'
import type { Site } from '@/domain/site/site'
import type { NewsItem } from '@/domain/content/announcements'
import { localize, type Locale } from '@/domain/locale'
import { parseNewsLink } from '@/domain/content/news-link'
import { success } from '@/v1/engine/envelope'
import { tileRows } from './home-page'

/** `tileId` is null for all tiles. `news` is the news that the site shows. */
export type TilesData = {
  site: Pick<Site, 'slug' | 'tiles'>
  tileId: string | null
  news: readonly Pick<NewsItem, 'id' | 'title' | 'brief'>[]
}

/** The tiles as in `sites/{slug}/info`, each with its news item. A single tile keeps its `order`. Spec: PUB-7.24. */
export function tileContent({ site, tileId, news }: TilesData, locale: Locale): z.infer<typeof tileContentResponse> {
  const content = tileRows(site.tiles, locale)
    .filter(({ id }) => tileId === null || id === tileId)
    .map((row) => {
      const item = news.find(({ id }) => id === parseNewsLink(row.link, site.slug))
      return {
        ...row,
        news: item ? { id: item.id, title: item.title[locale], brief: localize(item.brief, locale) } : null,
      }
    })
  return success(content.length, { content })
}

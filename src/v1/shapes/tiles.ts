import type { z } from 'zod'
import type { tileContentResponse } from '@/contract/tiles'
import type { Site } from '@/domain/campus'
import type { NewsItem } from '@/domain/happenings'
import { textIn, type Locale } from '@/domain/locale'
import { newsIdOf } from '@/domain/news-address'
import { success } from '@/v1/envelope'
import { tileRows } from './home-page'

/** `tileId` null is every tile; `news` are those that are shown. */
export type TilesAsked = {
  site: Pick<Site, 'slug' | 'tiles'>
  tileId: string | null
  news: readonly Pick<NewsItem, 'id' | 'title' | 'brief'>[]
}

/** The tiles as `sites/{slug}/info` lists them, one of them with its place among them. Spec: PUB-7.24. */
export function tileContent({ site, tileId, news }: TilesAsked, locale: Locale): z.infer<typeof tileContentResponse> {
  const content = tileRows(site.tiles, locale)
    .filter(({ id }) => tileId === null || id === tileId)
    .map((row) => {
      const item = news.find(({ id }) => id === newsIdOf(row.link, site.slug))
      return {
        ...row,
        news: item ? { id: item.id, title: item.title[locale], brief: textIn(item.brief, locale) } : null,
      }
    })
  return success(content.length, { content })
}

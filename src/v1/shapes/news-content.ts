import type { z } from 'zod'
import type { newsContentResponse } from '@/contract/sections'
import type { Tile } from '@/domain/home-page'
import type { Locale } from '@/domain/locale'
import { success } from '@/v1/envelope'
import { tileRows } from './home-page'
import { pictureRow } from './picture'

export type TilesAsked = { tiles: readonly Tile[]; tileId: string | null }

/** The tiles of a home page, or one of them, with their pictures; `records` counts them. Spec: PUB-7.24. */
export function newsContent({ tiles, tileId }: TilesAsked, locale: Locale): z.infer<typeof newsContentResponse> {
  const rows = tileRows(tiles, locale).map((row, index) => {
    const picture = tiles[index]?.picture
    return { ...row, picture: picture ? pictureRow(picture, locale) : null }
  })
  const content = rows.filter(({ id }) => tileId === null || id === tileId)
  return success(content.length, { content })
}

import { z } from 'zod'
import { success } from './envelope'
import { tile } from './site'
import { askedId, id, textOrNull } from './words'

/** `tile_id` may be left out: then all tiles. Spec: PUB-7.24. */
export const tileContentQuery = z.object({ site_id: askedId, tile_id: askedId })

/** `news` is the news item to whose page the tile leads, while it is shown. Spec: PUB-7.24. */
const tileContent = tile.extend({ news: z.strictObject({ id, title: z.string(), brief: textOrNull }).nullable() })

export const tileContentResponse = success({ content: z.array(tileContent) })

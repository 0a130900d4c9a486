import { z } from 'zod'
import { successSchema } from '@/contract/envelope'
import { tileShape } from './site'
import { idParameter, id, textOrNull } from '@/contract/field-types'

/** Without `tile_id`, all tiles are returned. Spec: PUB-7.24. */
export const tileContentQuery = z.object({ site_id: idParameter, tile_id: idParameter })

/** `news` is the published news item that the tile links to, else null. Spec: PUB-7.24. */
export const tileContent = tileShape.extend({
  news: z.strictObject({ id, title: z.string(), brief: textOrNull }).nullable(),
})

export const tileContentResponse = successSchema({ content: z.array(tileContent) })

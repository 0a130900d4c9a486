import { z } from 'zod'
import { textOrNull } from './words'

/** A stored picture: `file_path` is its address on this host; a picture without a smaller cut is its own `thumb_name`. */
export const picture = z.strictObject({
  file_name: z.string(),
  file_path: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  thumb_name: z.string(),
  alt: textOrNull,
})
export type PictureRow = z.infer<typeof picture>

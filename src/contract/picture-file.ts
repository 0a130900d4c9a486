import { z } from 'zod'
import { textOrNull } from './words'

/** A picture with its address on this host; one without a smaller cut is its own `thumb_name`. Spec: PUB-7.38. */
export const pictureFile = z.strictObject({
  file_name: z.string(),
  file_path: z.string(),
  file_width: z.number().int().nullable(),
  file_height: z.number().int().nullable(),
  thumb_name: z.string(),
  alt: textOrNull,
})
export type PictureFile = z.infer<typeof pictureFile>

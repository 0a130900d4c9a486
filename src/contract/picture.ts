import { z } from 'zod'
import { id, textOrNull } from './words'

/** A picture of content; one that has no thumbnail is its own. Spec: PUB-2.43, V1-12. */
export const pictureShape = z.strictObject({
  id,
  file_name: z.string(),
  thumb_name: z.string(),
  alt: textOrNull,
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
})
export type PictureRow = z.infer<typeof pictureShape>

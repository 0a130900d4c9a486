import { z } from 'zod'
import { id, textOrNull } from '@/contract/field-types'

/** A picture. Without a thumbnail, `thumb_name` is the file name. Spec: PUB-2.43, V1-12. */
export const pictureShape = z.strictObject({
  id,
  file_name: z.string(),
  thumb_name: z.string(),
  alt: textOrNull,
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
})
export type PictureRow = z.infer<typeof pictureShape>

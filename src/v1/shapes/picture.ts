import type { PictureRow } from '@/contract/picture'
import type { IdentifiedPicture } from '@/domain/campus'
import { textIn, type Locale } from '@/domain/locale'

/** Spec: PUB-2.43. */
export const pictureRow = (
  { id, fileName, thumbName, alt, width, height }: IdentifiedPicture,
  locale: Locale,
): PictureRow => ({
  id,
  file_name: fileName,
  thumb_name: thumbName ?? fileName,
  alt: textIn(alt, locale),
  width,
  height,
})

import type { PictureRow } from '@/contract/site/picture'
import type { IdentifiedPicture } from '@/domain/files/picture'
import { localize, type Locale } from '@/domain/locale'

/** A picture without a thumbnail is its own thumbnail. Spec: PUB-2.43. */
export const pictureRow = (
  { id, fileName, thumbName, alt, width, height }: IdentifiedPicture,
  locale: Locale,
): PictureRow => ({
  id,
  file_name: fileName,
  thumb_name: thumbName ?? fileName,
  alt: localize(alt, locale),
  width,
  height,
})

import type { PictureRow } from '@/contract/picture'
import type { Picture } from '@/domain/campus'
import { pictureAddress } from '@/domain/file-address'
import { textIn, type Locale } from '@/domain/locale'

/** Spec: PUB-7.38. */
export const pictureRow = (picture: Picture, locale: Locale): PictureRow => ({
  file_name: picture.fileName,
  file_path: pictureAddress(picture),
  width: picture.width,
  height: picture.height,
  thumb_name: picture.thumbName ?? picture.fileName,
  alt: textIn(picture.alt, locale),
})

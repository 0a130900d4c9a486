import type { PictureFile } from '@/contract/picture-file'
import type { Picture } from '@/domain/campus'
import { pictureAddress } from '@/domain/file-address'
import { textIn, type Locale } from '@/domain/locale'

/** Spec: PUB-7.38. */
export const pictureFileRow = (picture: Picture, locale: Locale): PictureFile => ({
  file_name: picture.fileName,
  file_path: pictureAddress(picture),
  file_width: picture.width,
  file_height: picture.height,
  thumb_name: picture.thumbName ?? picture.fileName,
  alt: textIn(picture.alt, locale),
})

import type { Localized } from '@/domain/locale'
import type { PictureKind } from './upload-kinds'

/**
 * A stored picture. Its URL is `/files/<kind>/<fileName>`. `thumbName` is the file name of its 446 by 402 pixel
 * thumbnail, or null when it has none: the picture is smaller, its kind has no thumbnails, or it was stored before
 * thumbnails existed.
 */
export type Picture = {
  kind: PictureKind
  fileName: string
  thumbName: string | null
  alt: Localized<string | null>
  width: number | null
  height: number | null
}

/** A picture with the id of its document. */
export type IdentifiedPicture = Picture & { id: string }

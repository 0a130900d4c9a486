import type { CollectionConfig, ImageSize } from 'payload'
import { processPicture } from './process-picture'
import { type BilingualText, bilingual } from '@collections/labels'
import type { PictureKind } from '@/domain/files/upload-kinds'
import { altTexts, checkAltTexts } from './alt-texts'
import { uploadConfig } from './upload-config'

type Pictures = {
  kind: PictureKind
  singular: BilingualText
  plural: BilingualText
  /** In pixels. Wider pictures are scaled down. */
  maxWidth: number
  /** Whether to crop sizes for lists and cards. Off for logos and banners. */
  cropSizes?: boolean
}

const webp = { format: 'webp', options: { quality: 82 } } as const
/** `card` is `thumb` for screens of double density. Spec: PUB-9.7. */
const sizes: ImageSize[] = [
  { name: 'thumb', width: 446, height: 402, formatOptions: webp },
  { name: 'card', width: 892, height: 804, formatOptions: webp },
]

/** A kind of picture, served at `/files/<kind>/<name>`: checked by its content and re-encoded as WebP. Spec: PUB-7.38. */
export function pictureUpload({ kind, singular, plural, maxWidth, cropSizes = true }: Pictures): CollectionConfig {
  const { upload, hooks, ...shared } = uploadConfig(kind)
  return {
    ...shared,
    labels: { singular, plural },
    admin: {
      group: false, // fields that take a picture choose and upload it
      useAsTitle: 'filename',
      defaultColumns: ['filename', 'updatedAt'],
      description: bilingual(
        'JPEG, PNG, WebP, AVIF or GIF, up to 12 MB. Only the first frame of an animation is kept.',
        'JPEG, PNG, WebP, AVIF ou GIF, jusqu’à 12 Mo. Seule la première image d’une animation est conservée.',
      ),
    },
    hooks: { ...hooks, beforeOperation: [processPicture(kind, maxWidth)], beforeValidate: [checkAltTexts] },
    upload: {
      ...upload,
      mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
      formatOptions: webp,
      focalPoint: true,
      ...(cropSizes ? { imageSizes: sizes, adminThumbnail: 'thumb' } : {}),
    },
    fields: [altTexts],
  }
}

import type { CollectionConfig, ImageSize } from 'payload'
import { takePicture } from '@collections/hooks/take-picture'
import { groups, words } from '@collections/labels'
import type { PictureKind } from '@/domain/upload-kinds'
import { altTexts, checkAltTexts } from './alt-texts'
import { uploadOf } from './upload-of'

type Pictures = {
  kind: PictureKind
  singular: ReturnType<typeof words>
  plural: ReturnType<typeof words>
  /** In pixels; wider ones are scaled down. */
  maxWidth: number
  /** Whether lists and cards show cuts of it, which would spoil a logo or a banner. */
  cuts?: boolean
}

const webp = { format: 'webp', options: { quality: 82 } } as const
/** Both of the proportions of a placeholder, the second for screens of twice the density. Spec: PUB-9.7. */
const sizes: ImageSize[] = [
  { name: 'thumb', width: 446, height: 402, formatOptions: webp },
  { name: 'card', width: 892, height: 804, formatOptions: webp },
]

/** One kind of picture, served at `/files/<kind>/<name>`: read by its content, drawn anew as WebP. Spec: PUB-7.38. */
export function pictureUpload({ kind, singular, plural, maxWidth, cuts = true }: Pictures): CollectionConfig {
  const { upload, hooks, ...shared } = uploadOf(kind)
  return {
    ...shared,
    labels: { singular, plural },
    admin: {
      group: groups.pictures,
      useAsTitle: 'filename',
      defaultColumns: ['filename', 'updatedAt'],
      description: words(
        'JPEG, PNG, WebP, AVIF or GIF, up to 12 MB. A moving picture keeps its first frame.',
        'JPEG, PNG, WebP, AVIF ou GIF, jusqu’à 12 Mo. D’une image animée, seule la première vue est gardée.',
      ),
    },
    hooks: { ...hooks, beforeOperation: [takePicture(kind, maxWidth)], beforeValidate: [checkAltTexts] },
    upload: {
      ...upload,
      mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
      formatOptions: webp,
      focalPoint: true,
      ...(cuts ? { imageSizes: sizes, adminThumbnail: 'thumb' } : {}),
    },
    fields: [altTexts],
  }
}

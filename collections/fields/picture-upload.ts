import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { byArea } from '@collections/access/by-area'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { checkPicture } from '@collections/hooks/check-picture'
import { groups, words } from '@collections/labels'

type Kind = {
  slug: string
  kind: string
  singular: ReturnType<typeof words>
  plural: ReturnType<typeof words>
  width: number
  height?: number
}

/** One kind of picture, served at `/files/<kind>/<name>`: sniffed, turned the right way up, cut down and made WebP. Spec: PUB-7.38. */
export function pictureUpload({ slug, kind, singular, plural, width, height }: Kind): CollectionConfig {
  return {
    slug,
    labels: { singular, plural },
    admin: { group: groups.pictures, useAsTitle: 'filename', defaultColumns: ['filename', 'alt', 'updatedAt'] },
    access: byArea('uploads'),
    hooks: { ...announceSiteDocument(), beforeOperation: [checkPicture] },
    upload: {
      staticDir: path.resolve(process.env.MEDIA_DIR ?? './data/media', kind),
      mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
      formatOptions: { format: 'webp', options: { quality: 82 } },
      resizeOptions: { width, height, fit: height ? 'cover' : 'inside', withoutEnlargement: true },
      focalPoint: true,
      pasteURL: false,
    },
    fields: [
      {
        name: 'alt',
        type: 'text',
        label: words('What it shows', 'Ce qu’elle montre'),
        localized: true,
        required: true,
        admin: {
          description: words('For people who cannot see the picture.', 'Pour les personnes qui ne voient pas l’image.'),
        },
      },
    ],
  }
}

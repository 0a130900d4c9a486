import type { CollectionConfig, ImageSize, CollectionBeforeValidateHook, GroupField, TextField } from 'payload'
import type { SiteLanguages } from '@/domain/site/site-languages'
import { readSiteLanguages } from '@/server/database/site-languages'
import { fieldsOf } from '@/server/database/stored-values'
import { validationError } from '@collections/validation-error'
import { processPicture } from './process-picture'
import { type BilingualText, bilingual, translate } from '@collections/labels'
import type { PictureKind } from '@/domain/files/upload-kinds'
import { uploadConfig } from './upload-config'
import { row } from '@collections/fields/row'

const missing = bilingual('Describe the picture.', 'Décrivez l’image.')
const missingHere = bilingual('Describe the picture in this language too.', 'Décrivez l’image dans cette langue aussi.')
const sentenceFor = (languages: SiteLanguages) => (languages.length === 1 ? missing : missingHere)
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

const altText = (name: 'en' | 'fr', label: TextField['label']): TextField => ({
  name,
  type: 'text',
  label,
  required: true,
  maxLength: 500,
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
  validate: async (value: unknown, { data, req }: Parameters<NonNullable<TextField['validate']>>[1]) => {
    if (isText(value)) return true
    const languages = await readSiteLanguages(req.payload, fieldsOf(data).site, req)
    return !languages.includes(name) || translate(req, sentenceFor(languages))
  },
})

/** Alternative texts, side by side. Those in the languages of the site are required; the other is an empty text. */
const altTexts: GroupField = {
  name: 'alt',
  type: 'group',
  label: bilingual('Alternative text', 'Texte de remplacement'),
  admin: {
    description: bilingual(
      'Describe the picture for people who cannot see it.',
      'Décrivez l’image pour les personnes qui ne la voient pas.',
    ),
  },
  fields: [
    row(altText('en', bilingual('In English', 'En anglais')), altText('fr', bilingual('In French', 'En français'))),
  ],
}

/** Requires the texts before the file is written. The fields check the same, but only after that. */
const checkAltTexts: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const languages = await readSiteLanguages(req.payload, data?.site ?? fieldsOf(originalDoc).site, req)
  const alt = fieldsOf(fieldsOf(data).alt)
  const errors = languages
    .filter((locale) => !isText(alt[locale]))
    .map((locale) => ({ path: `alt.${locale}`, message: translate(req, sentenceFor(languages)) }))
  if (errors.length > 0) throw validationError(collection, errors, req)
  return { ...data, alt: { en: alt.en ?? '', fr: alt.fr ?? '' } }
}

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

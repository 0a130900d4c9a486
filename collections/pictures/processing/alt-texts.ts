import type { CollectionBeforeValidateHook, GroupField, TextField } from 'payload'
import { translate, bilingual } from '@collections/labels'
import { validationError } from '@collections/validation-error'
import { fieldsOf } from '@/server/database/stored-values'

const missingText = bilingual('Describe the picture in this language too.', 'Décrivez l’image dans cette langue aussi.')
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

const altText = (name: 'en' | 'fr', label: TextField['label']): TextField => ({
  name,
  type: 'text',
  label,
  required: true,
  maxLength: 500,
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
  validate: (value: unknown, { req }: Parameters<NonNullable<TextField['validate']>>[1]) =>
    isText(value) || translate(req, missingText),
})

/** Alternative texts in both languages, side by side. Both are required. */
export const altTexts: GroupField = {
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
    {
      type: 'row',
      fields: [
        altText('en', bilingual('In English', 'En anglais')),
        altText('fr', bilingual('In French', 'En français')),
      ],
    },
  ],
}

/** Requires both texts before the file is written. The fields check the same, but only after that. */
export const checkAltTexts: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  const alt = fieldsOf(fieldsOf(data).alt)
  const errors = (['en', 'fr'] as const)
    .filter((locale) => !isText(alt[locale]))
    .map((locale) => ({ path: `alt.${locale}`, message: translate(req, missingText) }))
  if (errors.length > 0) throw validationError(collection, errors, req)
  return data
}

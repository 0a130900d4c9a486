import { ValidationError, type CollectionBeforeValidateHook, type GroupField, type TextField } from 'payload'
import { say, words } from '@collections/labels'
import { fieldsOf } from '@/server/stored'

const missing = words('Say it in this language too.', 'Dites-le aussi dans cette langue.')
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

const inOne = (name: 'en' | 'fr', label: TextField['label']): TextField => ({
  name,
  type: 'text',
  label,
  required: true,
  defaultValue: '', // the column of a database that had pictures before it asked for both texts
  maxLength: 500,
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
  validate: (value: unknown, { req }: Parameters<NonNullable<TextField['validate']>>[1]) =>
    isText(value) || say(req, missing),
})

/** What a picture shows, in both languages side by side, for people who cannot see it. Neither may be empty or blank. */
export const altTexts: GroupField = {
  name: 'alt',
  type: 'group',
  label: words('What it shows', 'Ce qu’elle montre'),
  admin: {
    description: words('For people who cannot see the picture.', 'Pour les personnes qui ne voient pas l’image.'),
  },
  fields: [
    {
      type: 'row',
      fields: [inOne('en', words('In English', 'En anglais')), inOne('fr', words('In French', 'En français'))],
    },
  ],
}

/** Asks for both texts before a file is written for the document; the fields ask the same, in the form. */
export const checkAltTexts: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  const alt = fieldsOf(fieldsOf(data).alt)
  const errors = (['en', 'fr'] as const)
    .filter((locale) => !isText(alt[locale]))
    .map((locale) => ({ path: `alt.${locale}`, message: say(req, missing) }))
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t)
  return data
}

import type { Field, Plugin, TextField } from 'payload'
import { translationField } from './translation-field'

/** A localized text of one line that has no input and no hooks of its own. */
const isShortText = (field: Field): field is TextField =>
  field.type === 'text' &&
  field.localized === true &&
  !field.hasMany &&
  !field.hooks &&
  !field.admin?.hidden &&
  !field.admin?.components?.Field

const withTranslation = (field: TextField): Field[] => [
  translationField(field),
  {
    ...field,
    admin: {
      ...field.admin,
      components: {
        ...field.admin?.components,
        Field: '@/studio/languages/text-in-both-languages#TextInBothLanguages',
      },
    },
  } as TextField,
]

/** Adds the translations to a list of fields, and to those in its rows, tabs, groups and arrays. */
function addTranslations(fields: Field[]): Field[] {
  return fields.flatMap((field): Field[] => {
    if (isShortText(field)) return withTranslation(field)
    if (field.type === 'tabs')
      return [{ ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: addTranslations(tab.fields) })) } as Field]
    const isLocalized = 'localized' in field && field.localized === true
    if ('fields' in field && !isLocalized) return [{ ...field, fields: addTranslations(field.fields) } as Field]
    return [field]
  })
}

/**
 * Shows texts of one line in both languages side by side, and saves both at once. The other language travels in a field without a
 * column, so that one request, one version and one check of `updatedAt` cover both.
 */
export const bothLanguages: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({ ...collection, fields: addTranslations(collection.fields) })),
})

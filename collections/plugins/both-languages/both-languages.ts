import type {
  Field,
  Plugin,
  TextareaField,
  TextField,
  FieldHook,
  JSONField,
  JSONFieldValidation,
  RichTextField,
  TextFieldSingleValidation,
} from 'payload'
import { text as validateText, textarea as validateTextarea } from 'payload/shared'
import type { Locale } from '@/domain/locale'
import {
  isTranslation,
  otherLanguageOf,
  readTranslation,
  translatedValue,
  translationOf,
} from '@/domain/text/other-language'
import { fieldsOf } from '@/server/database/stored-values'
import { writeOtherBody } from './write-other-body'

type TypedField = TextField | TextareaField
type TranslatedField = TypedField | RichTextField

/**
 * Reads the text in the other language for staff who read a document themselves, in one language. Payload's own reads of a stored
 * document, on which a save is based, get nothing: a save that does not name the translation must not write it.
 */
const readOther =
  (name: string): FieldHook =>
  ({ overrideAccess, req, siblingData }) => {
    if (overrideAccess || req.user?.collection !== 'staff' || req.locale === 'all') return undefined
    const locale = otherLanguageOf(req.locale)
    const texts: unknown = siblingData[name] // in all languages: this field comes before the text, which Payload flattens next
    return { [locale]: translatedValue(texts, locale) ?? null }
  }

/** Whether a save gives any text in a language that is not the one of the request. */
const givesTexts = (siblings: Record<string, unknown>, locale: Locale) =>
  Object.keys(siblings).some(
    (name) => Object.hasOwn(siblings, translationOf(name)) && translatedValue(siblings[translationOf(name)], locale),
  )

/**
 * Puts the text of the other language into the stored texts, which Payload then writes together with the one it is given. In
 * collections without drafts, SQLite does not take a language in which a required text is null; a missing translation is an empty
 * text there, and readers take it for none. It is stored beside any other text of that language, also for staff who may not write it.
 */
const writeOther =
  ({ name, required }: TypedField): FieldHook =>
  ({ collection, req, siblingData, siblingDocWithLocales, value }) => {
    if (req.locale === 'all' || !siblingDocWithLocales) return
    const locale = otherLanguageOf(req.locale)
    const stored = fieldsOf(siblingDocWithLocales[name])
    const mustExist = required && !collection?.versions?.drafts
    const isMissing = (stored[locale] ?? null) === null
    const given = readTranslation(value, locale)
    const text = given === undefined && mustExist && isMissing && givesTexts(siblingData, locale) ? null : given
    if (text === undefined || (text === null && isMissing && !mustExist)) return
    siblingDocWithLocales[name] = { ...stored, [locale]: text ?? (mustExist ? '' : null) }
  }

/** The rules of the text, except that a language may be empty. `writeOtherBody` has those of a text of the editor. */
function validateTranslation(field: TranslatedField): JSONFieldValidation {
  const ofType = field.type === 'textarea' ? validateTextarea : validateText
  const rule = (field.validate ?? ofType) as TextFieldSingleValidation
  return async (value, options) => {
    if (value === null || value === undefined) return true
    const text = translatedValue(value, otherLanguageOf(options.req.locale))
    const isBodyText = typeof text === 'object' && text !== null
    if (!isTranslation(value) || (text && isBodyText !== (field.type === 'richText')))
      return options.req.t('validation:invalidInput')
    if (field.type === 'richText' || typeof text !== 'string' || text === '') return true
    const { maxLength, minLength } = field
    return rule(text, { ...options, maxLength, minLength, required: false } as unknown as Parameters<typeof rule>[1])
  }
}

/**
 * A field without a column beside a text field: the same text in the other language. It has the rights and the validation of the
 * text, comes before it (`readOther`), and is shown by the text's own input.
 */
const translationField = (field: TranslatedField): JSONField => ({
  name: translationOf(field.name),
  type: 'json',
  virtual: true,
  label: field.label,
  access: field.access,
  admin: {
    condition: field.admin?.condition,
    components: { Field: '@/studio/languages/no-field#NoField', Diff: '@/studio/languages/no-field#NoField' },
    disableBulkEdit: true,
    disableGroupBy: true,
    disableListColumn: true,
    disableListFilter: true,
  },
  hooks: {
    afterRead: [readOther(field.name)],
    beforeChange: [field.type === 'richText' ? writeOtherBody(field) : writeOther(field)],
  },
  validate: validateTranslation(field),
})

/** A localized text that has no input and no hooks of its own. */
const isTypedText = (field: Field): field is TypedField =>
  (field.type === 'text' || field.type === 'textarea') &&
  field.localized === true &&
  !('hasMany' in field && field.hasMany) &&
  !field.hooks &&
  !field.admin?.hidden &&
  !field.admin?.components?.Field

/** A body, whose own input (`body-field.tsx`) shows the other language beside it. */
const isBody = (field: Field): field is RichTextField => field.type === 'richText' && Boolean(field.custom?.richTextOf)

const withTranslation = (field: TypedField): Field[] => [
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
  } as TypedField,
]

/** Adds the translations to a list of fields, and to those in its rows, tabs, groups and arrays. */
function addTranslations(fields: Field[]): Field[] {
  return fields.flatMap((field): Field[] => {
    if (isTypedText(field)) return withTranslation(field)
    if (isBody(field)) return [translationField(field), field]
    if (field.type === 'tabs')
      return [{ ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: addTranslations(tab.fields) })) } as Field]
    const isLocalized = 'localized' in field && field.localized === true
    if ('fields' in field && !isLocalized) return [{ ...field, fields: addTranslations(field.fields) } as Field]
    return [field]
  })
}

/**
 * Shows texts in both languages side by side, and saves both at once. The other language travels in a field without a
 * column, so that one request, one version and one check of `updatedAt` cover both.
 */
export const bothLanguages: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({ ...collection, fields: addTranslations(collection.fields) })),
})

import type { Locale } from '@/domain/locale'
import { otherLanguageOf, translatedValue, translationOf } from './other-language'

/** A field that has texts in both languages, by path; `0` and other numbers are rows. */
export type TranslatedField = { path: string; label: Record<Locale, string> }

/** A field in which one language has a text and `missing` has none. */
export type MissingTranslation = { path: string; label: Record<Locale, string>; missing: Locale }

type Texts = Partial<Record<Locale, unknown>>

/** Nothing, a blank text, an empty list, texts by language that are all empty, or a text of the editor of empty paragraphs only. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.length === 0
  if (typeof value !== 'object') return false
  const { root, ...texts } = fieldsOf(value)
  if (root === undefined) return Object.values(texts).every(isEmpty)
  const { children } = fieldsOf(root)
  return Array.isArray(children) && children.every(isEmptyParagraph)
}

const fieldsOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

function isEmptyParagraph(node: unknown): boolean {
  const { type, children } = fieldsOf(node)
  return type === 'paragraph' && isEmpty(children)
}

/** The values at a path through groups and rows. */
function valuesAt(value: unknown, [name, ...rest]: string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((row) => valuesAt(row, name === undefined ? [] : [name, ...rest]))
  if (name === undefined) return [value]
  return valuesAt(fieldsOf(value)[name], rest)
}

/** A field as missing in each language in which one of its texts is empty while the other language has it. */
function listMissing({ path, label }: TranslatedField, texts: readonly Texts[]): MissingTranslation[] {
  const lacks = (locale: Locale) =>
    texts.some((text) => isEmpty(text[locale]) && !isEmpty(text[otherLanguageOf(locale)]))
  return (['fr', 'en'] as const).filter(lacks).map((missing) => ({ path, label, missing }))
}

/**
 * The fields of a document, given in all languages, that have a text in one language only. Visitors who read the other language
 * would see it untranslated. Each field and language is listed once, even if several rows lack it.
 */
export const findMissingTranslations = (doc: unknown, fields: readonly TranslatedField[]): MissingTranslation[] =>
  fields.flatMap((field) =>
    listMissing(
      field,
      valuesAt(doc, field.path.split('.')).map((value) => fieldsOf(value)),
    ),
  )

/** The texts of a field in a form that is open in `locale`: the other language comes from its translation, else from what is stored. */
function formTexts(values: unknown, stored: unknown, [name = '', ...rest]: string[], locale: Locale): Texts[] {
  if (Array.isArray(values)) {
    const rows: unknown[] = Array.isArray(stored) ? stored : []
    return values.flatMap((row) => {
      const storedRow = rows.find((each) => fieldsOf(each).id === fieldsOf(row).id)
      return formTexts(row, storedRow, [name, ...rest], locale)
    })
  }
  const [given, before] = [fieldsOf(values), fieldsOf(stored)]
  if (rest.length > 0) return formTexts(given[name], before[name], rest, locale)
  const other = otherLanguageOf(locale)
  const translation = translatedValue(given[translationOf(name)], other)
  return [{ [locale]: given[name], [other]: translation === undefined ? fieldsOf(before[name])[other] : translation }]
}

/** The same for a form that is open in one language, before it is saved over a stored document; null for a new document. */
export const findMissingInForm = (
  values: unknown,
  stored: unknown,
  fields: readonly TranslatedField[],
  locale: Locale,
): MissingTranslation[] =>
  fields.flatMap((field) => listMissing(field, formTexts(values, stored, field.path.split('.'), locale)))

/** The fields whose text in a language differs between the latest draft and what visitors read; both in all languages. */
export const findUnpublished = (
  draft: unknown,
  published: unknown,
  fields: readonly TranslatedField[],
  locale: Locale,
): TranslatedField[] => fields.filter(({ path }) => textsIn(draft, path, locale) !== textsIn(published, path, locale))

const textsIn = (doc: unknown, path: string, locale: Locale) =>
  listed(valuesAt(doc, path.split('.')).map((texts) => fieldsOf(texts)[locale]))

/**
 * The fields whose draft in the other language becomes public when a form, which is open in `locale`, is published. Visitors read
 * `published` now, null while nothing is; `stored` is the draft that the form was opened with, null for a new document. A text of the other language that was
 * typed in the form itself is not among them: its author wants it public.
 */
export const findNewlyPublic = (
  values: unknown,
  stored: unknown,
  published: unknown,
  fields: readonly TranslatedField[],
  locale: Locale,
): TranslatedField[] => {
  const other = otherLanguageOf(locale)
  return fields.filter(({ path }) => {
    const drafted = listed(formTexts(values, stored, path.split('.'), locale).map((texts) => texts[other]))
    return drafted === textsIn(stored, path, other) && drafted !== textsIn(published, path, other)
  })
}

const listed = (texts: readonly unknown[]) => JSON.stringify(texts.filter((text) => !isEmpty(text)))

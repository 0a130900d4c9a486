import type { Locale, Localized } from './locale'
import { formatPrice } from './shop/money/money'
import { formatDecimal } from './shop/money/typed-amount'
import type { Area } from './roles'
import { hasTrash } from './trash'

/** What somebody did to a document that visitors or staff can see, or to many of them with a file. */
export const changeActions = [
  'create',
  'change',
  'publish',
  'unpublish',
  'delete',
  'restore',
  'import',
  'undoImport',
] as const
export type ChangeAction = (typeof changeActions)[number]

/** Whether changes are recorded: of what staff work on together. Personal data and sales have records of their own. */
export const isRecorded = (collection: { area?: Area; trash?: false }): boolean =>
  hasTrash(collection) || ['sites', 'staff', 'reference'].includes(collection.area ?? '')

/** A field of a stored document. `path` is `name`, or `group.name`. `values` says how they are written; null leaves them out. */
export type RecordedField = {
  path: string
  label: Localized
  values: 'text' | 'flag' | 'number' | 'cents' | 'percent' | ReadonlyMap<string, Localized> | null
}

type Stored = Readonly<Record<string, unknown>>
const words = {
  en: { empty: 'empty', yes: 'Yes', no: 'No', colon: ': ', inEnglish: ' (English)', inFrench: ' (French)' },
  fr: { empty: 'vide', yes: 'Oui', no: 'Non', colon: '\u00a0: ', inEnglish: ' (anglais)', inFrench: ' (français)' },
}
/** A longer text is named, not quoted. */
const longestQuote = 80

/**
 * Whether a document was or is public before and after a save, and so what the save did; null when nobody but its authors
 * can see a difference. Without drafts a stored document is public; `before` is null for a new one.
 */
export function actionOf(before: Stored | null, after: Stored): ChangeAction | null {
  const isPublic = after._status !== 'draft'
  if (before === null) return isPublic ? 'create' : null
  if (before._status === 'draft') return isPublic ? 'publish' : null
  return isPublic ? 'change' : 'unpublish'
}

/**
 * The fields that differ, in both languages: `Price: $12.00 → $13.00; Description (French)`. Empty when none does.
 * Localized values are `{ en, fr }`.
 */
export function describeChanges(fields: readonly RecordedField[], before: Stored, after: Stored): Localized {
  const inLanguage = (language: Locale) =>
    fields
      .flatMap((field) => describeField(field, valueAt(before, field.path), valueAt(after, field.path), language))
      .join('; ')
  return { en: inLanguage('en'), fr: inLanguage('fr') }
}

const valueAt = (document: Stored, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Stored | null | undefined)?.[name], document)

function describeField({ label, values }: RecordedField, from: unknown, to: unknown, language: Locale): string[] {
  const { inEnglish, inFrench } = words[language]
  const texts = [from, to].map(localizedParts)
  if (texts[0] && texts[1])
    return (['en', 'fr'] as const).flatMap((locale) => {
      const name = `${label[language]}${locale === 'en' ? inEnglish : inFrench}`
      return describe(name, values, texts[0]?.[locale], texts[1]?.[locale], language)
    })
  return describe(label[language], values, from, to, language)
}

/** The texts of a localized value, also of none at all; null for a value that is not localized. */
function localizedParts(value: unknown): Partial<Record<Locale, unknown>> | null {
  if (value === null || value === undefined) return {}
  const isLocalized = typeof value === 'object' && Object.keys(value).every((key) => key === 'en' || key === 'fr')
  return isLocalized && !Array.isArray(value) ? value : null
}

const sameText = (value: unknown) => (value === '' || value === undefined ? 'null' : JSON.stringify(value))

function describe(name: string, values: RecordedField['values'], from: unknown, to: unknown, language: Locale) {
  if (sameText(from) === sameText(to)) return []
  const [before, after] = [from, to].map((value) => format(value, values, language))
  return [before === null || after === null ? name : `${name}${words[language].colon}${before} → ${after}`]
}

/** A value as text; null for one that is only named. */
function format(value: unknown, values: RecordedField['values'], language: Locale): string | null {
  const { empty, yes, no } = words[language]
  if (values === null) return null
  if (value === null || value === undefined || value === '') return empty
  if (values === 'flag') return value === true ? yes : no
  if (typeof value === 'number') {
    if (values === 'cents') return formatPrice(value, language)
    if (values === 'percent') return `${formatDecimal(value, 2, language, 'drop')}${language === 'fr' ? '\u00a0' : ''}%`
    return values === 'number' ? String(value) : null
  }
  if (typeof value !== 'string') return null
  if (values instanceof Map) return values.get(value)?.[language] ?? value
  return values === 'text' && value.length <= longestQuote ? value : null
}

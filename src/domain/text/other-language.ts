import type { Locale } from '@/domain/locale'

/** The other one of the two languages. A request and the studio name theirs as a text, which is English unless it is `fr`. */
export const otherLanguageOf = (locale: string | null | undefined): Locale => (locale === 'fr' ? 'en' : 'fr')

/** The name of the field that carries the text of a field in the language in which the document is not open: `{ fr: 'Neige' }`. */
export const translationOf = (name: string) => `${name}Translation`

/** What a translation gives in a language, a text or a text of the editor; undefined when it does not name the language. */
export const translatedValue = (value: unknown, locale: Locale): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, locale)
    ? (value as Record<string, unknown>)[locale]
    : undefined

/** The text that a translation gives in a language; null to remove the text, undefined when it does not name the language. */
export function readTranslation(value: unknown, locale: Locale): string | null | undefined {
  const text = translatedValue(value, locale)
  return text === null || typeof text === 'string' ? text : undefined
}

const isText = (text: unknown) =>
  typeof text === 'string' || (typeof text === 'object' && text !== null && 'root' in text)

/** Whether a value is a translation: texts, texts of the editor, or null, by language. */
export const isTranslation = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([key, text]) => ['en', 'fr'].includes(key) && (text === null || isText(text)))

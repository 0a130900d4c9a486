import type { Locale } from '@/domain/locale'

export const otherLanguageOf = (locale: Locale): Locale => (locale === 'fr' ? 'en' : 'fr')

/** The name of the field that carries the text of a field in the language in which the document is not open: `{ fr: 'Neige' }`. */
export const translationOf = (name: string) => `${name}Translation`

/** The text that a translation gives in a language; null to remove the text, undefined when it does not name the language. */
export function readTranslation(value: unknown, locale: Locale): string | null | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, locale)) return undefined
  const text = (value as Record<string, unknown>)[locale]
  if (text === null) return null
  return typeof text === 'string' ? text : undefined
}

/** Whether a value is a translation: texts, or null, by language. */
export const isTranslation = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([key, text]) => ['en', 'fr'].includes(key) && (text === null || typeof text === 'string'),
  )

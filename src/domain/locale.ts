/** The two languages of the product. `fr` is Canadian French. Spec: PUB-1.4. */
export const locales = ['en', 'fr'] as const
export type Locale = (typeof locales)[number]

/** A text that people read, in both languages. */
export type Localized<Text = string> = Record<Locale, Text>

/** The text in the asked language, else in the other one; empty and null count as missing. Null when both are. */
export function textIn(text: Localized<string | null | undefined> | null | undefined, locale: Locale): string | null {
  const other = locale === 'en' ? 'fr' : 'en'
  return text?.[locale] || text?.[other] || null
}

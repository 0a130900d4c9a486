/** The two languages of the product. `fr` is Canadian French. Spec: PUB-1.4. */
export const locales = ['en', 'fr'] as const
export type Locale = (typeof locales)[number]

/** A text that people read, in both languages. */
export type Localized<Text = string> = Record<Locale, Text>

const language = /^\s*(en|fr)(?:[-_](?:us|ca))?\s*$/i

/** The language of an answer: the parameter `locale` (`fr`, `fr-us`), else the cookie's, else English. Spec: PUB-7.28, PUB-7.36. */
export function languageOf(asked: string | null, cookie: Locale | ''): Locale {
  const found = asked === null ? null : language.exec(asked)
  if (found) return found[1]?.toLowerCase() === 'fr' ? 'fr' : 'en'
  return cookie || 'en'
}

/** The text in the asked language, else in the other one; empty and null count as missing. Null when both are. */
export function textIn(text: Localized<string | null | undefined> | null | undefined, locale: Locale): string | null {
  const other = locale === 'en' ? 'fr' : 'en'
  return text?.[locale] || text?.[other] || null
}

/** The two languages of the product. `fr` is Canadian French. Spec: PUB-1.4. */
export const locales = ['en', 'fr'] as const
export type Locale = (typeof locales)[number]

/** A value in both languages. */
export type Localized<Text = string> = Record<Locale, Text>

const language = /^\s*(en|fr)(?:[-_](?:us|ca))?\s*$/i

/** The locale of the `locale` parameter (`fr`, `fr-us`), else of the cookie; empty where neither names one. Spec: PUB-7.28. */
export function askedLocale(parameter: string | null, cookie: Locale | ''): Locale | '' {
  const found = parameter === null ? null : language.exec(parameter)
  if (found) return found[1]?.toLowerCase() === 'fr' ? 'fr' : 'en'
  return cookie
}

/** `askedLocale`, else English. Spec: PUB-7.28, PUB-7.36. */
export const resolveLocale = (parameter: string | null, cookie: Locale | ''): Locale =>
  askedLocale(parameter, cookie) || 'en'

/** Returns the text in a locale, else in the other one. Blank texts count as missing; null when both are missing. */
export function localize(text: Localized<string | null | undefined> | null | undefined, locale: Locale): string | null {
  const other = locale === 'en' ? 'fr' : 'en'
  return [text?.[locale], text?.[other]].find((each) => each?.trim()) ?? null
}

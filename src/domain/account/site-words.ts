import type { Localized } from '@/domain/locale'

/** The texts of a site's name that are no good passwords there: in both languages, whole and word by word. */
export const siteWords = (name: Localized<string | null>): string[] =>
  [name.en, name.fr].flatMap((text) => (text ? [text, ...text.split(/[\s-]+/)] : []))

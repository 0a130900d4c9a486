import type { MissingTranslation, TranslatedField } from '@/domain/text/missing-translations'
import { documentNoticesMessages } from './document-notices-messages'

/** The names of the fields that lack a language: `Title and Summary`. Empty for none. */
export const listFields = (missing: readonly MissingTranslation[], locale: 'en' | 'fr', language: 'en' | 'fr') =>
  listNames(
    missing.filter((each) => each.missing === locale),
    language,
  )

/** The question before publishing: what is missing, and what visitors will read instead. */
export function listMissingTranslations(missing: readonly MissingTranslation[], language: 'en' | 'fr'): string {
  const messages = documentNoticesMessages(language)
  const sentences = (['fr', 'en'] as const).flatMap((locale) => {
    const names = listFields(missing, locale, language)
    return names ? [`${messages.missing[locale]} ${names}. ${messages.consequence[locale]}`] : []
  })
  return [...sentences, messages.publishAnyway].join(' ')
}

/** The names of fields, as a list. */
export const listNames = (fields: readonly TranslatedField[], language: 'en' | 'fr') =>
  new Intl.ListFormat(`${language}-CA`).format(fields.map(({ label }) => label[language]))

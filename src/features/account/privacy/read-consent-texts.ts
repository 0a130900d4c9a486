import type { AgreedText, ConsentKind } from '@/domain/account/consents'
import { locales, type Locale } from '@/domain/locale'
import { readLegalText } from '@/features/site/read-legal-texts'
import { consentSentences } from '@/i18n/consent-messages'
import { textVersion } from '@/server/text-version'

const kinds = { privacy: 'privacy', terms: 'termsOfUse' } as const

/**
 * The published texts of a site that customers agree to by opening an account, in a language; in the other one where a text exists in
 * it only. Empty for a site without such texts.
 */
export async function readAgreedTexts(siteId: string, locale: Locale): Promise<AgreedText[]> {
  const texts = (['privacy', 'terms'] as const).map(async (kind): Promise<AgreedText[]> => {
    const body = (await readLegalText(kinds[kind], siteId))?.body
    const shown = [locale, ...locales].find((language) => body?.[language])
    const html = shown && body?.[shown]
    return html ? [{ kind, locale: shown, version: textVersion(html) }] : []
  })
  return (await Promise.all(texts)).flat()
}

/** The digests of the sentences beside the switches of a place, in a language. */
export function readSentenceVersions(
  place: Parameters<typeof consentSentences>[0],
  locale: Locale,
): Partial<Record<ConsentKind, string>> {
  const sentences = Object.entries(consentSentences(place, locale))
  return Object.fromEntries(sentences.map(([kind, sentence]) => [kind, textVersion(sentence)]))
}

import type { Payload } from 'payload'
import { type AgreedText, type ConsentKind, changedConsents } from '@/domain/account/consents'
import { locales, type Locale } from '@/domain/locale'
import type { Customer } from '@/features/account/read-customer'
import { readLegalText } from '@/features/site/read-legal-texts'
import { consentSentences } from '@/i18n/site-messages'
import { recordConsents } from '@/server/database/consents'
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

/** Records which messages a customer agrees to or stops on the account page, before the switches are saved. */
export async function recordMessageConsents(
  payload: Payload,
  { id, siteId, optIn, notifyByText }: Customer,
  wanted: { optIn: boolean; notifyByText: boolean },
  locale: Locale,
  now: Date,
): Promise<void> {
  const versions = readSentenceVersions('account', locale)
  const changes = changedConsents({ optIn, notifyByText }, wanted, { versions, locale, source: 'account' })
  await recordConsents(payload, { customer: id, site: siteId }, changes, now)
}

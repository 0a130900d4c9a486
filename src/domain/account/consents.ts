import type { Locale } from '@/domain/locale'

/** What a customer can agree to: the site's texts, and kinds of messages. */
export const consentKinds = ['privacy', 'terms', 'news', 'texts', 'favourites'] as const
export type ConsentKind = (typeof consentKinds)[number]

/**
 * Where a consent was given or withdrawn. `mail` is the link in a mail that stops mails; `text` is STOP, the answer to a text message;
 * `staff` is the studio.
 */
export const consentSources = ['sign-up', 'campus-sign-in', 'checkout', 'account', 'mail', 'text', 'staff'] as const
export type ConsentSource = (typeof consentSources)[number]

/**
 * A text of the site that a customer agrees to by opening an account. `version` is the digest of the text in `locale`, the
 * language in which it is shown.
 */
export type AgreedText = { kind: 'privacy' | 'terms'; locale: Locale; version: string }

/** A consent that was given or withdrawn. `version` is the digest of the text that was shown; null where none was. */
export type ConsentChange = {
  kind: ConsentKind
  action: 'given' | 'withdrawn'
  version: string | null
  locale: Locale | null
  source: ConsentSource
}

/** The consents to messages of an account. */
type MessageConsents = { optIn: boolean; notifyByText: boolean }
const kinds = { optIn: 'news', notifyByText: 'texts' } as const

/**
 * What changes when the switches of an account go from `before` to `after`. `versions` has the digests of the sentences beside the
 * switches; a withdrawal has none. Switches that stay as they are leave no record.
 */
export function changedConsents(
  before: MessageConsents,
  after: MessageConsents,
  {
    versions,
    locale,
    source,
  }: { versions: Partial<Record<ConsentKind, string>>; locale: Locale | null; source: ConsentSource },
): ConsentChange[] {
  return (['optIn', 'notifyByText'] as const).flatMap((name): ConsentChange[] => {
    if (before[name] === after[name]) return []
    const kind = kinds[name]
    if (!after[name]) return [{ kind, action: 'withdrawn', version: null, locale, source }]
    return [{ kind, action: 'given', version: versions[kind] ?? null, locale, source }]
  })
}

/** The texts that opening an account agrees to, as records. */
export const agreements = (texts: readonly AgreedText[], source: ConsentSource): ConsentChange[] =>
  texts.map(({ kind, locale, version }) => ({ kind, action: 'given', version, locale, source }))

/** Those of some texts that somebody says to have agreed to, in the version that is current, each once. */
export const agreedIn = (
  texts: readonly AgreedText[],
  accepted: readonly { kind: string; locale: Locale; version: string }[],
): AgreedText[] =>
  [...new Map(texts.map((text) => [`${text.kind} ${text.locale}`, text])).values()].filter((text) =>
    accepted.some(
      ({ kind, locale, version }) => kind === text.kind && locale === text.locale && version === text.version,
    ),
  )

/** Whether `seen`, the versions that a form has shown, has the current version of each text. */
export const hasSeenAll = (texts: readonly AgreedText[], seen: readonly string[]): boolean =>
  texts.every(({ version }) => seen.includes(version))

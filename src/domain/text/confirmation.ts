import type { Locale, Localized } from '@/domain/locale'

/**
 * How a confirmation begins: `great` for something new, `ok` for something that has ended or was requested, `allSet` for a saved or
 * sent form, `thanks` for a vote. Spec: CUS-9.15.
 */
const exclamations = {
  great: { en: 'Great!', fr: 'Parfait!' },
  ok: { en: 'OK!', fr: 'C’est noté!' },
  allSet: { en: 'All set!', fr: 'C’est fait!' },
  thanks: { en: 'Thanks!', fr: 'Merci!' },
} as const satisfies Record<string, Localized>

/** A sentence that confirms what a person did, after its exclamation. Messages of v1 have none. Spec: CUS-9.15. */
export const formatConfirmation = (kind: keyof typeof exclamations, sentence: string, locale: Locale): string =>
  `${exclamations[kind][locale]} ${sentence}`

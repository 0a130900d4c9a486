import type { Locale } from '@/domain/locale'
import { provinceCode } from '@/domain/places/provinces'
import type { TermsToAccept } from '@/domain/result'
import type { PaymentType } from '@/domain/shop/payments/payment-types'

/**
 * The languages in which a buyer accepts terms, in order. In Quebec the French terms come first, before a buyer can accept them
 * in English. `province` is that of the site, by code or name.
 */
export const termsOrder = (province: string | null, locale: Locale): Locale[] =>
  locale === 'en' && provinceCode(province ?? '').toUpperCase() === 'QC' ? ['fr', 'en'] : [locale]

/** The kinds of terms that a buyer can accept, in the order in which they are shown. Spec: CUS-4.21. */
export type TermsKind = 'student-id-terms' | 'meal-plan-terms' | 'subscription-terms' | 'installment-terms'

/** A text that a buyer must accept. `order` has the languages in their order, and `version` the digest of each text. */
export type RequiredTerms = {
  kind: TermsKind
  texts: Record<Locale, string>
  version: Record<Locale, string>
  order: Locale[]
}

/**
 * Those of a site's terms that an order needs: the terms of the student ID if it is paid by Student ID, those of the plans if
 * `hasPlan`, a meal plan or a custom plan. Spec: CUS-4.18, CUS-4.21.
 */
export const termsForOrder = (
  all: readonly RequiredTerms[],
  { paymentType, hasPlan }: { paymentType: PaymentType; hasPlan: boolean },
): RequiredTerms[] => all.filter(({ kind }) => (kind === 'student-id-terms' ? paymentType === 'Student ID' : hasPlan))

/** The texts to accept, in their order, as v1 lists them. */
export const termsRows = (terms: readonly RequiredTerms[]): TermsToAccept[] =>
  terms.flatMap(({ kind, order, texts, version }) =>
    order.map((locale) => ({ kind, locale, version: version[locale], text: texts[locale] })),
  )

/** A text that a buyer says to have accepted. */
export type AcceptedText = { kind: string; locale: Locale; version: string }

/**
 * The accepted texts of a purchase in the order of `required`; null unless each is accepted, in every language of its order and
 * in the version that is current. Texts that are not required are left out. Spec: CUS-4.18, CUS-4.21.
 */
export function acceptedInOrder(
  required: readonly RequiredTerms[],
  accepted: readonly AcceptedText[],
): (AcceptedText & { kind: TermsKind })[] | null {
  const wanted = required.flatMap(({ kind, order, version }) =>
    order.map((locale) => ({ kind, locale, version: version[locale] })),
  )
  let next = 0
  for (const { kind, locale, version } of accepted) {
    const one = wanted[next]
    if (one && one.kind === kind && one.locale === locale && one.version === version) next += 1
  }
  return next === wanted.length ? wanted : null
}

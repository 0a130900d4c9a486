import { localize, type Locale, type Localized } from '@/domain/locale'
import type { CartLine } from '@/domain/shop/cart/cart-lines'
import type { RequiredTerms, TermsKind } from '@/domain/shop/checkout/terms-order'
import type { CheckoutSettings } from '@/domain/shop/checkout-settings'
import type { PaymentType } from '@/domain/shop/payments/payment-types'
import { textVersion } from '@/server/text-version'

type TermsSettings = Pick<CheckoutSettings, 'plansRequireTerms' | 'studentIdRequiresTerms' | 'terms'>

/**
 * The terms that a buyer must accept, in their order: those of the student ID before those of the plans. Terms that staff require
 * without a text are left out. `order` is that of `termsOrder`; where a text exists in one language only, that one is accepted.
 * Spec: CUS-3.5, CUS-4.18, CUS-4.21.
 */
export function requiredTerms(
  { plansRequireTerms, studentIdRequiresTerms, terms }: TermsSettings,
  paymentType: PaymentType,
  { lines }: { lines: readonly { choice: Pick<CartLine, 'kind'> }[] },
  order: readonly Locale[],
): RequiredTerms[] {
  const hasPlan = lines.some(({ choice }) => choice.kind === 'meal-plan' || choice.kind === 'custom-plan')
  return [
    ...(studentIdRequiresTerms && paymentType === 'Student ID'
      ? termsOf('student-id-terms', terms.studentId, order)
      : []),
    ...(plansRequireTerms && hasPlan ? termsOf('meal-plan-terms', terms.mealPlans, order) : []),
  ]
}

/** A cart and a payment type that need all terms of a site. */
const anyPlan = { lines: [{ choice: { kind: 'meal-plan' as const } }] }

/** All terms of a site that an order may need. A page leaves out those that its order does not need. */
export const allTerms = (settings: TermsSettings | null, order: readonly Locale[]): RequiredTerms[] =>
  settings ? requiredTerms(settings, 'Student ID', anyPlan, order) : []

function termsOf(kind: TermsKind, stored: Localized<string | null>, wanted: readonly Locale[]): RequiredTerms[] {
  const [en, fr] = [localize(stored, 'en'), localize(stored, 'fr')]
  if (en === null || fr === null) return [] // localize returns null only if both are missing
  const written = wanted.filter((locale) => stored[locale])
  const order = written.length > 0 ? written : wanted.slice(-1)
  return [{ kind, texts: { en, fr }, version: { en: textVersion(en), fr: textVersion(fr) }, order: [...order] }]
}

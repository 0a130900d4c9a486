import { localize, type Locale, type Localized } from '@/domain/locale'
import type { CartLine } from '@/domain/shop/cart/cart-lines'
import { termsForOrder, type RequiredTerms, type TermsKind } from '@/domain/shop/checkout/terms-order'
import type { CheckoutSettings } from '@/domain/shop/checkout-settings'
import type { PaymentType } from '@/domain/shop/payments/payment-types'
import { textVersion } from '@/server/text-version'

type TermsSettings = Pick<CheckoutSettings, 'plansRequireTerms' | 'studentIdRequiresTerms' | 'terms'>

/**
 * All terms of a site that an order may need, in their order: those of the student ID before those of the plans. Terms that staff
 * require without a text are left out. `order` is that of `termsOrder`; where a text exists in one language only, that one is
 * accepted. Empty for a site that sells nothing online. Spec: CUS-3.5, CUS-4.21.
 */
export const allTerms = (settings: TermsSettings | null, order: readonly Locale[]): RequiredTerms[] => [
  ...(settings?.studentIdRequiresTerms ? termsOf('student-id-terms', settings.terms.studentId, order) : []),
  ...(settings?.plansRequireTerms ? termsOf('meal-plan-terms', settings.terms.mealPlans, order) : []),
]

/** The terms that the buyer of a cart must accept. `order` as for `allTerms`. Spec: CUS-4.18. */
export function requiredTerms(
  settings: TermsSettings,
  paymentType: PaymentType,
  { lines }: { lines: readonly { choice: Pick<CartLine, 'kind'> }[] },
  order: readonly Locale[],
): RequiredTerms[] {
  const hasPlan = lines.some(({ choice }) => choice.kind === 'meal-plan' || choice.kind === 'custom-plan')
  return termsForOrder(allTerms(settings, order), { paymentType, hasPlan })
}

function termsOf(kind: TermsKind, stored: Localized<string | null>, wanted: readonly Locale[]): RequiredTerms[] {
  const [en, fr] = [localize(stored, 'en'), localize(stored, 'fr')]
  if (en === null || fr === null) return [] // localize returns null only if both are missing
  const written = wanted.filter((locale) => stored[locale])
  const order = written.length > 0 ? written : wanted.slice(-1)
  return [{ kind, texts: { en, fr }, version: { en: textVersion(en), fr: textVersion(fr) }, order: [...order] }]
}

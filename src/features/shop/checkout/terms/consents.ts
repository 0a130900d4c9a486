import { localize } from '@/domain/locale'
import { ok, type Result } from '@/domain/result'
import { acceptedInOrder, termsRows, type AcceptedText } from '@/domain/shop/checkout/terms-order'
import type { Consent } from '@/domain/shop/orders/order'
import type { Checkout } from '@/features/shop/checkout/read-checkout'
import type { Installment } from '@/domain/shop/checkout/installments'
import { textVersion } from '@/server/text-version'

/**
 * The terms that a buyer accepted, for the order. Those of a subscription and of an installment plan are accepted where they are
 * chosen; they are stored if their text is still the current one. Refuses `terms-not-accepted` unless every required text is
 * accepted in its order. Spec: CUS-4.18, CUS-4.21, CUS-4.33.
 */
export function consentsOf(
  { terms, form }: Pick<Checkout, 'terms' | 'form'>,
  plan: Installment | null,
  accepted: readonly AcceptedText[],
  acceptedAt: Date,
): Result<Consent[]> {
  const required = acceptedInOrder(terms, accepted)
  if (!required) return { ok: false, refusal: { code: 'terms-not-accepted', detail: {}, terms: termsRows(terms) } }
  const others = { 'subscription-terms': form.terms.subscriptions, 'installment-terms': plan?.terms ?? null } as const
  const chosen = (['subscription-terms', 'installment-terms'] as const).flatMap((kind) => {
    const isCurrent = ({ locale, version }: AcceptedText) => {
      const text = localize(others[kind], locale)
      return text !== null && textVersion(text) === version
    }
    const one = accepted.find((text) => text.kind === kind && isCurrent(text))
    return one ? [{ ...one, kind }] : []
  })
  return ok([...required, ...chosen].map(({ kind, locale, version }) => ({ kind, locale, version, acceptedAt })))
}

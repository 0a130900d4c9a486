import { localize, type Locale } from '@/domain/locale'
import { type TermsToAccept, ok, type Result } from '@/domain/result'
import type { CheckoutSettings } from '@/domain/shop/checkout-settings'
import type { Installment } from '@/domain/shop/checkout/installments'
import { termsOrder, termsRows, acceptedInOrder, type AcceptedText } from '@/domain/shop/checkout/terms-order'
import type { OrderForm } from '@/domain/shop/order-form'
import type { Consent } from '@/domain/shop/orders/order'
import type { Site } from '@/domain/site/site'
import type { Checkout } from '@/features/shop/checkout/read-checkout'
import { textVersion } from '@/server/text-version'
import { allTerms } from './required-terms'

/** The terms that the order form lists in a language. `version` names exactly these texts; null without any. */
export type ListedTerms = { terms: TermsToAccept[]; version: string | null }

/** The terms that a buyer accepts with a subscription, in a language; null without a text. */
export function subscriptionTermsOf({ terms }: Pick<OrderForm, 'terms'>, locale: Locale): TermsToAccept | null {
  const text = localize(terms.subscriptions, locale)
  return text === null ? null : { kind: 'subscription-terms', locale, version: textVersion(text), text }
}

/** All terms that an order at a site may need, in the order in which they are accepted. Spec: CUS-3.5, CUS-4.21. */
export function listTerms(
  { address }: Pick<Site, 'address'>,
  { form, settings }: { form: Pick<OrderForm, 'terms'> | null; settings: CheckoutSettings | null },
  locale: Locale,
): ListedTerms {
  const subscription = form && subscriptionTermsOf(form, locale)
  const required = form ? termsRows(allTerms(settings, termsOrder(address.state, locale))) : []
  const terms = [...required, ...(subscription ? [subscription] : [])]
  const names = terms.map(({ kind, locale: language, version }) => [kind, language, version])
  return { terms, version: terms.length === 0 ? null : textVersion(JSON.stringify(names)) }
}

/**
 * What a buyer has accepted who accepts the terms that the order form listed: its texts, if `shown` names those of today, and none
 * otherwise. Terms of a subscription count for an order with one.
 */
export const acceptedFromList = (
  { terms, version }: ListedTerms,
  shown: string | null,
  { lines }: { lines: readonly { frequency: string | null }[] },
): TermsToAccept[] =>
  shown === null || shown !== version
    ? []
    : terms.filter(({ kind }) => kind !== 'subscription-terms' || lines.some(({ frequency }) => frequency !== null))

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

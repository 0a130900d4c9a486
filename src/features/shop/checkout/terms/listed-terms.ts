import { localize, type Locale } from '@/domain/locale'
import type { TermsToAccept } from '@/domain/result'
import type { CheckoutSettings } from '@/domain/shop/checkout-settings'
import { termsOrder, termsRows } from '@/domain/shop/checkout/terms-order'
import type { OrderForm } from '@/domain/shop/order-form'
import type { Site } from '@/domain/site/site'
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

import type { CartRow } from '@/contract/shop/cart'
import type { InstallmentRow } from '@/contract/shop/checkout'
import type { AcceptedTerms } from '@/contract/shop/send-order'
import type { CheckoutData } from '@/features/shop/checkout/panel/checkout-data'

type Choices = { cart: Pick<CartRow, 'items'>; plan: InstallmentRow | null }

/** The text of an installment plan's terms in a language, else in the other one; null without any. */
export const planTerms = ({ Tac }: InstallmentRow, locale: CheckoutData['locale']) =>
  Tac.TacDetails.find(({ LanguageCode }) => LanguageCode === locale) ?? Tac.TacDetails[0] ?? null

/**
 * Terms that were accepted with a choice: those of a subscription when it was added, those of an installment plan with the plan.
 * Their versions are stored with the order. Spec: CUS-4.19, CUS-4.33.
 */
export async function termsOfChoices(
  { subscriptionTerms, locale }: Pick<CheckoutData, 'subscriptionTerms' | 'locale'>,
  { cart, plan }: Choices,
): Promise<AcceptedTerms[]> {
  const hasSubscription = cart.items.some(({ subscription }) => subscription)
  const text = plan && planTerms(plan, locale)
  const version = text && (await sha256(text.Text))
  return [
    ...(hasSubscription && subscriptionTerms ? [subscriptionTerms] : []),
    ...(text && version ? [{ kind: 'installment-terms', locale: text.LanguageCode, version }] : []),
  ]
}

/** The digest of a text in hexadecimal digits; null where the page is not served securely. */
async function sha256(text: string): Promise<string | null> {
  if (!window.isSecureContext) return null
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

import type { CheckoutForm } from '@/contract/shop/checkout-forms'
import type { AcceptedTerms } from '@/contract/shop/send-order'
import type { AgreedText } from '@/domain/account/consents'
import type { Locale, Localized } from '@/domain/locale'
import type { CheckoutContext } from '@/domain/shop/checkout/checkout-context'
import type { CheckoutRuleMessages } from '@/domain/shop/checkout/checkout-sentence'
import type { RequiredTerms } from '@/domain/shop/checkout/terms-order'
import type { CheckoutMessages } from '@/i18n/site-messages'
import type { FieldOption } from '@/ui/form/fields'

/** Who takes the payment. A provider that takes no card numbers has fields of its own, and this server never gets a number. */
export type PaymentSetup = { provider: 'sandbox' | 'stripe' | 'none'; takesCardNumbers: boolean }

/** What the checkout needs in the browser, besides the order form's own data. */
export type CheckoutData = {
  siteId: string
  locale: Locale
  today: string
  slug: string
  /** The name that wallets show. */
  store: string
  completePath: string
  /** The country of the site, at first that of the addresses. */
  country: 'CA' | 'US'
  /** The labels by staff. */
  labels: Record<'firstName' | 'lastName' | 'studentId' | 'email', string>
  settings: CheckoutContext['settings']
  /** All terms of the site that an order may need. */
  terms: RequiredTerms[]
  /** The version of the terms that a buyer accepts when they add a subscription; null without a text. */
  subscriptionTerms: AcceptedTerms | null
  /** The texts of the site that a guest agrees to, as the form shows them; empty for customers and on sites without accounts. */
  agreedTexts: readonly AgreedText[]
  /** The words around terms in both languages: they stand beside a text in its language. */
  termsWords: Localized<CheckoutMessages['terms']>
  /** What the account of the session fills in; null for guests. */
  customer: Partial<CheckoutForm['buyer']> | null
  /** Fields of the buyer that a campus sign-in vouches for. They cannot be changed. */
  lockedFields: readonly string[]
  provinces: FieldOption[]
  states: FieldOption[]
  payment: PaymentSetup
  ruleMessages: CheckoutRuleMessages
  messages: CheckoutMessages
}

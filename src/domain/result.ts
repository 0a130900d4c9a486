/**
 * Errors that a person can act on. v1's messages in both languages are a `Record<RefusalCode, ...>`, so a new code does not
 * compile until it has them.
 *
 * Unpublished sites are reported as `not-found-site`, so that their existence stays private. The only exception is v1's
 * request for a site by slug, which must report them differently (`unpublished-site`). Spec: PUB-4.1, PUB-8.1.
 */
export type RefusalCode =
  | 'not-found-site'
  | 'unpublished-site'
  | 'not-found-location'
  | 'not-found-section'
  | 'not-found-item'
  | 'bad-date'
  | 'no-menu'
  | 'missing-parameter'
  | 'not-found-survey'
  | 'not-found-choice'
  | 'unreadable-body'
  | 'too-long-body'
  | 'not-json'
  | 'foreign-page'
  | 'too-many-attempts'
  | 'too-many-passwords'
  | 'bad-field'
  | 'bad-email'
  | 'unknown-allergen'
  | 'captcha-required'
  | 'captcha-invalid'
  | 'captcha-expired'
  | 'captcha-used'
  | 'bad-sign-in'
  | 'wrong-password'
  | 'account-exists'
  | 'email-taken'
  | 'texts-changed'
  | 'no-accounts'
  | 'not-signed-in'
  | 'not-theirs'
  | 'old-link'
  | 'not-offered'
  | 'no-allergens'
  | 'too-many-favourites'
  | 'unknown-link'
  | 'no-phone'
  | 'bad-checkout-field'
  | 'terms-not-accepted'
  | 'payer-code-sent'
  | 'payer-code-not-sent'
  | 'payer-code-wrong'
  | 'payer-code-over'
  | 'wrong-order-call'
  | 'card-numbers-not-taken'
  | 'card-in-address'
  | 'too-many-cards'
  | 'no-payment-method'
  | 'installment-not-approved'
  | 'not-found-subscription'
  | 'no-card-to-replace'
  | 'bad-subscription-start'
  | 'bad-subscription-end'
  | 'promo-required'
  | 'unknown-promo'
  | 'ended-promo'
  | 'promo-without-plan'
  | 'promo-not-met'
  | 'promo-used-up'
  | 'promo-used-before'
  | 'bad-amount'
  | 'amount-below-minimum'
  | 'amount-above-maximum'
  | 'bad-coffee-months'
  | 'incomplete-custom-plan'
  | 'full-cart'
  | 'busy-cart'
  | 'empty-cart'
  | 'cart-changed'
  | 'withdrawn-item'
  | 'not-for-answers'
  | 'payment-type-not-offered'
  | 'order-in-progress'
  | 'reservation-unavailable'
  | 'reservation-limit'
  | 'reservation-yours'
  | 'reservation-free'
  | 'not-found-reservation'
  | 'past-reservation'
  | 'not-found-wait'
  | 'wait-expired'

/** `detail` holds values for the message, such as `{ parameter: 'site_id' }`. */
export type Refusal = {
  code: RefusalCode
  detail: Readonly<Record<string, string | number>>
  /** The texts that an order must accept. */
  terms?: readonly TermsToAccept[]
}

/** A text to accept, with the digest that names its version. */
export type TermsToAccept = { kind: string; locale: 'en' | 'fr'; version: string; text: string }

export type Result<Value> = { ok: true; value: Value } | { ok: false; refusal: Refusal }

export function ok<Value>(value: Value): Result<Value> {
  return { ok: true, value }
}

/** Returns a failed result; it is assignable to a `Result` of any value. */
export function refuse(code: RefusalCode, detail: Refusal['detail'] = {}): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { code, detail } }
}

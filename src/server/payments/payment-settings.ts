/** The settings of the payment provider. Empty values are undefined. */
type PaymentVariables = {
  PAYMENT_PROVIDER?: 'sandbox' | 'stripe' | undefined
  PAYMENT_SANDBOX?: 'allow' | undefined
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_PUBLISHABLE_KEY?: string | undefined
  STRIPE_WEBHOOK_SECRET?: string | undefined
  STRIPE_API_URL?: string | undefined
}

/** `apiUrl` replaces Stripe's own address, for tests; null otherwise. */
export type StripeSettings = {
  provider: 'stripe'
  secretKey: string
  publishableKey: string
  webhookSecret: string
  apiUrl: string | null
}

/** Which provider charges cards. `none`: cards and wallets are not offered. */
export type PaymentSettings = { provider: 'none' } | { provider: 'sandbox' } | StripeSettings

const cannotStart = (sentence: string) => new Error(`Refectory cannot start: ${sentence}`)

/**
 * The provider that the operator has chosen. Without a choice it is the sandbox, whose cards are not real; in production
 * cards are then not offered, unless `PAYMENT_SANDBOX=allow` says that no purchase is real. See decision 0160.
 */
export function paymentSettingsOf(it: PaymentVariables, isProduction: boolean): PaymentSettings {
  const allowsSandbox = !isProduction || it.PAYMENT_SANDBOX === 'allow'
  if (it.PAYMENT_PROVIDER === 'stripe') return stripeSettingsOf(it)
  if (it.PAYMENT_PROVIDER === 'sandbox' && !allowsSandbox)
    throw cannotStart(
      'PAYMENT_PROVIDER=sandbox approves purchases that nobody pays; set PAYMENT_SANDBOX=allow for a demo, or PAYMENT_PROVIDER=stripe',
    )
  return { provider: allowsSandbox ? 'sandbox' : 'none' }
}

function stripeSettingsOf(it: PaymentVariables): StripeSettings {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = it
  if (!secretKey || !publishableKey || !webhookSecret)
    throw cannotStart(
      'PAYMENT_PROVIDER=stripe needs STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET',
    )
  return { provider: 'stripe', secretKey, publishableKey, webhookSecret, apiUrl: it.STRIPE_API_URL ?? null }
}

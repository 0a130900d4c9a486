import type { StripeSettings } from '@/server/payments/payment-settings'
import type { PaymentProvider } from '@/server/payments/provider'
import {
  authoriseWithStripe,
  chargeSavedWithStripe,
  findWithStripe,
  releaseWithStripe,
  settleWithStripe,
} from './stripe-charges'
import { saveMethodWithStripe } from './stripe-setups'
import { createStripeClient, type RequestLimits } from './stripe-client'
import { readStripeEvent } from './stripe-events'
import { listSettledWithStripe, refundWithStripe } from './stripe-refunds'

/** Stripe. Its script turns the card into a token in the browser, so that this server never sees a number. Decision 0161. */
export function createStripeProvider(settings: StripeSettings, limits?: RequestLimits): PaymentProvider {
  const stripe = createStripeClient(settings, limits)
  return {
    name: 'stripe',
    takesCardNumbers: false,
    offersInstallments: false,
    wallets: ['ApplePay', 'GooglePay'],
    // The fields need no intent: it is made when the order is placed, with the amount of that moment.
    open: async ({ orderId }) => ({
      provider: 'stripe',
      publishableKey: settings.publishableKey,
      clientSecret: null,
      reference: `order:${orderId}`,
    }),
    authorise: (request) => authoriseWithStripe(stripe, request),
    saveMethod: (request) => saveMethodWithStripe(stripe, request),
    settle: (reference, key) => settleWithStripe(stripe, reference, key),
    release: (reference, key) => releaseWithStripe(stripe, reference, key),
    find: (key) => findWithStripe(stripe, key),
    refund: (request) => refundWithStripe(stripe, request),
    chargeSaved: (request) => chargeSavedWithStripe(stripe, request),
    listInstallments: async () => [],
    listSettled: (day) => listSettledWithStripe(stripe, day),
    readWebhook: (rawBody, headers, now) =>
      readStripeEvent(stripe, settings.webhookSecret, { rawBody, signature: headers['stripe-signature'], now }),
  }
}

import type { Payload } from 'payload'
import type { PaymentSettings } from './payment-settings'
import { readSettings } from '@/server/settings'
import { type PaymentProvider, PaymentProviderError } from './provider'
import { createSandbox } from './sandbox/sandbox-provider'
import { createStripeProvider } from './stripe/stripe-provider'

const noAnswer = { status: 'unknown' } as const
const fail = (): never => {
  throw new PaymentProviderError('No payment provider is configured')
}

/**
 * Stands in where no payment provider is configured. It charges nothing. What an earlier provider did stays unknown, so that
 * no order is declined because a setting is missing.
 */
const noProvider: PaymentProvider = {
  name: 'none',
  takesCardNumbers: false,
  offersInstallments: false,
  wallets: [],
  open: async () => fail(),
  authorise: async () => ({ status: 'declined', code: '12', reference: null }),
  saveMethod: async () => ({ status: 'declined', code: '12', reference: null }),
  settle: async () => noAnswer,
  release: async () => fail(),
  find: async () => ({ charge: noAnswer, settled: false }),
  refund: async () => noAnswer,
  chargeSaved: async () => noAnswer,
  listInstallments: async () => [],
  listSettled: async () => fail(),
  readWebhook: async () => null,
}

const createProvider = (payload: Payload, settings: PaymentSettings): PaymentProvider => {
  switch (settings.provider) {
    case 'sandbox':
      return createSandbox(payload)
    case 'stripe':
      return createStripeProvider(settings)
    case 'none':
      return noProvider
  }
}

const providers = new WeakMap<Payload, PaymentProvider>()

/** The payment provider that the settings choose. */
export function getPaymentProvider(payload: Payload): PaymentProvider {
  const existing = providers.get(payload)
  if (existing) return existing
  const provider = createProvider(payload, readSettings(process.env).payments)
  providers.set(payload, provider)
  return provider
}

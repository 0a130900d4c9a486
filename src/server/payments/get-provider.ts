import type { Payload } from 'payload'
import type { PaymentSettings } from './payment-settings'
import { readSettings } from '@/server/settings'
import { noProvider } from './no-provider'
import type { PaymentProvider } from './provider'
import { createSandbox } from './sandbox/sandbox-provider'
import { createStripeProvider } from './stripe/stripe-provider'

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

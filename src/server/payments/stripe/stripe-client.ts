import { setTimeout as pause } from 'node:timers/promises'
import Stripe from 'stripe'
import type { StripeSettings } from '@/server/payments/payment-settings'

/** `timeout` is in milliseconds and counts for each attempt. */
export type RequestLimits = { timeout: number; maxNetworkRetries: number }
/** With its retry a request without an answer ends after some 17 seconds. */
const usualLimits: RequestLimits = { timeout: 8_000, maxNetworkRetries: 1 }

/** The SDK with its pinned API version. `apiUrl` leads to a server that speaks Stripe's API. */
export function createStripeClient(
  { secretKey, apiUrl }: Pick<StripeSettings, 'secretKey' | 'apiUrl'>,
  limits = usualLimits,
): Stripe {
  const options = { ...limits, telemetry: false }
  if (apiUrl === null) return new Stripe(secretKey, options)
  const { protocol, hostname, port } = new URL(apiUrl)
  const isEncrypted = protocol === 'https:'
  return new Stripe(secretKey, {
    ...options,
    protocol: isEncrypted ? 'https' : 'http',
    host: hostname,
    port: port === '' ? (isEncrypted ? 443 : 80) : Number(port),
  })
}

/** In milliseconds. */
const longestWait = 10_000

/**
 * Repeats a call while another one with its idempotency key runs: Stripe answers 409 until that one has ended, and then
 * gives both the same result. The SDK repeats too, but not for as long as a slow bank takes.
 */
export async function whileKeyIsInUse<Value>(call: () => Promise<Value>): Promise<Value> {
  const deadline = performance.now() + longestWait
  for (;;) {
    try {
      return await call()
    } catch (error) {
      const isInUse = error instanceof Stripe.errors.StripeError && error.statusCode === 409
      if (!isInUse || performance.now() > deadline) throw error
      await pause(100 + Math.random() * 200)
    }
  }
}

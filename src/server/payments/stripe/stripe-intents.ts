import type Stripe from 'stripe'
import { whileKeyIsInUse } from './stripe-client'

/** What is read with each payment intent: the network and last digits of its card. */
const expand = ['payment_method']
/** The metadata that names the idempotency key of a charge or refund. */
export const keyName = 'refectory_key'
/** In cents. Replaced before the intent is confirmed; Stripe does not create an intent without an amount. */
const placeholderCents = 100

/**
 * The payment intent of an idempotency key, as it is now. Everything that is sent to create it follows from the key alone, so
 * that whoever has the key finds it: Stripe creates one and returns the same to every later call, for at least a day.
 */
export async function openIntent(stripe: Stripe, key: string): Promise<Stripe.PaymentIntent> {
  const created = await whileKeyIsInUse(() =>
    stripe.paymentIntents.create(
      {
        amount: placeholderCents,
        currency: 'cad',
        capture_method: 'manual',
        allowed_payment_method_types: ['card'], // wallets pay with cards too
        metadata: { [keyName]: key },
        expand,
      },
      { idempotencyKey: `intent:${key}` },
    ),
  )
  const isReplay = created.lastResponse.headers['idempotent-replayed'] === 'true'
  return isReplay ? readIntent(stripe, created.id) : created // a replay is old
}

export const readIntent = (stripe: Stripe, id: string): Promise<Stripe.PaymentIntent> =>
  stripe.paymentIntents.retrieve(id, { expand })

export const updateIntent = (stripe: Stripe, id: string, params: Stripe.PaymentIntentUpdateParams, key: string) =>
  whileKeyIsInUse(() => stripe.paymentIntents.update(id, params, { idempotencyKey: `update:${key}` }))

export const confirmIntent = (
  stripe: Stripe,
  id: string,
  params: Stripe.PaymentIntentConfirmParams,
  key: string,
): Promise<Stripe.PaymentIntent> =>
  whileKeyIsInUse(() => stripe.paymentIntents.confirm(id, { ...params, expand }, { idempotencyKey: `confirm:${key}` }))

export const captureIntent = (stripe: Stripe, id: string, key: string): Promise<Stripe.PaymentIntent> =>
  whileKeyIsInUse(() => stripe.paymentIntents.capture(id, { expand }, { idempotencyKey: `capture:${key}` }))

/** Stripe's query for objects whose metadata name a key. */
export const metadataQuery = (key: string): string => `metadata['${keyName}']:'${key.replace(/['\\]/g, '\\$&')}'`

/**
 * Intents whose metadata name a key. Stripe's search lags behind by up to an hour in an outage, so that it decides only about
 * keys that are older than the day for which Stripe returns the same intent.
 */
export async function searchIntents(stripe: Stripe, key: string): Promise<Stripe.PaymentIntent[]> {
  const query = metadataQuery(key)
  const { data } = await stripe.paymentIntents.search({ query, limit: 10, expand: ['data.payment_method'] })
  return data
}

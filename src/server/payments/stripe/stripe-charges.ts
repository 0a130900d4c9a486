import type Stripe from 'stripe'
import {
  PaymentProviderError,
  type Charge,
  type ChargeRequest,
  type SavedChargeRequest,
} from '@/server/payments/provider'
import { whileKeyIsInUse } from './stripe-client'
import { captureIntent, confirmIntent, openIntent, readIntent, searchIntents, updateIntent } from './stripe-intents'
import { chargeOf, outcomeAfterRefusal, outcomeOfError, parseSavedMethod } from './stripe-outcome'
import { createCustomer, findSetup } from './stripe-setups'

type Params = { update: Stripe.PaymentIntentUpdateParams; confirm: Stripe.PaymentIntentConfirmParams }
const declined = { status: 'declined', code: '12', reference: null } as const satisfies Charge
const unknown: Charge = { status: 'unknown' }

/** Authorises an amount with a ConfirmationToken, which Stripe's script made of the card, or with a saved card. */
export async function authoriseWithStripe(stripe: Stripe, request: ChargeRequest): Promise<Charge> {
  const { method, installment } = request
  if (method.kind === 'card') return { ...declined, code: '23' } // never send, log or store a number
  if (installment) return declined
  if (method.kind === 'saved') return chargeSavedWithStripe(stripe, { ...request, method: method.method }, 'manual')
  return confirmOnce(stripe, request, async () => {
    const customer = request.saveMethod ? { customer: await createCustomer(stripe, request) } : {}
    const saving = request.saveMethod ? { setup_future_usage: 'off_session' as const } : {}
    return { update: { ...customer, ...saving }, confirm: { confirmation_token: method.token } }
  })
}

/** Charges a saved card without the buyer. */
export async function chargeSavedWithStripe(
  stripe: Stripe,
  request: SavedChargeRequest,
  capture: 'automatic' | 'manual' = 'automatic',
): Promise<Charge> {
  const saved = parseSavedMethod(request.method)
  if (!saved) return declined
  return confirmOnce(stripe, request, async () => ({
    update: { customer: saved.customer },
    confirm: { payment_method: saved.method, off_session: capture === 'automatic', capture_method: capture },
  }))
}

/**
 * Confirms the payment intent of a request's key, unless that has been done; then its outcome counts. Each step has an
 * idempotency key of its own, so that a repetition after a crash at any step continues where the first call ended.
 */
async function confirmOnce(
  stripe: Stripe,
  request: Omit<SavedChargeRequest, 'method'>,
  prepare: () => Promise<Params>,
): Promise<Charge> {
  const { key, orderId, siteId, orderNo, amountCents } = request
  let id: string | null = null
  try {
    const intent = await openIntent(stripe, key)
    id = intent.id
    const outcome = chargeOf(intent)
    if (outcome) return outcome
    const { update, confirm } = await prepare()
    const metadata = { order_id: orderId, site_id: siteId, order_no: orderNo }
    await updateIntent(stripe, id, { amount: amountCents, description: orderNo, metadata, ...update }, key)
    return chargeOf(await confirmIntent(stripe, id, confirm, key)) ?? unknown
  } catch (error) {
    const outcome = outcomeOfError(error, id)
    return outcome === 'refused' ? readAfterRefusal(stripe, id) : outcome
  }
}

const readAfterRefusal = (stripe: Stripe, id: string | null): Promise<Charge> =>
  outcomeAfterRefusal(id, (one) => readIntent(stripe, one))

export async function settleWithStripe(stripe: Stripe, reference: string, key: string): Promise<Charge> {
  try {
    return chargeOf(await captureIntent(stripe, reference, key)) ?? unknown
  } catch (error) {
    const outcome = outcomeOfError(error, reference)
    return outcome === 'refused' ? readAfterRefusal(stripe, reference) : outcome // captured before, or lapsed
  }
}

export async function releaseWithStripe(stripe: Stripe, reference: string, key: string): Promise<void> {
  const cancel = () => stripe.paymentIntents.cancel(reference, {}, { idempotencyKey: `cancel:${key}` })
  try {
    await whileKeyIsInUse(cancel)
  } catch (error) {
    const outcome = outcomeOfError(error, reference)
    const now = outcome === 'refused' ? await readAfterRefusal(stripe, reference) : outcome
    if (now.status === 'declined') return
    throw new PaymentProviderError(
      now.status === 'unknown' ? 'Stripe does not answer' : 'The charge is captured: refund it instead',
    )
  }
}

/**
 * What became of a key: the intent that Stripe returns for it, otherwise one that a search finds, otherwise the card that was
 * stored with it. Stripe returns a new intent for a key that is older than a day, and that one to every later call: an intent that
 * nobody has confirmed therefore says nothing about an earlier one with the key.
 */
export async function findWithStripe(
  stripe: Stripe,
  key: string,
): Promise<{ charge: Charge; settled: boolean } | null> {
  try {
    const intent = await openIntent(stripe, key)
    for (const candidate of chargeOf(intent) ? [intent] : await searchIntents(stripe, key)) {
      const charge = chargeOf(candidate)
      if (charge) return { charge, settled: candidate.status === 'succeeded' }
    }
    const saved = await findSetup(stripe, key)
    return saved && { charge: saved, settled: saved.status === 'approved' }
  } catch (error) {
    const outcome = outcomeOfError(error, null)
    return { charge: outcome === 'refused' ? unknown : outcome, settled: false }
  }
}

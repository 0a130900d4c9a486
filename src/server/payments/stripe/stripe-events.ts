import Stripe from 'stripe'
import { PaymentProviderError, type PaymentEvent } from '@/server/payments/provider'
import { keyName, readIntent } from './stripe-intents'
import { chargeOf, outcomeOfError } from './stripe-outcome'

/** In seconds. An older signature is refused, so that a recorded webhook cannot be sent again later. */
const tolerance = 300

/**
 * Reads a webhook; null unless Stripe has signed its bytes in the last five minutes. Events arrive late and out of order, so
 * that the payment intent is read again: what counts is its present state, not the one in the event.
 */
export async function readStripeEvent(
  stripe: Stripe,
  secret: string,
  { rawBody, signature, now }: { rawBody: Buffer; signature: string | undefined; now: Date },
): Promise<PaymentEvent | null> {
  const event = verifiedEvent(stripe, secret, rawBody, signature, now)
  if (typeof event?.id !== 'string' || typeof event.type !== 'string') return null
  const { id } = event
  const other: PaymentEvent = { id, type: 'other', orderId: null, reference: null, amountCents: null, charge: null }
  if (event.type.startsWith('payment_intent.'))
    return readIntentEvent(stripe, other, event.data.object as Stripe.PaymentIntent)
  if (event.type.startsWith('refund.')) return refundEvent(other, event.data.object as Stripe.Refund)
  return other
}

function verifiedEvent(stripe: Stripe, secret: string, rawBody: Buffer, signature: string | undefined, now: Date) {
  try {
    return stripe.webhooks.constructEvent(rawBody, signature ?? '', secret, tolerance, undefined, now.getTime())
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return null
    throw error
  }
}

async function readIntentEvent(
  stripe: Stripe,
  other: PaymentEvent,
  { id, metadata }: Stripe.PaymentIntent,
): Promise<PaymentEvent> {
  if (!metadata[keyName]) return other // another program uses the same account
  try {
    const intent = await readIntent(stripe, id)
    const charge = chargeOf(intent)
    const type =
      intent.status === 'succeeded' ? 'charge-approved' : charge?.status === 'declined' ? 'charge-declined' : 'other'
    const { order_id: order, [keyName]: key } = intent.metadata
    const orderId = order && key === `order:${order}` ? order : null // not the order of a renewal
    return { ...other, type, orderId, reference: id, amountCents: intent.amount, charge }
  } catch (error) {
    outcomeOfError(error, id) // logs what Stripe said
    throw new PaymentProviderError('Stripe does not tell what became of a payment')
  }
}

function refundEvent(other: PaymentEvent, { payment_intent: intent, amount, status, id }: Stripe.Refund): PaymentEvent {
  if (status !== 'succeeded') return { ...other, reference: id }
  const reference = typeof intent === 'string' ? intent : (intent?.id ?? null)
  return { ...other, type: 'refunded', reference, amountCents: amount }
}

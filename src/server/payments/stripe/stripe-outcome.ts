import Stripe from 'stripe'
import { logError } from '@/server/logging/log-error'
import type { CardDetails, Charge } from '@/server/payments/provider'

/** Stripe's error codes for a card number that does not exist. */
const invalidNumber = new Set(['incorrect_number', 'invalid_number'])
const declineCode = (code: string | null | undefined): '12' | '23' => (invalidNumber.has(code ?? '') ? '23' : '12')

const networks: Record<string, CardDetails['network']> = {
  amex: 'American Express',
  mastercard: 'Mastercard',
  visa: 'Visa',
}

type Intent = Stripe.PaymentIntent | Stripe.SetupIntent

/** Null for other networks, and while Stripe sends only the card's id. */
function cardOf({ payment_method: method }: Intent): CardDetails | null {
  const card = typeof method === 'object' ? method?.card : undefined
  const network = card && networks[card.brand]
  return card && network ? { network, lastFour: card.last4 } : null
}

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)

/** A saved card is named by customer and payment method: Stripe needs both to charge it. */
const formatSavedMethod = (customer: string, method: string): string => `${customer}/${method}`
export function parseSavedMethod(text: string): { customer: string; method: string } | null {
  const [, customer, method] = /^(cus_\w+)\/(pm_\w+)$/.exec(text) ?? []
  return customer && method ? { customer, method } : null
}

/** What became of a payment or setup intent; null while nobody has confirmed it, so that nothing was charged or stored. */
export function chargeOf(intent: Intent): Charge | null {
  const { id: reference, status } = intent
  const error = intent.object === 'setup_intent' ? intent.last_setup_error : intent.last_payment_error
  switch (status) {
    case 'requires_capture':
    case 'succeeded': {
      const [customer, method] = [idOf(intent.customer), idOf(intent.payment_method)]
      const savedMethod = customer && method ? formatSavedMethod(customer, method) : null
      return { status: 'approved', reference, card: cardOf(intent), savedMethod }
    }
    case 'requires_action':
      return { status: 'needs-action', reference, clientSecret: intent.client_secret ?? '' }
    case 'canceled':
      return { status: 'declined', code: '12', reference }
    case 'requires_payment_method':
    case 'requires_confirmation':
      return error ? { status: 'declined', code: declineCode(error.code), reference } : null
    default:
      return { status: 'unknown' }
  }
}

/**
 * What an error says about a charge: the bank has declined it, Stripe has refused the request (`refused`), or the outcome is
 * not known. A fault of the configuration counts as unknown and is logged; the message names no card.
 */
export function outcomeOfError(error: unknown, reference: string | null): Charge | 'refused' {
  if (error instanceof Stripe.errors.StripeCardError)
    return { status: 'declined', code: declineCode(error.code), reference: error.payment_intent?.id ?? reference }
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return 'refused'
  if (error instanceof Stripe.errors.StripeIdempotencyError) return 'refused'
  if (!(error instanceof Stripe.errors.StripeError)) throw error
  logError('Stripe did not answer a request:', new Error(`${error.type} ${error.statusCode ?? ''} ${error.code ?? ''}`))
  return { status: 'unknown' }
}

/** Stripe has refused a step: either another call was faster, whose outcome counts, or the request itself is not possible. */
export async function outcomeAfterRefusal(id: string | null, read: (id: string) => Promise<Intent>): Promise<Charge> {
  if (id === null) return declined
  try {
    return chargeOf(await read(id)) ?? { ...declined, reference: id }
  } catch (error) {
    const outcome = outcomeOfError(error, id)
    return outcome === 'refused' ? declined : outcome
  }
}

const declined = { status: 'declined', code: '12', reference: null } as const satisfies Charge

import { randomBytes } from 'node:crypto'

/** A request or an object of Stripe's API. */
export type Fields = { [name: string]: string | Fields }
export type StripeObject = Record<string, unknown> & { id: string; object: string }

/** What an endpoint answers: an object, or an error with its status. */
export type StripeAnswer = { status: number; body: object }

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`
export const textAt = (fields: Fields, name: string): string | undefined => {
  const value = fields[name]
  return typeof value === 'string' ? value : undefined
}
export const fieldsAt = (fields: Fields, name: string): Fields => {
  const value = fields[name]
  return typeof value === 'object' ? value : {}
}

/** Parses Stripe's form encoding: `metadata[order_id]=1` is a field of a field. */
export function parseForm(text: string): Fields {
  const root: Fields = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\]\[|\[|\]/).filter((part) => part !== '')
    const last = path.pop() ?? ''
    let at = root
    for (const part of path) at = (typeof at[part] === 'object' ? at[part] : (at[part] = {})) as Fields
    at[last] = value
  }
  return root
}

export const stripeError = (status: number, error: Record<string, unknown>): StripeAnswer => ({
  status,
  body: { error },
})
export const invalidRequest = (code: string, message: string): StripeAnswer =>
  stripeError(400, { type: 'invalid_request_error', code, message })

/** Stripe's test cards by their payment method. `outcome` is what the bank says, the code of a decline otherwise. */
const cards: Record<string, { brand: string; last4: string; outcome: string }> = {
  pm_card_visa: { brand: 'visa', last4: '4242', outcome: 'approved' },
  pm_card_mastercard: { brand: 'mastercard', last4: '4444', outcome: 'approved' },
  pm_card_amex: { brand: 'amex', last4: '0005', outcome: 'approved' },
  pm_card_visa_chargeDeclined: { brand: 'visa', last4: '0002', outcome: 'card_declined' },
  pm_card_incorrectNumber: { brand: 'visa', last4: '4241', outcome: 'incorrect_number' },
  pm_card_authenticationRequired: { brand: 'visa', last4: '3184', outcome: 'requires_action' },
  pm_card_refundFail: { brand: 'visa', last4: '5126', outcome: 'approved' },
}

export type PaymentMethodObject = StripeObject & { card: { brand: string; last4: string }; outcome: string }
export type IntentObject = StripeObject & {
  amount: number
  capture_method: string
  status: string
  customer: string | null
  payment_method: string | null
  metadata: Record<string, string>
  last_payment_error: { code: string; type: string } | null
  client_secret: string
}
export type SetupObject = StripeObject & {
  status: string
  usage: string
  customer: string | null
  payment_method: string | null
  metadata: Record<string, string>
  last_setup_error: { code: string; type: string } | null
  client_secret: string
}
export type RefundObject = StripeObject & { amount: number; payment_intent: string; status: string }
export type TransactionObject = StripeObject & { created: number; amount: number; source: StripeObject }

/** Everything that the account of the local server holds. */
export class StripeState {
  intents = new Map<string, IntentObject>()
  setups = new Map<string, SetupObject>()
  methods = new Map<string, PaymentMethodObject>()
  tokens = new Map<string, string>()
  customers = new Map<string, StripeObject & { metadata: Record<string, string> }>()
  refunds: RefundObject[] = []
  transactions: TransactionObject[] = []

  /** A new payment method of one of Stripe's test cards, or the one with an id; null for neither. */
  method(id: string): PaymentMethodObject | null {
    const existing = this.methods.get(id)
    if (existing) return existing
    const card = cards[id]
    if (!card) return null
    const { brand, last4, outcome } = card
    const made = { id: newId('pm'), object: 'payment_method', card: { brand, last4 }, outcome, customer: null }
    this.methods.set(made.id, made)
    return made
  }

  book(amount: number, source: StripeObject) {
    const created = Math.floor(Date.now() / 1_000)
    this.transactions.unshift({ id: newId('txn'), object: 'balance_transaction', created, amount, source })
  }
}

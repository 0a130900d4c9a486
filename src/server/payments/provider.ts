import type { Locale } from '@/domain/locale'
import type { Installment } from '@/domain/shop/checkout/installments'

/** What is shown and stored of a card: its network and last four digits. */
export type CardDetails = { network: 'American Express' | 'Mastercard' | 'Visa'; lastFour: string }

/**
 * How a charge is paid.
 * - `card`: a card number, for providers with `takesCardNumbers` only. Never log or store it. `expires` is `MM/YY`.
 * - `token`: what the provider's script made of the card in the browser, or the receipt of a wallet.
 * - `saved`: the `savedMethod` of an earlier charge.
 */
export type PaymentMethod =
  | { kind: 'card'; number: string; expires: string; securityCode: string; firstName: string; lastName: string }
  | { kind: 'token'; token: string; wallet: 'ApplePay' | 'GooglePay' | null }
  | { kind: 'saved'; method: string }

/** A plan that the buyer has chosen. A provider declines a plan that it does not offer for the amount. */
export type ChosenInstallment = Pick<Installment, 'planId' | 'count' | 'totalCents'>

/**
 * A charge to make. `key` is the idempotency key, such as `order:{id}` or `charge:{id}:{attempt}`: the same key has the same
 * outcome, however often and from however many processes it is sent. `amountCents` is in Canadian dollars and above 0.
 * `saveMethod` stores the card with the provider, so that subscriptions can be charged without the buyer.
 */
export type ChargeRequest = {
  key: string
  orderId: string
  siteId: string
  orderNo: string
  amountCents: number
  method: PaymentMethod
  email: string | null
  saveMethod: boolean
  installment: ChosenInstallment | null
}

/** A charge to a saved card, made without the buyer. `method` is the `savedMethod` of an earlier charge. */
export type SavedChargeRequest = Omit<ChargeRequest, 'method' | 'installment'> & { method: string }

/** A card to store for later charges. Nothing is charged now. `key` is an idempotency key like that of a charge. */
export type SaveMethodRequest = Omit<ChargeRequest, 'amountCents' | 'saveMethod' | 'installment'>

/**
 * What became of a charge, or of a card that was to be stored.
 * - `approved`: the amount is authorised or captured. `savedMethod` is null unless the card was to be saved.
 * - `declined`: code 12 is a refusal, 23 a card number that is not valid. Spec: CUS-4.27.
 * - `needs-action`: the bank asks the buyer (3-D Secure). The browser handles `clientSecret`, then the same call is repeated.
 * - `unknown`: the provider did not answer. The order stays pending until `find` tells.
 */
export type Charge =
  | { status: 'approved'; reference: string; card: CardDetails | null; savedMethod: string | null }
  | { status: 'declined'; code: '12' | '23'; reference: string | null }
  | { status: 'needs-action'; reference: string; clientSecret: string }
  | { status: 'unknown' }

/** What the browser needs to show the provider's fields. Null values where the provider has none. */
export type PaymentSession = {
  provider: string
  publishableKey: string | null
  clientSecret: string | null
  reference: string
}

export type RefundRequest = { reference: string; amountCents: number; key: string }
export type RefundOutcome = { status: 'done'; reference: string } | { status: 'failed' } | { status: 'unknown' }

/**
 * A charge or refund that the provider has settled, for the reconciliation with the ledger. Amounts are positive; that of a refund which
 * failed after it was settled follows as a negative one.
 */
export type SettledPayment = {
  reference: string
  kind: 'charge' | 'refund'
  amountCents: number
  orderId: string | null
}

/**
 * A webhook of the provider. `id` is the provider's own and unique. `charge-approved`: the amount is captured; an amount that is
 * only authorised is `other`. `orderId` is null unless the charge
 * is the one of the order itself: renewals of its subscriptions are settled by the job that makes them. `charge` is null for events that are not about a charge.
 */
export type PaymentEvent = {
  id: string
  type: 'charge-approved' | 'charge-declined' | 'refunded' | 'other'
  orderId: string | null
  reference: string | null
  amountCents: number | null
  charge: Charge | null
}

/** Thrown by the methods whose result cannot say so: the provider did not answer, or not as it should. */
export class PaymentProviderError extends Error {}

/**
 * A payment provider. Each implementation passes `tests/integration/shop/payments/provider-contract.ts`. A result with a
 * status tells of refusals and outages; the other methods throw `PaymentProviderError` for an outage. Card numbers appear in
 * no error and no log.
 */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe' | 'none'
  readonly takesCardNumbers: boolean
  readonly offersInstallments: boolean
  readonly wallets: readonly ('ApplePay' | 'GooglePay')[]
  /** Starts a checkout. Reserves nothing. */
  open(request: { siteId: string; orderId: string; amountCents: number; locale: Locale }): Promise<PaymentSession>
  /** Reserves an amount; approved means authorised. */
  authorise(request: ChargeRequest): Promise<Charge>
  /** Stores a card for later charges; nothing is charged. Approved carries `savedMethod`, and `find` calls it settled. Idempotent. */
  saveMethod(request: SaveMethodRequest): Promise<Charge>
  /** Captures an authorised amount. Idempotent. `unknown`: ask again. */
  settle(reference: string, key: string): Promise<Charge>
  /** Gives up an authorisation. Idempotent. Throws if the amount is captured. */
  release(reference: string, key: string): Promise<void>
  /**
   * What became of the charge with an idempotency key, for recovery. Null: the provider has never received it, and a later
   * `authorise` with the key would be the first. `settled` tells whether the amount is captured. Status `unknown`: ask again.
   */
  find(key: string): Promise<{ charge: Charge; settled: boolean } | null>
  /** Refunds a captured charge fully or in part, never above what is left of it (`failed`). Idempotent. */
  refund(request: RefundRequest): Promise<RefundOutcome>
  /** Charges a saved card without the buyer; approved means captured. */
  chargeSaved(request: SavedChargeRequest): Promise<Charge>
  /** The installment plans for an amount; empty where there are none. */
  listInstallments(request: { amountCents: number; method: PaymentMethod | null }): Promise<Installment[]>
  /** The charges and refunds that were settled from an instant (inclusive) until another (exclusive). */
  listSettled(day: { from: Date; until: Date }): Promise<SettledPayment[]>
  /** Reads a webhook. Null: its signature is wrong or too old. `rawBody` is the request's body, byte for byte. */
  readWebhook(rawBody: Buffer, headers: Record<string, string | undefined>, now: Date): Promise<PaymentEvent | null>
}

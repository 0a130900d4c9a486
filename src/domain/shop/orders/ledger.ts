import type { PaymentType } from '@/domain/shop/payments/payment-types'
import { requireCount } from '@/domain/shop/money/percent'

/**
 * The accounts of the ledger. `provider-clearing` is what the payment provider owes us, `student-accounts` and `payroll` what
 * the university collects; the taxes are owed to the authorities.
 */
export type Account =
  'customers' | 'provider-clearing' | 'student-accounts' | 'payroll' | 'sales' | 'federal-tax' | 'provincial-tax'

/** One side of an entry, in whole cents: positive for debit, negative for credit. The postings of an entry sum to zero. */
export type Posting = { account: Account; amountCents: number }

/** What an amount pays for: the price, and both taxes on it. */
export type EntryParts = { priceCents: number; federalTaxCents: number; provincialTaxCents: number }

/** The account that collects a payment. */
const collectingAccount = (paymentType: PaymentType): Account =>
  paymentType === 'Student ID'
    ? 'student-accounts'
    : paymentType === 'Payroll deduction'
      ? 'payroll'
      : 'provider-clearing'

/** The entry of a sale. Empty for a sale that cost nothing. */
export const saleEntry = (parts: EntryParts, paymentType: PaymentType): Posting[] =>
  entry(collectingAccount(paymentType), parts, 1)

/** The entry of a full or partial refund: a sale of these parts, reversed. */
export const refundEntry = (parts: EntryParts, paymentType: PaymentType): Posting[] =>
  entry(collectingAccount(paymentType), parts, -1)

/** The entry of a later payment of a subscription. The provider charges the saved card. */
export const renewalEntry = (parts: EntryParts): Posting[] => entry('provider-clearing', parts, 1)

export const sumPostings = (postings: readonly Posting[]): number =>
  postings.reduce((sum, { amountCents }) => sum + amountCents, 0)

function entry(collecting: Account, { priceCents, federalTaxCents, provincialTaxCents }: EntryParts, sign: 1 | -1) {
  requireCount(priceCents, 'The price')
  requireCount(federalTaxCents, 'The federal tax')
  requireCount(provincialTaxCents, 'The provincial tax')
  const totalCents = requireCount(priceCents + federalTaxCents + provincialTaxCents, 'The total')
  const postings: Posting[] = [
    { account: collecting, amountCents: sign * totalCents },
    { account: 'sales', amountCents: -sign * priceCents },
    { account: 'federal-tax', amountCents: -sign * federalTaxCents },
    { account: 'provincial-tax', amountCents: -sign * provincialTaxCents },
  ]
  return postings.filter(({ amountCents }) => amountCents !== 0)
}

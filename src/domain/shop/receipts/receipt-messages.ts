import type { PaymentType } from '@/domain/shop/payments/payment-types'
import type { PluralMessage } from '@/domain/text/format-message'

/** The words of receipts in one language, with placeholders such as `{amount}`. */
export type ReceiptMessages = {
  title: string
  /** A label with its value, for mails and lines of text. */
  labelled: string
  email: string
  taxNumber: string
  facts: Record<'no' | 'date' | 'buyer' | 'email' | 'student' | 'studentNumber' | 'payment', string>
  items: string
  totals: Record<'subtotal' | 'tax' | 'total' | 'refunded', string>
  item: {
    meals: Record<'plan' | 'month' | 'week', PluralMessage>
    swipes: PluralMessage
    months: PluralMessage
  } & Record<
    | 'unlimited'
    | 'balance'
    | 'balanceWithBonus'
    | 'bonus'
    | 'bonusWithCode'
    | 'valid'
    | 'validFrom'
    | 'validUntil'
    | 'discount'
    | 'discountWithCode'
    | 'codeOnly'
    | 'untaxed'
    | 'nothingToday',
    string
  >
  billing: Record<'monthly' | 'weekly' | 'last' | 'paidInFull', string>
  payment: { types: Record<PaymentType, string> } & Record<'card' | 'free' | 'freeToday' | 'inInstallments', string>
  installments: Record<
    'title' | 'payments' | 'monthly' | 'other' | 'monthlyAbout' | 'otherAbout' | 'apr' | 'cost' | 'total',
    string
  >
}

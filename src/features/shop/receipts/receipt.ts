import type { Localized } from '@/domain/locale'
import type { PaymentType } from '@/domain/shop/payments/payment-types'
import type { CampusDate } from '@/domain/time/calendar'

/** An item as it was sold. `priceCents` was due at the purchase, without taxes and after the discount. */
export type ReceiptItem = {
  name: Localized
  type: 'Meal plan' | 'Create your plan' | 'Declining balance' | 'Coffee subscription'
  priceCents: number
  discountCents: number
  promoCode: string | null
  /** The months of a coffee subscription. */
  months: number | null
  /** What a subscription charges later; null for other items. */
  later: ReceiptBilling | null
}

/** The later payments of a subscription, with taxes. `next` is null when the order pays the only one. */
export type ReceiptBilling = {
  frequency: 'monthly' | 'weekly'
  amountCents: number
  next: CampusDate | null
  last: CampusDate | null
}

/** What a receipt shows of an order or of a later payment of a subscription. */
export type Receipt = {
  no: string
  /** The campus date of the payment. */
  paidOn: CampusDate
  buyerName: string
  firstName: string
  email: string
  studentName: string | null
  items: readonly ReceiptItem[]
  savingsCents: number
  federalTaxCents: number
  provincialTaxCents: number
  totalCents: number
  paymentType: PaymentType | null
  card: { network: string; lastFour: string } | null
  installments: number | null
}

import type { Localized } from '@/domain/locale'
import type { ItemContents } from '@/domain/shop/orders/item-contents'
import type { PaymentType } from '@/domain/shop/payments/payment-types'
import type { CampusDate } from '@/domain/time/calendar'

/**
 * Who sold, as it was on the day of the order. `name` is the legal name, or that of the dining services. Rates are thousandths of a
 * percent; null when unknown.
 */
export type ReceiptSeller = {
  name: Localized
  street: string | null
  secondLine: string | null
  city: string | null
  province: string | null
  postalCode: string | null
  country: 'ca' | 'us'
  email: string | null
  federalTaxNumber: string | null
  provincialTaxNumber: string | null
  federalMilliPercent: number | null
  provincialMilliPercent: number | null
}

/** An item as it was sold. `priceCents` was due at the purchase, without taxes and after the discount. */
export type ReceiptItem = ItemContents & {
  name: Localized
  priceCents: number
  taxCents: number
  discountCents: number
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

/** The installment plan of an order. `totalCents` includes the cost of credit. */
export type ReceiptInstallments = { count: number; isMonthly: boolean; aprBps: number; totalCents: number }

/** What a receipt shows of an order or of a later payment of a subscription: what was stored when it was paid. */
export type Receipt = {
  no: string
  seller: ReceiptSeller
  /** The campus date of the payment. */
  paidOn: CampusDate
  buyerName: string
  firstName: string
  email: string
  /** Whom a parent bought for; null when the buyer is the student. */
  studentName: string | null
  studentNumber: string | null
  items: readonly ReceiptItem[]
  federalTaxCents: number
  provincialTaxCents: number
  totalCents: number
  refundedCents: number
  paymentType: PaymentType | null
  card: { network: string; lastFour: string } | null
  installments: ReceiptInstallments | null
}

import type { Locale } from '@/domain/locale'
import type { Consent, OrderPerson } from '@/domain/shop/orders/order'
import type { PaymentType } from '@/domain/shop/payments/payment-types'
import type { PaymentMethod } from '@/server/payments/provider'

/**
 * A submit. Prices are not part of it. `method` is null for Student ID and Payroll deduction, and for an order that is free now
 * and later. `student` is the person a parent buys for. `seen…` is the cart as the buyer saw it; null from programs that do not
 * say.
 */
export type OrderRequest = {
  paymentType: PaymentType
  method: PaymentMethod | null
  installmentPlanId: string | null
  buyer: OrderPerson
  student: OrderPerson | null
  isParent: boolean
  customerId: string | null
  consents: Consent[]
  locale: Locale
  seenRevision: number | null
  seenTotalCents: number | null
  seenBonusCents: number | null
  seenLaterCents: number | null
}

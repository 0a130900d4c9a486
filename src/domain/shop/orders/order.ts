import type { Locale } from '@/domain/locale'

/** A buyer or student as they were at the time of purchase. An empty text stands for none. Spec: CUS-3.3, CUS-3.4. */
export type OrderPerson = {
  firstName: string
  lastName: string
  email: string
  phone: string
  studentId: string
  barcodeId: string
  address: string
  city: string
  province: string
  postalCode: string
  state: string
  zipCode: string
}

/** Terms that the buyer accepted. `version` is the SHA-256 digest of the text that was shown. */
export type Consent = {
  kind: 'student-id-terms' | 'meal-plan-terms' | 'subscription-terms' | 'installment-terms'
  locale: Locale
  version: string
  acceptedAt: Date
}

/** The states of an order. `pending` waits for the provider; the refunds of staff lead to the last three. */
export type OrderStatus = 'pending' | 'approved' | 'declined' | 'partlyRefunded' | 'refunded' | 'canceled'

/**
 * What a submit answers. `clientSecret` is for the browser when the bank asks the buyer (`needs-action`), otherwise null.
 * `pending`: the provider has not answered yet, and the order is settled when it does.
 */
export type OrderOutcome = {
  status: 'approved' | 'declined' | 'invalid-card' | 'pending' | 'needs-action'
  orderId: string
  no: string
  totalCents: number
  clientSecret: string | null
}

/**
 * The outcome of an order by its stored state. An order that staff have refunded was approved: a repeated submit must not
 * charge it again.
 */
export function outcomeStatus(status: OrderStatus, resultCode: string | null): OrderOutcome['status'] {
  if (status === 'declined') return resultCode === '23' ? 'invalid-card' : 'declined'
  return status === 'pending' ? 'pending' : 'approved'
}

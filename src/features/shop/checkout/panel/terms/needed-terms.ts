import type { CartRow } from '@/contract/shop/cart'
import type { RequiredTerms } from '@/domain/shop/checkout/terms-order'
import type { PaymentType } from '@/domain/shop/payments/payment-types'

type Order = { paymentType: PaymentType; cart: Pick<CartRow, 'items'> }

/** The terms to accept for an order, in their order. The server demands the same ones. Spec: CUS-4.18, CUS-4.21. */
export const neededTerms = (all: readonly RequiredTerms[], { paymentType, cart }: Order): RequiredTerms[] =>
  all.filter(({ kind }) =>
    kind === 'student-id-terms'
      ? paymentType === 'Student ID'
      : cart.items.some(({ type }) => type === 'Meal plan' || type === 'Create your plan'),
  )

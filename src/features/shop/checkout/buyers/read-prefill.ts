import type { CheckoutForm } from '@/contract/shop/checkout-forms'
import type { Customer } from '@/features/account/read-customer'

/** What the form of a buyer starts with, and the fields that the buyer cannot change. */
export type Prefill = { buyer: Partial<CheckoutForm['buyer']>; lockedFields: readonly string[] }

/** What a campus sign-in vouches for. */
const vouchedFields = ['firstName', 'lastName', 'email', 'confirmEmail'] as const

/**
 * The profile of a logged-in customer; nothing for a guest. A campus sign-in vouches for names and email, which are locked.
 * Spec: CUS-4.23, CUS-4.26.
 */
export function readPrefill(customer: Customer | null): Prefill {
  if (!customer) return { buyer: {}, lockedFields: [] }
  const text = (value: string | null) => value ?? ''
  const buyer = {
    firstName: text(customer.firstName),
    lastName: text(customer.lastName),
    studentId: text(customer.studentId),
    email: customer.email,
    confirmEmail: customer.email,
    phoneNumber: text(customer.phone ?? customer.mobile),
    address: text(customer.address),
    city: text(customer.city),
    province: text(customer.province),
    postalCode: text(customer.postalCode),
    optIn: customer.optIn,
  }
  return { buyer, lockedFields: customer.usesCampusSignIn ? vouchedFields.filter((name) => buyer[name] !== '') : [] }
}

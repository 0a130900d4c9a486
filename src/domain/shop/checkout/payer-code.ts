import { normalizeEmail } from '@/domain/account/email-address'
import type { CheckoutContext } from './checkout-context'

/** How long a code is valid, in minutes, and how many wrong codes are taken before a new one is needed. */
export const codeMinutes = 10
export const codeTries = 5

type People = { buyer: { email: string }; student: { email: string } }

/**
 * The email address that must confirm a payment from a campus account: that of the student for Student ID, that of the buyer for
 * Payroll deduction. Null for other payment types, and where nothing is charged.
 */
export function findChargedEmail(
  { paymentType, isParent, isFree }: Pick<CheckoutContext, 'paymentType' | 'isParent' | 'isFree'>,
  { buyer, student }: People,
): string | null {
  if (isFree) return null
  if (paymentType === 'Payroll deduction') return normalizeEmail(buyer.email)
  if (paymentType === 'Student ID') return normalizeEmail(isParent ? student.email : buyer.email)
  return null
}

/** A typed code without the spaces and hyphens that people put into it; null for anything but six digits. */
export function parseCode(typed: string): string | null {
  const digits = typed.replace(/[\s\p{Dash}]/gu, '')
  return /^[0-9]{6}$/.test(digits) ? digits : null
}

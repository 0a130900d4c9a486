import { isBlank } from '@/domain/forms/text-rules'
import { isStudentId } from '@/domain/account/profile-rules'
import { validateStudentIdPattern } from '@/domain/shop/student-id-pattern'
import type { PaymentType } from '@/domain/shop/payments/payment-types'

/**
 * Whether a student ID matches a site's pattern from its first to its last character. Without a pattern, and with one that is
 * broken or unsafe, every student ID does. Spec: CUS-5.14.
 */
function matchesStudentIdPattern(studentId: string, pattern: string | null): boolean {
  if (!pattern || validateStudentIdPattern(pattern) !== null) return true
  return new RegExp(`^(?:${pattern})$`).test(studentId.trim())
}

/** Whether a buyer must give a student ID: where the site says so, and to pay with it. Spec: CUS-5.14. */
export const needsStudentId = (requireStudentId: boolean, paymentType: PaymentType): boolean =>
  requireStudentId || paymentType === 'Student ID'

/** What is wrong with a student ID; null when nothing is. Spec: CUS-5.14. */
export function studentIdFault(
  studentId: string,
  { isRequired, paymentType, pattern }: { isRequired: boolean; paymentType: PaymentType; pattern: string | null },
): 'required' | 'alphaNum' | 'regex' | null {
  if (isBlank(studentId)) return isRequired ? 'required' : null
  if (!isStudentId(studentId)) return 'alphaNum'
  return paymentType === 'Student ID' && !matchesStudentIdPattern(studentId, pattern) ? 'regex' : null
}

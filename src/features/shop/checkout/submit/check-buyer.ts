import { checkoutFaults, type CheckoutForm } from '@/contract/shop/checkout-forms'
import { isBlank } from '@/domain/forms/text-rules'
import { ok, type Result } from '@/domain/result'
import { isBlockedStudent, isFacultyEmail } from '@/features/shop/read-listed-accounts'
import type { Checkout } from '@/features/shop/checkout/read-checkout'
import { refuseField } from './refuse-field'

/**
 * Checks what the buyer entered, and the lists that only the server has. Refuses `bad-checkout-field` with the first field at fault
 * and its sentence. Spec: CUS-5.1 to CUS-5.17, CUS-8.14.
 */
export async function checkBuyer(
  siteId: string,
  { context, settings }: Pick<Checkout, 'context' | 'settings'>,
  form: CheckoutForm,
): Promise<Result<null>> {
  const { labels } = settings
  const [wrong] = checkoutFaults(context, form)
  if (wrong) return refuseField(wrong, labels)
  const { studentId, email } = form.buyer
  if (!isBlank(studentId) && (await isBlockedStudent(siteId, studentId)))
    return refuseField({ field: 'buyer.studentId', fault: 'blockedStudent' }, labels)
  const needsListed = context.paymentType === 'Payroll deduction' && settings.checkFacultyEmails
  if (needsListed && !(await isFacultyEmail(siteId, email)))
    return refuseField({ field: 'buyer.email', fault: 'facultyEmail' }, labels, settings.facultyEmailMessage)
  return ok(null)
}

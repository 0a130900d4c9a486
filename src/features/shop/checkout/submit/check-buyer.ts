import { checkoutFaults, type CheckoutForm, type CheckoutFault } from '@/contract/shop/checkout-forms'
import { isBlank } from '@/domain/forms/text-rules'
import { localize, type Localized } from '@/domain/locale'
import { ok, type Result, refuse } from '@/domain/result'
import type { CheckoutSettings } from '@/domain/shop/checkout-settings'
import { checkoutSentence } from '@/domain/shop/checkout/checkout-sentence'
import { isBlockedStudent, isFacultyEmail } from '@/features/shop/read-listed-accounts'
import type { Checkout } from '@/features/shop/checkout/read-checkout'
import { checkoutRuleMessages } from '@/i18n/site-messages'

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

type Labels = CheckoutSettings['labels']

/** Refuses a field of the checkout with its sentence in both languages. `said` by staff replaces the sentence. */
export function refuseField(fault: CheckoutFault, labels: Labels, said: Localized<string | null> | null = null) {
  const sentence = (locale: 'en' | 'fr') =>
    localize(said, locale) ??
    checkoutSentence(fault, checkoutRuleMessages(locale), {
      firstName: localize(labels.firstName, locale),
      lastName: localize(labels.lastName, locale),
      studentId: localize(labels.studentId, locale),
      email: localize(labels.email, locale),
    })
  return refuse('bad-checkout-field', { field: fault.field, en: sentence('en'), fr: sentence('fr') })
}

import type { z } from 'zod'
import type { formResponse } from '@/contract/forms/visitor-form-requests'
import { thankYouMessages, type VisitorForm } from '@/domain/forms/thank-you-messages'
import type { Locale } from '@/domain/locale'
import { success } from '@/v1/engine/envelope'

/** The thank-you message. It repeats nothing of the form. Spec: CUS-7.25. */
export function thankYou(form: VisitorForm, locale: Locale): z.infer<typeof formResponse> {
  return success(1, { msg: thankYouMessages[form][locale] })
}

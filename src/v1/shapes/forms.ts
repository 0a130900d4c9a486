import type { z } from 'zod'
import type { formResponse } from '@/contract/forms'
import { formThanks, type VisitorForm } from '@/domain/form-thanks'
import type { Locale } from '@/domain/locale'
import { success } from '@/v1/envelope'

/** Thanks, and nothing of what was sent. Spec: CUS-7.25. */
export function thanks(form: VisitorForm, locale: Locale): z.infer<typeof formResponse> {
  return success(1, { msg: formThanks[form][locale] })
}

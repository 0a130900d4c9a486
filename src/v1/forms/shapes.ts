import type { z } from 'zod'
import type { captchaResponse, formResponse } from '@/contract/forms/visitor-form-requests'
import type { CaptchaChallenge } from '@/domain/forms/captcha'
import { thankYouMessages, type VisitorForm } from '@/domain/forms/thank-you-messages'
import type { Locale } from '@/domain/locale'
import { success } from '@/v1/engine/envelope'

/** The thank-you message. It repeats nothing of the form. Spec: CUS-7.25. */
export function thankYou(form: VisitorForm, locale: Locale): z.infer<typeof formResponse> {
  return success(1, { msg: thankYouMessages[form][locale] })
}

/** A challenge in the form of altcha, whose own names stay as they are. Spec: CUS-2.59. */
export const captchaShape = (challenge: CaptchaChallenge): z.infer<typeof captchaResponse> => success(1, challenge)

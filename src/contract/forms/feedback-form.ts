import * as z from 'zod/mini'
import { isBirthday } from '@/domain/account/birthday'
import { residences } from '@/domain/forms/feedback-choices'
import { maxLetterLength, maxLineLength } from '@/domain/forms/text-lengths'
import { email, formName, maxLength, oneOf, required, textField, textRule } from './field-rules'

const name = () => textField(required, z.trim(), formName, maxLength(maxLineLength))

/**
 * A visitor's feedback. `location` is the name of a location, `birthday` is `MM/DD`; optional fields are empty when not
 * given. Visitors of a school give neither residence nor customer type. Spec: CUS-3.20, CUS-5.32.
 */
export const feedbackForm = (isSchool: boolean) =>
  z.object({
    firstName: name(),
    lastName: name(),
    email: textField(required, z.trim(), email),
    location: textField(maxLength(maxLineLength)),
    customerResidence: isSchool ? textField(oneOf(residences)) : textField(required, oneOf(residences)),
    customerType: isSchool ? textField(maxLength(maxLineLength)) : textField(required, maxLength(maxLineLength)),
    comments: textField(required, maxLength(maxLetterLength)),
    offers: z.boolean(),
    birthday: textField(z.trim(), textRule('regex', isBirthday)),
  })
export type Feedback = z.infer<ReturnType<typeof feedbackForm>>

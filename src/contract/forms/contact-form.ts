import * as z from 'zod/mini'
import { maxLetterLength, maxLineLength } from '@/domain/forms/text-lengths'
import { email, maxLength, required, textField } from './field-rules'

/** A message to the dining services. Spec: CUS-3.23, CUS-5.31. */
export const contactForm = z.object({
  name: textField(required, maxLength(maxLineLength)),
  email: textField(required, z.trim(), email),
  message: textField(required, maxLength(maxLetterLength)),
})
export type ContactMessage = z.infer<typeof contactForm>

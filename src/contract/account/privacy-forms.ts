import * as z from 'zod/mini'
import { email, required, textField } from '@/contract/forms/field-rules'

/** What a customer types to confirm the deletion of the account. */
export const passwordConfirmationForm = z.object({ password: textField(required), email: z.string() })

/** The same with a campus sign-in, which has no password here. */
export const emailConfirmationForm = z.object({ password: z.string(), email: textField(required, z.trim(), email) })

import { z } from 'zod'
import { successSchema } from '@/contract/envelope'
import { idParameter, textParameter } from '@/contract/field-types'

const entryParameter = textParameter.transform((text) => text?.trim() || null)

/** Spec: CUS-7.27. */
export const blockedStudentQuery = z.object({ site_id: idParameter, student_id: entryParameter })
export const facultyEmailQuery = z.object({ site_id: idParameter, email: entryParameter })

/** `accounts` holds the requested entry if it is listed, and nothing else. Spec: CUS-7.27. */
export const blockedStudentResponse = successSchema({
  accounts: z.array(z.strictObject({ student_id: z.string() })).max(1),
  message: z.string(),
})
export const facultyEmailResponse = successSchema({ accounts: z.array(z.strictObject({ email: z.string() })).max(1) })

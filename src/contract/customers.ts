import { z } from 'zod'
import { success } from './envelope'
import { askedFlag, askedId, id, parameter, textOrNull } from './words'

/** What was written, as it was written; nothing is empty. */
const line = parameter.transform((text) => text ?? '')

export const authenticateRequest = z.object({ site_id: askedId, email: line, password: line })

export const createCustomerRequest = z.object({
  site_id: askedId,
  first_name: line,
  last_name: line,
  email: line,
  password: line,
  confirm_password: line,
  opt_in: askedFlag,
})

export const updateCustomerRequest = z.object({
  site_id: askedId,
  customer_id: askedId,
  first_name: line,
  last_name: line,
  student_id: line,
  phone: line,
  mobile: line,
  address: line,
  city: line,
  province: line,
  postal_code: line,
})

export const ownSiteRequest = z.object({ site_id: askedId, customer_id: askedId })
export const passwordResetRequest = z.object({ site_id: askedId, email: line })
export const updatePasswordRequest = z.object({ public_key: line, password: line, confirm_password: line })

/** An account as its owner sees it: nothing of health, and nothing that it is signed in by. Spec: CUS-3.1. */
const customer = z.strictObject({
  id,
  first_name: textOrNull,
  last_name: textOrNull,
  student_id: textOrNull,
  email: z.string(),
  phone: textOrNull,
  mobile: textOrNull,
  address: textOrNull,
  city: textOrNull,
  province: textOrNull,
  postal_code: textOrNull,
  opt_in: z.boolean(),
  notify_by_text: z.boolean(),
})
export type CustomerRow = z.infer<typeof customer>

export const customerResponse = success({ customer })
export const messageResponse = success({ msg: z.string() })
/** `domain`: the path of the site whose account it is, to go on from; null when the site is gone. Spec: CUS-2.45. */
export const updatePasswordResponse = success({ domain: textOrNull })

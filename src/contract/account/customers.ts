import { z } from 'zod'
import { successSchema } from '@/contract/envelope'
import {
  flagParameter,
  idParameter,
  id,
  optionalFlagParameter,
  textParameter,
  textOrNull,
} from '@/contract/field-types'
import { cartCookieParameter } from '@/contract/shop/cart-requests'
import { flatStudent } from '@/contract/shop/checkout-requests'
import { listParameter } from '@/contract/structured-parameter'

/** A text exactly as sent; empty when it is missing. */
const givenText = textParameter.transform((text) => text ?? '')

/** The specification's forms say yes or no. */
const agreedParameter = textParameter.transform((text) => /^\s*(true|1|yes)\s*$/i.test(text ?? ''))

export const authenticateRequest = z.object({ site_id: idParameter, email: givenText, password: givenText })

const profile = {
  student_id: textParameter,
  phone: textParameter,
  mobile: textParameter,
  address: textParameter,
  city: textParameter,
  province: textParameter,
  postal_code: textParameter,
}

export const createCustomerRequest = z.object({
  site_id: idParameter,
  first_name: givenText,
  last_name: givenText,
  email: givenText,
  password: givenText,
  /** May be missing: only a form asks twice. */
  confirm_password: textParameter,
  opt_in: agreedParameter,
  ...profile,
  /** Another name of `phone`. */
  phone_number: textParameter,
  seen_texts: listParameter((digests) => digests),
  /** The buyer of a cart, and the student of a parent. Spec: CUS-3.4. */
  cookie: cartCookieParameter,
  is_parent: flagParameter,
  ...{ barcode_id: givenText, state: givenText, zip_code: givenText },
  ...flatStudent,
})

/** Null parameters stay as they are. */
export const updateCustomerRequest = z.object({
  site_id: idParameter,
  customer_id: idParameter,
  first_name: textParameter,
  last_name: textParameter,
  ...profile,
  email: textParameter,
  opt_in: optionalFlagParameter,
  notify_by_text: optionalFlagParameter,
})

export const ownSiteRequest = z.object({ site_id: idParameter, customer_id: idParameter })
/** Calls that change how the logged-in customer signs in. */
export const endSessionRequest = z.object({ ...ownSiteRequest.shape, session_id: textParameter })
export const changePasswordRequest = z.object({
  ...ownSiteRequest.shape,
  current_password: givenText,
  password: givenText,
  confirm_password: givenText,
})
export const passwordResetRequest = z.object({ site_id: idParameter, email: givenText })
export const updatePasswordRequest = z.object({
  public_key: givenText,
  password: givenText,
  confirm_password: textParameter,
})

/** The key of the link that confirms a new email, and the current password. */
export const confirmEmailRequest = z.object({ public_key: givenText, password: givenText })

/** A customer's own account, without credentials. `allergens` are the ids of the allergen profile. Spec: CUS-3.1. */
export const customer = z.strictObject({
  id,
  first_name: textOrNull,
  last_name: textOrNull,
  student_id: textOrNull,
  email: z.string(),
  phone: textOrNull,
  mobile: textOrNull,
  address: textOrNull,
  city: textOrNull,
  state: textOrNull,
  province: textOrNull,
  postal_code: textOrNull,
  opt_in: z.boolean(),
  notify_by_text: z.boolean(),
  allergens: z.array(id),
  contact_name: textOrNull,
  contact_number: textOrNull,
  carries_epinephrine: z.boolean(),
  food_insecurity: z.boolean(),
})
export type CustomerRow = z.infer<typeof customer>

export const customerResponse = successSchema({ customer })
/** `pending_email` counts once its mailbox has confirmed it; null without a new one. Spec: CUS-7.6. */
export const updatedCustomerResponse = successSchema({ customer, pending_email: textOrNull })
export type UpdatedCustomer = z.infer<typeof updatedCustomerResponse>
/** `student` is null unless a parent buys for one. Spec: CUS-7.5. */
export const createdCustomerResponse = successSchema({ customer, student: customer.nullable() })
export const messageResponse = successSchema({ msg: z.string() })
/** `domain` is the path of the account's site; null when the site does not exist any more. Spec: CUS-2.63, CUS-7.17. */
export const updatePasswordResponse = successSchema({ domain: textOrNull })

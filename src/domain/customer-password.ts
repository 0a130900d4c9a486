import type { FormRule } from './form-rules'

const shortestCustomerPassword = 8
/** Payload hashes no more than this. */
const longestCustomerPassword = 128
/** One of these has to be in it. */
export const passwordSigns = '!@#$%^&*'
const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[!@#$%^&*]/]

/** A new password of a customer: 8 to 128 characters with one of each kind; an empty one is for `required`. Spec: CUS-5.13. */
export const customerPassword: FormRule = (value) => {
  if (value === '') return null
  const { length } = [...value]
  const isLongEnough = length >= shortestCustomerPassword && length <= longestCustomerPassword
  return isLongEnough && kinds.every((kind) => kind.test(value)) ? null : 'password'
}

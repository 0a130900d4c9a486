import { atMost, longestLine, trimmed } from './form-bounds'
import { customerPassword } from './customer-password'
import type { RulesOf } from './form-check'
import { confirmed, email, formName, phone, province, required, type FormRule } from './form-rules'
import type { Locale } from './locale'

const line = atMost(longestLine)
const name = [required, formName, line] as const
const anEmail = [required, trimmed(email)] as const

export type SignIn = { email: string; password: string }
export type SignUp = {
  first_name: string
  last_name: string
  email: string
  password: string
  confirm_password: string
  opt_in: boolean
}
export type Profile = {
  first_name: string
  last_name: string
  student_id: string
  phone: string
  mobile: string
  address: string
  city: string
  province: string
  postal_code: string
}
export type NewPassword = { password: string; confirm_password: string }

/** Spec: CUS-5.24. */
export const signInRules: RulesOf<SignIn> = () => ({ email: anEmail, password: [required] })
export const forgottenRules: RulesOf<{ email: string }> = () => ({ email: anEmail })

/** Spec: CUS-5.1, CUS-5.13, CUS-5.24. */
export const signUpRules: RulesOf<SignUp> = ({ password }) => ({
  first_name: name,
  last_name: name,
  email: anEmail,
  password: [required, customerPassword],
  confirm_password: [required, confirmed(password)],
})

/** Spec: CUS-5.28. */
export const newPasswordRules: RulesOf<NewPassword> = ({ password }) => ({
  password: [required, customerPassword],
  confirm_password: [required, confirmed(password)],
})

/** Digits, letters and spaces. Spec: CUS-5.14. */
const studentId: FormRule = (value) => (/^[\p{L}\d ]*$/u.test(value) ? null : 'alphaNum')
/** Letters, digits and what stands in an address. Spec: CUS-5.3. */
const address: FormRule = (value) => (/^[\p{L}\p{M}\d ,.#'’-]*$/u.test(value) ? null : 'regex')
const postalCode: FormRule = (value) =>
  value === '' || /^[a-z]\d[a-z] ?\d[a-z]\d$/i.test(value.trim()) ? null : 'regex'

/** All but the names may stay empty; a phone number has ten digits. Spec: CUS-5.1 to CUS-5.7. */
export const profileRules =
  (locale: Locale): RulesOf<Profile> =>
  () => ({
    first_name: name,
    last_name: name,
    student_id: [studentId, line],
    phone: [phone],
    mobile: [phone],
    address: [address, line],
    city: [formName, line],
    province: [province(locale)],
    postal_code: [postalCode],
  })

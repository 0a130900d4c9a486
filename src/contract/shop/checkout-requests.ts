import { z } from 'zod'
import { flagParameter, idParameter, textParameter } from '@/contract/field-types'
import { structuredParameter } from '@/contract/structured-parameter'
import { cartCookieParameter } from './cart-requests'
import { paymentTypes } from '@/domain/shop/payments/payment-types'

/** A text of a structure. Numbers become texts, as they do outside of structures; null and missing ones are empty. */
const text = z
  .union([z.string(), z.number(), z.boolean(), z.null()])
  .optional()
  .transform((sent) => (sent === null || sent === undefined ? '' : String(sent)))
const flag = z
  .union([z.boolean(), z.string(), z.number()])
  .optional()
  .transform((sent) => /^\s*(true|1|yes)\s*$/i.test(String(sent ?? '')))

const personFields = {
  first_name: text,
  last_name: text,
  email: text,
  confirm_email: text,
  phone_number: text,
  address: text,
  city: text,
  province: text,
  postal_code: text,
  state: text,
  zip_code: text,
}
const buyer = z.object({ ...personFields, student_id: text, barcode_id: text, opt_in: flag })
/** The numbers of a student may stand in either object. */
const student = z.object({ ...personFields, student_id: text, barcode_id: text })
const billing = z.object({ address: text, city: text, province: text, postal_code: text })
export const cardObject = z.object({
  first_name: text,
  last_name: text,
  number: text,
  type: text,
  expires: text,
  security_code: text,
})
const acceptedTerms = z.array(z.object({ kind: z.string(), locale: z.enum(['en', 'fr']), version: z.string() }))

/** A text exactly as sent; empty when it is missing. */
const givenText = textParameter.transform((sent) => sent ?? '')
const answerParameter = textParameter.transform((sent) =>
  sent === null ? undefined : sent.trim().toLowerCase() || null,
)
const numberParameter = textParameter.transform((sent) => {
  const value = Number(sent?.trim() || 'none')
  return Number.isFinite(value) ? value : null
})

/** The flat names of the earlier service. Each counts where the object beside it does not have the value. Spec: CUS-3.4. */
const flatPerson = {
  first_name: givenText,
  last_name: givenText,
  email: givenText,
  confirm_email: givenText,
  phone_number: givenText,
  address: givenText,
  city: givenText,
  province: givenText,
  postal_code: givenText,
  state: givenText,
  zip_code: givenText,
}
export const flatBuyer = { ...flatPerson, student_id: givenText, barcode_id: givenText, opt_in: flagParameter }
export const flatStudent = {
  student_first_name: givenText,
  student_last_name: givenText,
  student_email: givenText,
  student_confirm_email: givenText,
  student_phone_number: givenText,
  student_address: givenText,
  student_city: givenText,
  student_province: givenText,
  student_postal_code: givenText,
  student_state: givenText,
  student_zip_code: givenText,
}
export const flatBilling = {
  billing_address: givenText,
  billing_city: givenText,
  billing_province: givenText,
  billing_postal_code: givenText,
}
/** The names of the card in the specification. Spec: CUS-3.3, CUS-7.33. */
const shortCard = { number: givenText, type: givenText, expiration: givenText, security_code: givenText }
export const flatCard = {
  card_first_name: givenText,
  card_last_name: givenText,
  card_number: givenText,
  card_type: givenText,
  card_expires: givenText,
  card_security_code: givenText,
}

/** What both order calls take. `cart_total`, `cart_bonus` and `cart_later` are in dollars. Spec: CUS-3.4, CUS-7.33, CUS-7.34. */
const orderFields = {
  site_id: idParameter,
  customer_id: idParameter,
  cookie: cartCookieParameter,
  payment_type: textParameter.transform(
    (sent) => paymentTypes.find((type) => type.toLowerCase() === sent?.trim().toLowerCase()) ?? null,
  ),
  buyer: structuredParameter(buyer),
  password: givenText,
  /** May be missing: only a form asks twice. */
  confirm_password: textParameter,
  student: structuredParameter(student),
  accepted_terms: structuredParameter(acceptedTerms),
  /** Instead of `accepted_terms`: the terms of the order form are accepted, and `terms_version` names them. */
  terms: flagParameter,
  terms_version: textParameter,
  cart_revision: numberParameter,
  cart_total: numberParameter,
  cart_bonus: numberParameter,
  cart_later: numberParameter,
  location_id: answerParameter,
  term_id: answerParameter,
  type_id: answerParameter,
  year_id: answerParameter,
  ...flatBuyer,
  ...flatStudent,
}

/** Student ID and Payroll deduction. `code` may be missing: the refusal says that one was mailed. Spec: CUS-4.25, CUS-7.34. */
export const checkoutRequest = z.object({ ...orderFields, code: givenText })

/**
 * Credit card, ApplePay, GooglePay and installments: a card number where the payment provider takes them, otherwise the token
 * that its script made of one. Spec: CUS-4.25, CUS-7.33, CUS-7.35.
 */
export const cardOrderRequest = z.object({
  ...orderFields,
  billing: structuredParameter(billing),
  card: structuredParameter(cardObject),
  token: givenText,
  wallet: textParameter.transform((sent): 'ApplePay' | 'GooglePay' | null =>
    sent === 'ApplePay' || sent === 'GooglePay' ? sent : null,
  ),
  installment_object: structuredParameter(z.object({ PlanId: z.string() })),
  ...flatBilling,
  ...flatCard,
  ...shortCard,
})

const amountParameter = textParameter.transform((sent) => {
  const dollars = /^\s*\d{1,7}(?:\.\d{1,2})?\s*$/.test(sent ?? '') ? Number(sent) : null
  return dollars === null ? null : Math.round(dollars * 100)
})
/** `amount` is in dollars. Spec: CUS-7.37. */
export const preloadQuery = z.object({ site_id: idParameter, amount: amountParameter })

/** `pan` and `exp` are read to refuse them: addresses are logged. Spec: CUS-7.36. */
export const installmentsQuery = z.object({
  site_id: idParameter,
  amount: amountParameter,
  pan: givenText,
  exp: givenText,
})
/** A card number in the body, or a token of the provider. Spec: CUS-7.36. */
export const installmentsRequest = z.object({
  site_id: idParameter,
  amount: amountParameter,
  pan: givenText,
  exp: givenText,
  token: givenText,
})

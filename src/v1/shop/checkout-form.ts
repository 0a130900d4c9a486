import type { z } from 'zod'
import type { CheckoutForm } from '@/contract/shop/checkout-forms'
import type { cardOrderRequest, checkoutRequest } from '@/contract/shop/checkout-requests'

type CheckoutRequest = z.output<typeof checkoutRequest>
type CardOrderRequest = z.output<typeof cardOrderRequest>
/** A request of either order call. */
export type OrderCall = Omit<CheckoutRequest, 'code'> & Partial<CardOrderRequest & CheckoutRequest>

const personNames = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  confirmEmail: 'confirm_email',
  phoneNumber: 'phone_number',
  address: 'address',
  city: 'city',
  province: 'province',
  postalCode: 'postal_code',
  state: 'state',
  zipCode: 'zip_code',
} as const
const numberNames = { studentId: 'student_id', barcodeId: 'barcode_id' } as const
const billingNames = { address: 'address', city: 'city', province: 'province', postalCode: 'postal_code' } as const
const cardNames = {
  firstName: 'first_name',
  lastName: 'last_name',
  number: 'number',
  type: 'type',
  expires: 'expires',
  securityCode: 'security_code',
} as const

type Texts = Readonly<Record<string, unknown>>

/** The texts of an object. One that it does not have comes from the flat parameter with the prefix. */
function textsOf<Names extends Readonly<Record<string, string>>>(
  names: Names,
  sent: Texts | null | undefined,
  flat: Texts,
  prefix = '',
): { [Name in keyof Names]: string } {
  const textOf = (name: string) => {
    const [inObject, beside] = [sent?.[name], flat[`${prefix}${name}`]]
    return typeof inObject === 'string' && inObject !== '' ? inObject : typeof beside === 'string' ? beside : ''
  }
  const texts = Object.entries(names).map(([name, sentName]) => [name, textOf(sentName)])
  return Object.fromEntries(texts) as { [Name in keyof Names]: string }
}

/** Only a form asks twice: an email that is sent once counts as confirmed. */
const confirmed = <Person extends { email: string; confirmEmail: string }>(person: Person): Person => ({
  ...person,
  confirmEmail: person.confirmEmail || person.email,
})

/** The card of a call that sends it as an object. */
export const cardFormOf = (call: { card: Texts | null }): CheckoutForm['card'] => textsOf(cardNames, call.card, {})

/**
 * The form that an order call sends, in objects or under the flat names of the earlier service. The numbers of a student may stand in
 * the object of the buyer or of the student. Spec: CUS-3.4, CUS-7.33.
 */
export const checkoutFormOf = (call: OrderCall): CheckoutForm => ({
  buyer: {
    ...confirmed(textsOf(personNames, call.buyer, call)),
    ...textsOf(numberNames, call.buyer, textsOf(numberNames, call.student, call)),
    optIn: call.buyer?.opt_in || call.opt_in,
  },
  password: call.password,
  confirmPassword: call.confirm_password ?? call.password,
  student: confirmed(textsOf(personNames, call.student, call, 'student_')),
  billing: textsOf(billingNames, call.billing, call, 'billing_'),
  card: textsOf(cardNames, call.card, call, 'card_'),
})

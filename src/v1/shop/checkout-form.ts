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
/** The people of a call, in objects or under flat names. */
type SentPeople = Texts & {
  buyer?: (Texts & { opt_in: boolean }) | null
  student?: Texts | null
  opt_in: boolean
}

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

/** What the server knows of a buyer who leaves fields out, by the names of the form. */
export type KnownBuyer = { person: Texts | null; student: Texts | null }

const regionNames = ['province', 'postalCode', 'state', 'zipCode']

/** Fills in the empty texts of a person. Parts of an address that are sent are not mixed with known ones of another country. */
function completed<Person extends object>(person: Person, known: Texts | null): Person {
  const fields = Object.entries(person)
  const hasRegion = fields.some(([name, value]) => regionNames.includes(name) && value !== '')
  const fill = ([name, value]: [string, unknown]) =>
    value !== '' || (hasRegion && regionNames.includes(name)) ? [name, value] : [name, known?.[name] ?? '']
  return Object.fromEntries(fields.map(fill)) as Person
}

/** The people that an order call sends: in objects, or under the flat names of the earlier service, which known fields complete. */
export function peopleOf(call: SentPeople, known: KnownBuyer): Pick<CheckoutForm, 'buyer' | 'student'> {
  const buyer = {
    ...textsOf(personNames, call.buyer, call),
    ...completed(textsOf(numberNames, call.buyer, {}), textsOf(numberNames, call.student, call)),
  }
  const student = textsOf(personNames, call.student, call, 'student_')
  return {
    buyer: {
      ...confirmed(call.buyer ? buyer : completed(buyer, known.person)),
      optIn: call.buyer?.opt_in || call.opt_in,
    },
    student: confirmed(call.student ? student : completed(student, known.student)),
  }
}

/**
 * The form that an order call sends. The numbers of a student may stand in the object of the buyer or of the student. Without an
 * object, the card is under its short names, and its owner and billing address are the buyer's unless they are sent.
 * Spec: CUS-3.4, CUS-7.33.
 */
export function checkoutFormOf(call: OrderCall, known: KnownBuyer): CheckoutForm {
  const people = peopleOf(call, known)
  const billing = textsOf(billingNames, call.billing, call, 'billing_')
  const card = textsOf(cardNames, call.card, call, 'card_')
  const short = { ...textsOf(cardNames, null, call), expires: call.expiration, ...nameOf(people.buyer) }
  return {
    ...people,
    password: call.password,
    confirmPassword: call.confirm_password ?? call.password,
    billing: call.billing ? billing : completed(billing, people.buyer),
    card: call.card ? card : completed(card, short),
  }
}

const nameOf = ({ firstName, lastName }: CheckoutForm['buyer']) => ({ firstName, lastName })

import * as z from 'zod/mini'
import { isPostalCode, isStreetAddress } from '@/domain/account/profile-rules'
import type { FormFault } from '@/domain/forms/form-faults'
import { hasMinLength, isBlank, isNumeric } from '@/domain/forms/text-rules'
import { maxLineLength } from '@/domain/forms/text-lengths'
import { normalizeEmail } from '@/domain/account/email-address'
import { isState } from '@/domain/places/provinces'
import { minCheckoutPassword } from '@/domain/shop/checkout/checkout-sentence'
import {
  needsCard,
  needsDomainEmail,
  needsStudentDomainEmail,
  type CheckoutContext,
} from '@/domain/shop/checkout/checkout-context'
import { isProvinceOrTerritory, regionCountry, type Region } from '@/domain/shop/checkout/postal-address'
import { needsStudentId, studentIdFault } from '@/domain/shop/checkout/student-id'
import {
  email,
  formName,
  maxLength,
  phone,
  required,
  studentIdEmailDomain,
  textField,
  textRule,
  uncommonPassword,
} from '@/contract/forms/field-rules'
import { cardFields } from './checkout-card'

/** Payload hashes no more than this. */
const maxPassword = 128

const text = () => z.string('regex' satisfies FormFault)
const anyText = () => text().check(z.maxLength(maxLineLength, 'regex' satisfies FormFault))
const name = () => textField(required, z.trim(), formName, maxLength(maxLineLength))

/** A rule that adds a fault at a field of the object that it checks. */
type FaultOf<Values> = (values: Values) => readonly { path: readonly string[]; fault: FormFault }[]
const faultCheck = <Values>(faultOf: FaultOf<Values>): z.core.$ZodCheck<Values> =>
  z.check<Values>((context) => {
    for (const { path, fault } of faultOf(context.value))
      context.issues.push({ code: 'custom', input: context.value, path: [...path], message: fault, continue: true })
  })

/** Names, email, phone and address of the buyer, and of the student of a parent. Spec: CUS-5.1 to CUS-5.11. */
const personFields = () => ({
  firstName: name(),
  lastName: name(),
  email: textField(required, z.trim(), email),
  confirmEmail: text(),
  phoneNumber: textField(required, phone),
  address: textField(required, textRule('regex', isStreetAddress), maxLength(maxLineLength)),
  city: name(),
  province: text(),
  postalCode: text(),
  state: text(),
  zipCode: text(),
})

/** A person that the form does not ask for: nothing is checked but the type. */
const uncheckedPerson = () =>
  z.object({
    firstName: anyText(),
    lastName: anyText(),
    email: anyText(),
    confirmEmail: anyText(),
    phoneNumber: anyText(),
    address: anyText(),
    city: anyText(),
    province: anyText(),
    postalCode: anyText(),
    state: anyText(),
    zipCode: anyText(),
  })

/** A province with a postal code, or a state with a ZIP code. Spec: CUS-5.3. */
const regionFaults = (region: Region): ReturnType<FaultOf<Region>> => {
  const fault = (field: keyof Region, accepts: (value: string) => boolean, wrong: FormFault) =>
    isBlank(region[field])
      ? [{ path: [field], fault: 'required' as const }]
      : accepts(region[field])
        ? []
        : [{ path: [field], fault: wrong }]
  return regionCountry(region) === 'US'
    ? [
        ...fault('state', isState, 'state'),
        ...fault('zipCode', (zip) => isNumeric(zip.trim()) && zip.length <= maxLineLength, 'numeric'),
      ]
    : [...fault('province', isProvinceOrTerritory, 'province'), ...fault('postalCode', isPostalCode, 'regex')]
}

/** Spec: CUS-5.5. */
const emailConfirmed = faultCheck((person: { email: string; confirmEmail: string }) =>
  normalizeEmail(person.email) === normalizeEmail(person.confirmEmail)
    ? []
    : [{ path: ['confirmEmail'], fault: isBlank(person.confirmEmail) ? 'required' : 'confirmed' }],
)

const buyerSchema = (context: CheckoutContext) => {
  const { settings, paymentType } = context
  const isRequired = needsStudentId(settings.requireStudentId, paymentType)
  const studentId = faultCheck((buyer: { studentId: string }) => {
    const fault = studentIdFault(buyer.studentId, { isRequired, paymentType, pattern: settings.studentIdPattern })
    return fault ? [{ path: ['studentId'], fault }] : []
  })
  const { firstName, lastName, email: address, ...rest } = personFields()
  const ofDomain = needsDomainEmail(context) ? address.check(studentIdEmailDomain(settings.emailDomain)) : address
  return z
    .object({
      firstName,
      lastName,
      studentId: anyText(),
      barcodeId: settings.requireBarcodeId ? textField(required, maxLength(maxLineLength)) : anyText(),
      email: ofDomain,
      ...rest,
      optIn: z.boolean(),
    })
    .check(studentId, emailConfirmed, faultCheck(regionFaults))
}

const studentSchema = (context: CheckoutContext) => {
  if (!context.isParent) return uncheckedPerson()
  const { email: address, ...rest } = personFields()
  const isOfDomain = needsStudentDomainEmail(context)
  const ofDomain = isOfDomain ? address.check(studentIdEmailDomain(context.settings.emailDomain)) : address
  return z.object({ email: ofDomain, ...rest }).check(emailConfirmed, faultCheck(regionFaults))
}

/** The address that the bank knows. A ZIP code is accepted too: cards of parents come from both countries. Spec: CUS-5.16. */
const billingSchema = (context: CheckoutContext) => {
  const street = () => textField(required, textRule('regex', isStreetAddress), maxLength(maxLineLength))
  const province = textRule('province', (value) => isProvinceOrTerritory(value) || isState(value))
  const postalCode = textRule('regex', (value) => isPostalCode(value) || /^\d{5}(?:-?\d{4})?$/.test(value.trim()))
  return needsCard(context)
    ? z.object({
        address: street(),
        city: street(),
        province: textField(required, province),
        postalCode: textField(required, postalCode),
      })
    : z.object({ address: anyText(), city: anyText(), province: anyText(), postalCode: anyText() })
}

/** Spec: CUS-5.12. */
const passwordSchema = ({ isGuest }: CheckoutContext) =>
  isGuest
    ? textField(
        textRule('minIfOne', (value) => hasMinLength(value, minCheckoutPassword)),
        textRule('regex', (value) => value.length <= maxPassword),
        uncommonPassword,
      )
    : anyText()

type Emails = { buyer: { email: string }; student: { email: string } }
type Passwords = { password: string; confirmPassword: string }

/**
 * What a buyer enters at checkout. The page and the server check the same schema; the lists of blocked students and of faculty
 * emails are checked on the server only. Every message is a form fault. Texts that the context does not ask for stay unchecked
 * and are not used. Spec: CUS-3.3, CUS-5.1 to CUS-5.17.
 */
const checkoutForm = (context: CheckoutContext) =>
  z
    .object({
      buyer: buyerSchema(context),
      password: passwordSchema(context),
      confirmPassword: anyText(),
      student: studentSchema(context),
      billing: billingSchema(context),
      card: cardFields(context),
    })
    .check(
      faultCheck(({ password, confirmPassword }: Passwords) =>
        !context.isGuest || password === confirmPassword
          ? []
          : [{ path: ['confirmPassword'], fault: confirmPassword === '' ? 'required' : 'confirmed' }],
      ),
      faultCheck(({ buyer, student }: Emails) =>
        context.isParent && !isBlank(student.email) && normalizeEmail(buyer.email) === normalizeEmail(student.email)
          ? [{ path: ['student', 'email'], fault: 'isNot' }]
          : [],
      ),
    )
export type CheckoutForm = z.infer<ReturnType<typeof checkoutForm>>

const emptyPerson = {
  firstName: '',
  lastName: '',
  email: '',
  confirmEmail: '',
  phoneNumber: '',
  address: '',
  city: '',
  province: '',
  postalCode: '',
  state: '',
  zipCode: '',
}

/** A form in which nothing is filled in. */
export const emptyCheckoutForm: CheckoutForm = {
  buyer: { ...emptyPerson, studentId: '', barcodeId: '', optIn: false },
  password: '',
  confirmPassword: '',
  student: { ...emptyPerson },
  billing: { address: '', city: '', province: '', postalCode: '' },
  card: { firstName: '', lastName: '', number: '', type: '', expires: '', securityCode: '' },
}

/** A fault and the path of its field, such as `buyer.email`. */
export type CheckoutFault = { field: string; fault: FormFault }

/**
 * The first fault of each field, in the order of the form; empty when the order can be sent. `required` comes before every
 * other fault of its field.
 */
export function checkoutFaults(context: CheckoutContext, values: CheckoutForm): CheckoutFault[] {
  const faults = new Map<string, FormFault>()
  for (const { path, message } of checkoutForm(context).safeParse(values).error?.issues ?? []) {
    const field = path.map(String).join('.')
    if (message === 'required' || !faults.has(field)) faults.set(field, message as FormFault)
  }
  return fieldOrder.flatMap((field) => {
    const fault = faults.get(field)
    return fault ? [{ field, fault }] : []
  })
}

/** The paths of all fields, in the order of the form. */
const fieldOrder: readonly string[] = (
  ['buyer', 'password', 'confirmPassword', 'student', 'billing', 'card'] as const
).flatMap((part) => {
  const value = emptyCheckoutForm[part]
  return typeof value === 'string' ? [part] : Object.keys(value).map((field) => `${part}.${field}`)
})

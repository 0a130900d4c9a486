import { describe, expect, test } from '@jest/globals'
import { checkoutFaults, emptyCheckoutForm, type CheckoutForm } from '@/contract/shop/checkout-forms'
import type { CheckoutContext } from '@/domain/shop/checkout/checkout-context'

const person = {
  firstName: 'Anne-Sophie',
  lastName: 'd’Été',
  email: 'anne@student.northgate.example',
  confirmEmail: 'Anne@student.northgate.example ',
  phoneNumber: '(613) 555 - 0142',
  address: '12, rue de l’Église #4',
  city: 'Trois-Rivières',
  province: 'QC',
  postalCode: 'G9A 1A1',
  state: '',
  zipCode: '',
}
const good: CheckoutForm = {
  ...emptyCheckoutForm,
  buyer: { ...person, studentId: 'S1234567', barcodeId: '', optIn: false },
}
const card = {
  firstName: 'Anne',
  lastName: 'Été',
  number: '4111 1111 1111 1111',
  type: '',
  expires: '11/26',
  securityCode: '123',
}
const billing = { address: '12 Main St', city: 'Kingston', province: 'ON', postalCode: 'K7L 1A1' }
const context: CheckoutContext = {
  paymentType: 'Credit card',
  isParent: false,
  isGuest: true,
  takesCardNumbers: false,
  isFree: false,
  today: '2026-11-24',
  settings: {
    requireStudentId: false,
    requireBarcodeId: false,
    studentIdPattern: null,
    emailDomain: null,
    confirmAccountPayments: true,
  },
}
const faults = (form: CheckoutForm, more: Partial<CheckoutContext> = {}) =>
  Object.fromEntries(checkoutFaults({ ...context, ...more }, form).map(({ field, fault }) => [field, fault]))
const ofBuyer = (buyer: Partial<CheckoutForm['buyer']>, more: Partial<CheckoutContext> = {}) =>
  faults({ ...good, buyer: { ...good.buyer, ...buyer } }, more)

test('a complete form can be sent', () => expect(faults(good)).toEqual({}))

test.each`
  clause          | field            | value                 | fault
  ${'[CUS-5.1]'}  | ${'firstName'}   | ${' '}                | ${'required'}
  ${'[CUS-5.1]'}  | ${'firstName'}   | ${'R2D2'}             | ${'formName'}
  ${'[CUS-5.1]'}  | ${'lastName'}    | ${''}                 | ${'required'}
  ${'[CUS-5.1]'}  | ${'lastName'}    | ${'Roy <b>'}          | ${'formName'}
  ${'[CUS-5.3]'}  | ${'address'}     | ${''}                 | ${'required'}
  ${'[CUS-5.3]'}  | ${'address'}     | ${'12 Main St; DROP'} | ${'regex'}
  ${'[CUS-5.3]'}  | ${'city'}        | ${''}                 | ${'required'}
  ${'[CUS-5.3]'}  | ${'city'}        | ${'City 17'}          | ${'formName'}
  ${'[CUS-5.3]'}  | ${'province'}    | ${''}                 | ${'required'}
  ${'[CUS-5.3]'}  | ${'province'}    | ${'XX'}               | ${'province'}
  ${'[CUS-5.3]'}  | ${'postalCode'}  | ${''}                 | ${'required'}
  ${'[CUS-5.3]'}  | ${'postalCode'}  | ${'12345'}            | ${'regex'}
  ${'[CUS-5.9]'}  | ${'phoneNumber'} | ${''}                 | ${'required'}
  ${'[CUS-5.9]'}  | ${'phoneNumber'} | ${'613 555 014'}      | ${'phone'}
  ${'[CUS-5.14]'} | ${'studentId'}   | ${'S-1'}              | ${'alphaNum'}
`('$clause refuses "$value" as $field: $fault', ({ field = '', value, fault }: Record<string, string>) => {
  expect(ofBuyer({ [field]: value })).toEqual({ [`buyer.${field}`]: fault })
})

test.each(['ab', 'Alberta', 'colombie-britannique', 'nunavut', 'Saskatchewan'])(
  '[CUS-5.3] accepts the province %s',
  (province) => expect(ofBuyer({ province })).toEqual({}),
)

test('[CUS-5.3] an address in the United States needs a state and a numeric ZIP code', () => {
  const us = { province: '', postalCode: '' }
  expect(ofBuyer({ ...us, state: 'Vermont', zipCode: '05401' })).toEqual({})
  expect(ofBuyer({ ...us, state: 'VT', zipCode: '' })).toEqual({ 'buyer.zipCode': 'required' })
  expect(ofBuyer({ ...us, state: 'QC', zipCode: '05401-1' })).toEqual({
    'buyer.state': 'state',
    'buyer.zipCode': 'numeric',
  })
  expect(ofBuyer(us)).toEqual({ 'buyer.province': 'required', 'buyer.postalCode': 'required' })
})

test('[CUS-5.4] [CUS-5.5] an email is required, valid and confirmed', () => {
  expect(ofBuyer({ email: '', confirmEmail: '' })).toEqual({ 'buyer.email': 'required' })
  expect(ofBuyer({ email: 'anne@', confirmEmail: 'anne@' })).toEqual({ 'buyer.email': 'email' })
  expect(ofBuyer({ confirmEmail: 'other@northgate.example' })).toEqual({ 'buyer.confirmEmail': 'confirmed' })
  expect(ofBuyer({ confirmEmail: '' })).toEqual({ 'buyer.confirmEmail': 'required' })
})

describe('Student ID', () => {
  const settings = { ...context.settings, studentIdPattern: 'S\\d{7}', emailDomain: 'northgate.example' }
  const studentId = { paymentType: 'Student ID', settings } as const

  test('[CUS-5.7] [PUB-5.7] needs an email of the site’s domain, except from a parent', () => {
    const other = { email: 'anne@example.com', confirmEmail: 'anne@example.com' }
    expect(ofBuyer({}, studentId)).toEqual({})
    expect(ofBuyer(other, studentId)).toEqual({ 'buyer.email': 'studentIdEmailDomain' })
    const parent = { ...studentId, isParent: true }
    const form = { ...good, buyer: { ...good.buyer, ...other }, student: person }
    expect(faults(form, parent)).toEqual({})
  })

  test('[CUS-5.14] must match the pattern from end to end, and is required to pay with it', () => {
    expect(ofBuyer({ studentId: 'S123' }, studentId)).toEqual({ 'buyer.studentId': 'regex' })
    expect(ofBuyer({ studentId: '' }, studentId)).toEqual({ 'buyer.studentId': 'required' })
    expect(ofBuyer({ studentId: 'S123' }, { settings })).toEqual({})
    expect(ofBuyer({ studentId: '' })).toEqual({})
    const requires = { settings: { ...settings, requireStudentId: true, requireBarcodeId: true } }
    expect(ofBuyer({ studentId: '' }, requires)).toEqual({
      'buyer.studentId': 'required',
      'buyer.barcodeId': 'required',
    })
  })
})

test('[CUS-5.2] [CUS-5.6] a parent fills in the student, whose email is another one', () => {
  const parent = { isParent: true }
  const same = { email: 'ANNE@student.northgate.example', confirmEmail: 'anne@student.northgate.example' }
  expect(faults({ ...good, student: { ...person, ...same } }, parent)).toEqual({ 'student.email': 'isNot' })
  const other = { email: 'leo@example.com', confirmEmail: 'leo@example.com' }
  expect(faults({ ...good, student: { ...person, ...other } }, parent)).toEqual({})
  expect(faults({ ...good, student: { ...person, ...other, firstName: 'L3o', phoneNumber: '' } }, parent)).toEqual({
    'student.firstName': 'formName',
    'student.phoneNumber': 'required',
  })
  expect(faults({ ...good, student: { ...person, firstName: 'L3o' } })).toEqual({})
})

test.each([
  ['', '', {}],
  ['1234567', '1234567', { password: 'minIfOne' }],
  ['password', 'password', { password: 'commonPassword' }],
  ['dining-hall', 'dining-hall', {}],
  ['dining-hall', '', { confirmPassword: 'required' }],
  ['dining-hall', 'Dining-hall', { confirmPassword: 'confirmed' }],
  ['', 'dining-hall', { confirmPassword: 'confirmed' }],
])('[CUS-5.12] a guest’s password “%s”, confirmed as “%s”: %j', (password, confirmPassword, found) => {
  expect(faults({ ...good, password, confirmPassword })).toEqual(found)
  expect(faults({ ...good, password, confirmPassword }, { isGuest: false })).toEqual({})
})

describe('a card', () => {
  const taken = { takesCardNumbers: true }
  const ofCard = (more: object, with_: Partial<CheckoutContext> = taken) =>
    faults({ ...good, card: { ...card, ...more }, billing }, with_)

  test.each`
    field             | value                    | fault
    ${'firstName'}    | ${''}                    | ${'required'}
    ${'lastName'}     | ${''}                    | ${'required'}
    ${'number'}       | ${''}                    | ${'cardNumber'}
    ${'number'}       | ${'4111 1111 1111 1112'} | ${'cardNumberInvalid'}
    ${'expires'}      | ${''}                    | ${'cardExpiration'}
    ${'securityCode'} | ${'1234'}                | ${'cardSecurityCode'}
  `('[CUS-5.17] refuses "$value" as $field: $fault', ({ field, value, fault }: Record<string, string>) => {
    expect(ofCard({ [String(field)]: value })).toEqual({ [`card.${field}`]: fault })
  })

  test('[CUS-5.17] [CUS-9.2] has four digits on an American Express, and a type that fits its number', () => {
    const amex = { number: '3782 822463 10005', securityCode: '1234' }
    expect(ofCard(amex)).toEqual({})
    expect(ofCard({ ...amex, type: 'American Express' })).toEqual({})
    expect(ofCard({ ...amex, type: 'Visa' })).toEqual({ 'card.number': 'cardNumber' })
  })

  test('[CUS-5.16] needs the address that the bank knows', () => {
    const empty = { address: '', city: '', province: '', postalCode: '' }
    expect(faults({ ...good, card, billing: empty }, taken)).toEqual({
      'billing.address': 'required',
      'billing.city': 'required',
      'billing.province': 'required',
      'billing.postalCode': 'required',
    })
    const wrong = { ...billing, address: '12 Main; St', province: 'Atlantis', postalCode: '1' }
    expect(faults({ ...good, card, billing: wrong }, taken)).toEqual({
      'billing.address': 'regex',
      'billing.province': 'province',
      'billing.postalCode': 'regex',
    })
    const abroad = { ...billing, province: 'Vermont', postalCode: '05401' }
    const parent = { ...taken, isParent: true }
    const student = { ...person, email: 'leo@example.com', confirmEmail: 'leo@example.com' }
    expect(faults({ ...good, student, card, billing: abroad }, parent)).toEqual({})
  })

  test.each([
    ['the provider takes tokens only', {}],
    ['nothing is charged', { takesCardNumbers: true, isFree: true }],
    ['the student ID pays', { takesCardNumbers: true, paymentType: 'Student ID' as const }],
    ['a wallet pays', { takesCardNumbers: true, paymentType: 'ApplePay' as const }],
  ])('is not asked for where %s', (_, more) => {
    expect(faults(good, more)).toEqual({})
  })
})

test('faults come in the order of the form, one for each field', () => {
  const fields = Object.keys(faults(emptyCheckoutForm, { takesCardNumbers: true, isParent: true }))
  expect(fields.slice(0, 3)).toEqual(['buyer.firstName', 'buyer.lastName', 'buyer.email'])
  expect(fields.at(-1)).toBe('card.securityCode')
  expect(new Set(fields).size).toBe(fields.length)
})

test('nothing but texts of a limited length is accepted, also in fields that are not asked for', () => {
  const wrong = { ...good, card: { ...card, number: 4111 }, student: { ...person, city: 'x'.repeat(201) } }
  expect(faults(wrong as unknown as CheckoutForm)).toEqual({ 'card.number': 'regex', 'student.city': 'regex' })
})

import { describe, expect, test } from '@jest/globals'
import { newPasswordForm, profileForm, signInForm, signUpForm, type Profile } from '@/contract/account/account-forms'
import { faultsOf } from '@/contract/forms/form-faults'

const good = 'Soupe-aux-1-pois!'
const person = { firstName: 'Anne-Sophie', lastName: 'd’Été', email: 'anne@example.ca', optIn: false }
const emptyProfile: Profile = {
  firstName: 'Anne',
  lastName: 'Roy',
  studentId: '',
  phone: '',
  mobile: '',
  address: '',
  city: '',
  province: '',
  postalCode: '',
}

describe('a new password', () => {
  test.each`
    description                    | password                   | fault
    ${'all four kinds'}            | ${'Potage1!'}              | ${undefined}
    ${'one character too few'}     | ${'Potag1!'}               | ${'password'}
    ${'no lower-case letter'}      | ${'POTAGE1!'}              | ${'password'}
    ${'no upper-case letter'}      | ${'potage1!'}              | ${'password'}
    ${'no digit'}                  | ${'Potages!'}              | ${'password'}
    ${'none of the eight symbols'} | ${'Potages1?'}             | ${'password'}
    ${'nothing'}                   | ${''}                      | ${'required'}
    ${'128 characters'}            | ${'Aa1!'.repeat(32)}       | ${undefined}
    ${'129 characters'}            | ${'Aa1!'.repeat(32) + 'a'} | ${'password'}
  `('[CUS-5.13] with $description: $fault', ({ password, fault }) => {
    const faults = faultsOf(signUpForm, { ...person, password: `${password}`, confirmPassword: `${password}` })
    expect(faults.password).toBe(fault)
  })

  test('[CUS-5.13] [CUS-5.30] is confirmed letter by letter', () => {
    expect(faultsOf(newPasswordForm, { password: '', confirmPassword: '' })).toEqual({
      password: 'required',
      confirmPassword: 'required',
    })
    expect(faultsOf(signUpForm, { ...person, password: good, confirmPassword: good.toLowerCase() })).toEqual({
      confirmPassword: 'confirmed',
    })
    expect(faultsOf(newPasswordForm, { password: good, confirmPassword: good.toLowerCase() })).toEqual({
      confirmPassword: 'confirmed',
    })
    expect(faultsOf(newPasswordForm, { password: good, confirmPassword: good })).toEqual({})
  })
})

test('[CUS-5.26] sign-in and sign-up need a valid email and a password', () => {
  expect(faultsOf(signInForm, { email: '', password: '' })).toEqual({ email: 'required', password: 'required' })
  expect(faultsOf(signInForm, { email: 'anne@', password: 'x' })).toEqual({ email: 'email' })
  expect(faultsOf(signUpForm, { ...person, email: 'anne@', password: '', confirmPassword: '' })).toMatchObject({
    email: 'email',
    password: 'required',
  })
})

test('[CUS-5.1] names are required and accept letters, hyphens, apostrophes and spaces', () => {
  const form = { ...person, password: good, confirmPassword: good }
  expect(faultsOf(signUpForm, form)).toEqual({})
  expect(faultsOf(signUpForm, { ...form, firstName: '<b>', lastName: ' ' })).toEqual({
    firstName: 'formName',
    lastName: 'required',
  })
})

describe('a profile', () => {
  test('[CUS-5.11] [CUS-5.15] requires only first and last name', () =>
    expect(faultsOf(profileForm('en'), emptyProfile)).toEqual({}))
  const faultOf = (field: keyof Profile, value: string) =>
    faultsOf(profileForm('fr'), { ...emptyProfile, [field]: value })[field]

  test.each`
    field           | value                       | fault
    ${'address'}    | ${'1, rue de l’Été, no. 4'} | ${undefined}
    ${'address'}    | ${'1 Rue <x>'}              | ${'regex'}
    ${'city'}       | ${'L’Anse-Saint-Jean'}      | ${undefined}
    ${'city'}       | ${'Ville 3'}                | ${'formName'}
    ${'province'}   | ${'qc'}                     | ${undefined}
    ${'province'}   | ${'ZZ'}                     | ${'province'}
    ${'postalCode'} | ${'g1r 4p5'}                | ${undefined}
    ${'postalCode'} | ${'90210'}                  | ${'regex'}
  `('[CUS-5.3] with $field "$value": $fault', ({ field, value, fault }) => {
    expect(faultOf(field as keyof Profile, String(value))).toBe(fault)
  })

  test('[CUS-5.14] accepts letters, digits and spaces in the student id', () => {
    expect(faultOf('studentId', '4002 31145')).toBeUndefined()
    expect(faultOf('studentId', '4002-31145')).toBe('alphaNum')
  })

  test('[PUB-5.3] [CUS-5.11] accepts phone and mobile numbers of ten digits only', () => {
    expect(faultOf('phone', '(705) 555-0171')).toBeUndefined()
    expect(faultOf('phone', '705 555 017')).toBe('phone')
    expect(faultOf('mobile', '1 705 555 0171')).toBe('phone')
  })
})

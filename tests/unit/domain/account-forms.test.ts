import { describe, expect, test } from '@jest/globals'
import { profileRules, signInRules, signUpRules, newPasswordRules, type Profile } from '@/domain/account-forms'
import { faultsOf } from '@/domain/form-check'

const good = 'Soupe-aux-1-pois!'
const person = { first_name: 'Anne-Sophie', last_name: 'd’Été', email: 'anne@example.ca', opt_in: false }
const nobody: Profile = {
  first_name: 'Anne',
  last_name: 'Roy',
  student_id: '',
  phone: '',
  mobile: '',
  address: '',
  city: '',
  province: '',
  postal_code: '',
}

describe('a new password', () => {
  test.each`
    what                         | password                   | fault
    ${'all four kinds'}          | ${'Potage1!'}              | ${undefined}
    ${'one character too few'}   | ${'Potag1!'}               | ${'password'}
    ${'no lower-case letter'}    | ${'POTAGE1!'}              | ${'password'}
    ${'no capital'}              | ${'potage1!'}              | ${'password'}
    ${'no digit'}                | ${'Potages!'}              | ${'password'}
    ${'none of the eight signs'} | ${'Potages1?'}             | ${'password'}
    ${'nothing'}                 | ${''}                      | ${'required'}
    ${'128 characters'}          | ${'Aa1!'.repeat(32)}       | ${undefined}
    ${'129 characters'}          | ${'Aa1!'.repeat(32) + 'a'} | ${'password'}
  `('[CUS-5.13] [CUS-5.27] with $what: $fault', ({ password, fault }) => {
    const faults = faultsOf({ ...person, password: `${password}`, confirm_password: `${password}` }, signUpRules)
    expect(faults.password).toBe(fault)
  })

  test('[CUS-5.13] [CUS-5.30] is written twice, letter by letter', () => {
    expect(faultsOf({ password: good, confirm_password: good.toLowerCase() }, newPasswordRules)).toEqual({
      confirm_password: 'confirmed',
    })
    expect(faultsOf({ password: good, confirm_password: good }, newPasswordRules)).toEqual({})
  })
})

test('[CUS-5.26] both are needed to sign in, and the email is one', () => {
  expect(faultsOf({ email: '', password: '' }, signInRules)).toEqual({ email: 'required', password: 'required' })
  expect(faultsOf({ email: 'anne@', password: 'x' }, signInRules)).toEqual({ email: 'email' })
})

test('[CUS-5.1] names are letters, hyphens, apostrophes and spaces', () => {
  const asked = { ...person, password: good, confirm_password: good }
  expect(faultsOf(asked, signUpRules)).toEqual({})
  expect(faultsOf({ ...asked, first_name: '<b>', last_name: ' ' }, signUpRules)).toEqual({
    first_name: 'formName',
    last_name: 'required',
  })
})

describe('a profile', () => {
  test('[CUS-5.14] needs nothing but a name', () => expect(faultsOf(nobody, profileRules('en'))).toEqual({}))
  test.each`
    field            | written                     | fault
    ${'phone'}       | ${'(705) 555-0171'}         | ${undefined}
    ${'phone'}       | ${'705 555 017'}            | ${'phone'}
    ${'mobile'}      | ${'1 705 555 0171'}         | ${'phone'}
    ${'student_id'}  | ${'4002 31145'}             | ${undefined}
    ${'student_id'}  | ${'4002-31145'}             | ${'alphaNum'}
    ${'address'}     | ${'1, rue de l’Été, no. 4'} | ${undefined}
    ${'address'}     | ${'1 Rue <x>'}              | ${'regex'}
    ${'city'}        | ${'L’Anse-Saint-Jean'}      | ${undefined}
    ${'city'}        | ${'Ville 3'}                | ${'formName'}
    ${'province'}    | ${'qc'}                     | ${undefined}
    ${'province'}    | ${'ZZ'}                     | ${'province'}
    ${'postal_code'} | ${'g1r 4p5'}                | ${undefined}
    ${'postal_code'} | ${'90210'}                  | ${'regex'}
  `('[CUS-5.3] with $field "$written": $fault', ({ field, written, fault }) => {
    const name = field as keyof Profile
    expect(faultsOf({ ...nobody, [name]: String(written) }, profileRules('fr'))[name]).toBe(fault)
  })
})

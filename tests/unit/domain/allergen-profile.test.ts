import { allergenRules, customAllergensIn, type AllergenProfile } from '@/domain/allergen-profile'
import { mayBeTexted } from '@/domain/customer-notifications'
import { faultsOf } from '@/domain/form-check'

const nothing: AllergenProfile = {
  allergens: [],
  custom_allergens: '',
  contact_name: '',
  contact_number: '',
  carries_epinephrine: false,
}

test.each<[string, Partial<AllergenProfile>, object]>([
  ['nothing at all', {}, {}],
  ['a name and ten digits', { contact_name: 'Hélène Roy 2', contact_number: '(418) 555-0181' }, {}],
  ['ten digits as French writes them', { contact_name: 'Hélène', contact_number: '418\u00a0555-0181' }, {}],
  ['a name alone', { contact_name: 'Hélène' }, { contact_number: 'required' }],
  ['a number alone', { contact_number: '4185550181' }, { contact_name: 'required' }],
  ['spaces for a name', { contact_name: '  ', contact_number: '4185550181' }, { contact_name: 'required' }],
  ['nine digits', { contact_name: 'Ana', contact_number: '418555018' }, { contact_number: 'phone' }],
  ['eleven digits', { contact_name: 'Ana', contact_number: '14185550181' }, { contact_number: 'phone' }],
  ['a sign in the name', { contact_name: 'Ana <b>', contact_number: '4185550181' }, { contact_name: 'formName' }],
  ['a name too long', { contact_name: 'a'.repeat(201), contact_number: '4185550181' }, { contact_name: 'regex' }],
  ['others too long', { custom_allergens: 'a'.repeat(201) }, { custom_allergens: 'regex' }],
  ['others just long enough', { custom_allergens: 'a'.repeat(200) }, {}],
])('[CUS-5.28] whom to call in an emergency, given %s', (_, written, faults) => {
  expect(faultsOf({ ...nothing, ...written }, allergenRules)).toEqual(faults)
})

test.each([
  ['', []],
  [' , ,', []],
  ['kiwi', ['kiwi']],
  [' Pine  nuts ,kiwi, ', ['Pine nuts', 'kiwi']],
  ['Kiwi, lupin, KIWI, Lupin', ['Kiwi', 'lupin']],
  ['Œuf, œuf', ['Œuf']],
])('[CUS-5.28] other allergens written as %j are %j', (written, names) => {
  expect(customAllergensIn(written)).toEqual(names)
})

test.each([
  [null, null, false],
  ['4185550171', null, true],
  [null, '4185550172', true],
  ['4185550171', '4185550172', true],
])('[CUS-3.1] with phone %j and mobile %j somebody can be texted: %j', (phone, mobile, can) => {
  expect(mayBeTexted({ phone, mobile })).toBe(can)
})

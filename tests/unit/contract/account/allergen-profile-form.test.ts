import { allergenProfileForm, type AllergenProfile } from '@/contract/account/account-forms'
import { faultsOf } from '@/contract/forms/form-faults'

const emptyProfile: AllergenProfile = {
  allergens: [],
  customAllergens: '',
  contactName: '',
  contactNumber: '',
  carriesEpinephrine: false,
}

test.each<[string, Partial<AllergenProfile>, object]>([
  ['no contact', {}, {}],
  ['a name and ten digits', { contactName: 'Hélène Roy 2', contactNumber: '(418) 555-0181' }, {}],
  ['ten digits in French format', { contactName: 'Hélène', contactNumber: '418\u00a0555-0181' }, {}],
  ['only a name', { contactName: 'Hélène' }, { contactNumber: 'required' }],
  ['only a number', { contactNumber: '4185550181' }, { contactName: 'required' }],
  ['a blank name', { contactName: '  ', contactNumber: '4185550181' }, { contactName: 'required' }],
  ['nine digits', { contactName: 'Ana', contactNumber: '418555018' }, { contactNumber: 'phone' }],
  ['eleven digits', { contactName: 'Ana', contactNumber: '14185550181' }, { contactNumber: 'phone' }],
  ['a symbol in the name', { contactName: 'Ana <b>', contactNumber: '4185550181' }, { contactName: 'formName' }],
  ['a name of 201 characters', { contactName: 'a'.repeat(201), contactNumber: '4185550181' }, { contactName: 'regex' }],
  ['custom allergens of 201 characters', { customAllergens: 'a'.repeat(201) }, { customAllergens: 'regex' }],
  ['custom allergens of 200 characters', { customAllergens: 'a'.repeat(200) }, {}],
])('[CUS-5.28] an emergency contact with %s', (_, values, faults) => {
  expect(faultsOf(allergenProfileForm, { ...emptyProfile, ...values })).toEqual(faults)
})

test('reports faults in the order of the fields', () => {
  const faults = faultsOf(allergenProfileForm, {
    ...emptyProfile,
    contactNumber: '418',
    customAllergens: 'a'.repeat(201),
  })
  expect(Object.entries(faults)).toEqual([
    ['customAllergens', 'regex'],
    ['contactName', 'required'],
    ['contactNumber', 'phone'],
  ])
})

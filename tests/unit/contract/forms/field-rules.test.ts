import * as z from 'zod/mini'
import { faultsOf } from '@/contract/forms/form-faults'
import {
  alpha,
  alphaNum,
  alphaSpaces,
  confirmed,
  decimal,
  email,
  formName,
  isNot,
  min,
  minIfOne,
  minValue,
  notInside,
  numeric,
  phone,
  province,
  regex,
  required,
  state,
  studentIdEmailDomain,
  textField,
} from '@/contract/forms/field-rules'
import { formFaults } from '@/domain/forms/form-faults'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'

type Rule = Parameters<typeof textField>[number]

/** The fault that a form reports for a text; null for none. */
const faultOf = (text: string, ...rules: Rule[]) =>
  faultsOf(z.object({ field: textField(...rules) }), { field: text }).field ?? null

test.each`
  clause         | name                      | rule                                         | good                                                          | wrong
  ${'[PUB-5.2]'} | ${'required'}             | ${required}                                  | ${['a', ' a ', '0']}                                          | ${['', ' ', '\n\t']}
  ${'[PUB-5.2]'} | ${'email'}                | ${email}                                     | ${['', 'a@b.ca', 'a.b+c@mail.north.example', 'é@b.ca']}       | ${['a', 'a@b', '@b.ca', 'a@.ca', 'a@b..ca', 'a b@c.ca', 'a@b@c.ca', `${'a'.repeat(250)}@b.ca`]}
  ${'[PUB-5.2]'} | ${'alpha'}                | ${alpha}                                     | ${['', 'Zoé', 'ŒUVRE']}                                       | ${['a b', 'a1', 'a-b', ' ']}
  ${'[PUB-5.2]'} | ${'alphaNum'}             | ${alphaNum}                                  | ${['', 'A1', 'été2026']}                                      | ${['a b', 'a-1', 'a.']}
  ${'[PUB-5.2]'} | ${'alphaSpaces'}          | ${alphaSpaces}                               | ${['', 'La Grande Table']}                                    | ${['a1', 'a-b', "l'été"]}
  ${'[PUB-5.2]'} | ${'regex'}                | ${regex(/^\d{9}$/g)}                         | ${['', '123456789']}                                          | ${['12345678', '123456789a']}
  ${'[PUB-5.2]'} | ${'numeric'}              | ${numeric}                                   | ${['', '0', '0042']}                                          | ${['-1', '1.5', '1e3', '1 000', '٣']}
  ${'[PUB-5.2]'} | ${'minValue'}             | ${minValue(5)}                               | ${['', '5', '5.01', '50']}                                    | ${['4.99', '-6', 'five']}
  ${'[PUB-5.2]'} | ${'min'}                  | ${min(8)}                                    | ${['', '12345678', 'éééééééé', '🍲🍲🍲🍲🍲🍲🍲🍲']}           | ${['1234567', '🍲🍲🍲🍲']}
  ${'[PUB-5.2]'} | ${'isNot'}                | ${isNot('a@b.ca')}                           | ${['', 'c@b.ca', 'A@b.ca']}                                   | ${['a@b.ca']}
  ${'[PUB-5.2]'} | ${'decimal'}              | ${decimal()}                                 | ${['', '12', '12.5', '-0.125', '.50']}                        | ${['12.', '.', '-', '12,5', '1.2.3', 'a', '1e3']}
  ${'[PUB-5.2]'} | ${'decimal'}              | ${decimal({ decimals: 2 })}                  | ${['12', '12.5', '12.55']}                                    | ${['12.555', '12.']}
  ${'[PUB-5.2]'} | ${'decimal'}              | ${decimal({ decimals: 0 })}                  | ${['12', '-3']}                                               | ${['12.0', '12.']}
  ${'[PUB-5.2]'} | ${'decimal'}              | ${decimal({ decimals: 2, separator: ',' })}  | ${['12,5', '12']}                                             | ${['12.5', '12,555']}
  ${'[PUB-5.3]'} | ${'phone'}                | ${phone}                                     | ${['', '7055550163', '(705) 555 - 0163']}                     | ${['555-0163', '1 705 555 0163', 'no phone']}
  ${'[PUB-5.4]'} | ${'formName'}             | ${formName}                                  | ${['Anne-Sophie', "O'Brien", 'D’Été Côté', 'Noe\u0308l']}     | ${['Jean3', '<b>']}
  ${'[PUB-5.5]'} | ${'state'}                | ${state}                                     | ${['', 'NY', 'Ohio', 'new york']}                             | ${['New Yorks', 'QC', 'Québec', 'Nova Scotia', 'Nouvelle-Écosse', 'Que']}
  ${'[PUB-5.5]'} | ${'province'}             | ${province('en')}                            | ${['', 'QC', 'Québec', 'Nova Scotia']}                        | ${['NY', 'Ohio', 'new york', 'New Yorks', 'Nouvelle-Écosse', 'nouvelle ecosse', 'Que']}
  ${'[PUB-5.5]'} | ${'province'}             | ${province('fr')}                            | ${['', 'QC', 'Québec', 'Nouvelle-Écosse', 'nouvelle ecosse']} | ${['NY', 'Ohio', 'new york', 'New Yorks', 'Nova Scotia', 'Que']}
  ${'[PUB-5.6]'} | ${'notInside'}            | ${notInside(['milk', 'soy'])}                | ${['kiwi']}                                                   | ${['soy']}
  ${'[PUB-5.6]'} | ${'minIfOne'}             | ${minIfOne(8)}                               | ${['', '12345678']}                                           | ${['short']}
  ${'[PUB-5.7]'} | ${'studentIdEmailDomain'} | ${studentIdEmailDomain(null)}                | ${['a@anything.example']}                                     | ${[]}
  ${'[PUB-5.7]'} | ${'studentIdEmailDomain'} | ${studentIdEmailDomain('')}                  | ${['a@anything.example']}                                     | ${[]}
  ${'[PUB-5.7]'} | ${'studentIdEmailDomain'} | ${studentIdEmailDomain('northgate.example')} | ${['a@northgate.example', 'a@b@northgate.example']}           | ${['a@evilnorthgate.example', 'a@northgate.example.evil.ca']}
`('$clause $name accepts $good and refuses $wrong', ({ name, rule, good, wrong }) => {
  expect(good.filter((value: string) => faultOf(value, rule) !== null)).toEqual([])
  expect(wrong.filter((value: string) => faultOf(value, rule) !== name)).toEqual([])
})

test('a field reports the first rule that fails', () => {
  const rules = [required, alpha, min(3)]
  expect(['', 'a1', 'ab', 'abc'].map((value) => faultOf(value, ...rules))).toEqual(['required', 'alpha', 'min', null])
})

test.each`
  again         | fault
  ${'Secret1'}  | ${undefined}
  ${''}         | ${'confirmed'}
  ${'secret1'}  | ${'confirmed'}
  ${'Secret1 '} | ${'confirmed'}
`('[PUB-5.2] "Secret1" confirmed by "$again": $fault', ({ again, fault }) => {
  const schema = z.object({ password: z.string(), again: z.string() }).check(confirmed('again', 'password'))
  expect(faultsOf(schema, { password: 'Secret1', again }).again).toBe(fault)
})

test('[PUB-5.1] each fault has a message in both languages, as specified where a text is given', () => {
  expect(Object.keys(en.formRules).sort()).toEqual([...formFaults].sort())
  expect(Object.keys(fr.formRules).sort()).toEqual([...formFaults].sort())
  expect(en.formRules).toMatchObject({
    phone: 'Please enter a valid phone number',
    state: 'The {field} field must be a state',
    province: 'The {field} field must be a province.',
    studentIdEmailDomain: 'The email is not valid for this Student ID',
    cardNumberInvalid: 'Invalid card number.',
    cardDeclined: 'Card declined. Please contact your banking institution.',
    cardNumber: 'Please enter a valid credit card number.',
    cardExpiration: 'Please enter a valid date.',
    cardSecurityCode: 'Please enter a valid security code',
  })
})

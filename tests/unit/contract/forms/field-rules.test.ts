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
  name             | rule                                        | good                                                    | wrong
  ${'required'}    | ${required}                                 | ${['a', ' a ', '0']}                                    | ${['', ' ', '\n\t']}
  ${'email'}       | ${email}                                    | ${['', 'a@b.ca', 'a.b+c@mail.north.example', 'é@b.ca']} | ${['a', 'a@b', '@b.ca', 'a@.ca', 'a@b..ca', 'a b@c.ca', 'a@b@c.ca', `${'a'.repeat(250)}@b.ca`]}
  ${'alpha'}       | ${alpha}                                    | ${['', 'Zoé', 'ŒUVRE']}                                 | ${['a b', 'a1', 'a-b', ' ']}
  ${'alphaNum'}    | ${alphaNum}                                 | ${['', 'A1', 'été2026']}                                | ${['a b', 'a-1', 'a.']}
  ${'alphaSpaces'} | ${alphaSpaces}                              | ${['', 'La Grande Table']}                              | ${['a1', 'a-b', "l'été"]}
  ${'regex'}       | ${regex(/^\d{9}$/g)}                        | ${['', '123456789']}                                    | ${['12345678', '123456789a']}
  ${'numeric'}     | ${numeric}                                  | ${['', '0', '0042']}                                    | ${['-1', '1.5', '1e3', '1 000', '٣']}
  ${'minValue'}    | ${minValue(5)}                              | ${['', '5', '5.01', '50']}                              | ${['4.99', '-6', 'five']}
  ${'min'}         | ${min(8)}                                   | ${['', '12345678', 'éééééééé', '🍲🍲🍲🍲🍲🍲🍲🍲']}     | ${['1234567', '🍲🍲🍲🍲']}
  ${'isNot'}       | ${isNot('a@b.ca')}                          | ${['', 'c@b.ca', 'A@b.ca']}                             | ${['a@b.ca']}
  ${'decimal'}     | ${decimal()}                                | ${['', '12', '12.5', '-0.125', '.50']}                  | ${['12.', '.', '-', '12,5', '1.2.3', 'a', '1e3']}
  ${'decimal'}     | ${decimal({ decimals: 2 })}                 | ${['12', '12.5', '12.55']}                              | ${['12.555', '12.']}
  ${'decimal'}     | ${decimal({ decimals: 0 })}                 | ${['12', '-3']}                                         | ${['12.0', '12.']}
  ${'decimal'}     | ${decimal({ decimals: 2, separator: ',' })} | ${['12,5', '12']}                                       | ${['12.5', '12,555']}
`('[PUB-5.2] $name accepts $good and refuses $wrong', ({ name, rule, good, wrong }) => {
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

test.each`
  value                 | fault
  ${''}                 | ${null}
  ${'7055550163'}       | ${null}
  ${'(705) 555 - 0163'} | ${null}
  ${'555-0163'}         | ${'phone'}
  ${'1 705 555 0163'}   | ${'phone'}
  ${'no phone'}         | ${'phone'}
`('[PUB-5.3] the phone number $value: $fault', ({ value, fault }) => {
  expect(faultOf(value, phone)).toBe(fault)
})

test.each`
  value            | fault
  ${'Anne-Sophie'} | ${null}
  ${"O'Brien"}     | ${null}
  ${'D’Été Côté'}  | ${null}
  ${'Noe\u0308l'}  | ${null}
  ${'Jean3'}       | ${'formName'}
  ${'<b>'}         | ${'formName'}
`('[PUB-5.4] the name $value: $fault', ({ value, fault }) => {
  expect(faultOf(value, formName)).toBe(fault)
})

test.each`
  value                | asState    | inEnglish     | inFrench
  ${''}                | ${null}    | ${null}       | ${null}
  ${'NY'}              | ${null}    | ${'province'} | ${'province'}
  ${'Ohio'}            | ${null}    | ${'province'} | ${'province'}
  ${'new york'}        | ${null}    | ${'province'} | ${'province'}
  ${'New Yorks'}       | ${'state'} | ${'province'} | ${'province'}
  ${'QC'}              | ${'state'} | ${null}       | ${null}
  ${'Québec'}          | ${'state'} | ${null}       | ${null}
  ${'Nova Scotia'}     | ${'state'} | ${null}       | ${'province'}
  ${'Nouvelle-Écosse'} | ${'state'} | ${'province'} | ${null}
  ${'nouvelle ecosse'} | ${'state'} | ${'province'} | ${null}
  ${'Que'}             | ${'state'} | ${'province'} | ${'province'}
`('[PUB-5.5] $value: state $asState, province $inEnglish, in French $inFrench', (row) => {
  const { value, asState, inEnglish, inFrench } = row
  expect([state, province('en'), province('fr')].map((rule) => faultOf(value, rule))).toEqual([
    asState,
    inEnglish,
    inFrench,
  ])
})

test.each`
  description                        | rule                          | value         | fault
  ${'a taken value'}                 | ${notInside(['milk', 'soy'])} | ${'soy'}      | ${'notInside'}
  ${'another value'}                 | ${notInside(['milk', 'soy'])} | ${'kiwi'}     | ${null}
  ${'an empty value'}                | ${minIfOne(8)}                | ${''}         | ${null}
  ${'a short value'}                 | ${minIfOne(8)}                | ${'short'}    | ${'minIfOne'}
  ${'a value of the minimum length'} | ${minIfOne(8)}                | ${'12345678'} | ${null}
`('[PUB-5.6] $description: $fault', ({ rule, value, fault }) => {
  expect(faultOf(value, rule)).toBe(fault)
})

test.each`
  domain                 | value                            | fault
  ${null}                | ${'a@anything.example'}          | ${null}
  ${''}                  | ${'a@anything.example'}          | ${null}
  ${'northgate.example'} | ${'a@northgate.example'}         | ${null}
  ${'northgate.example'} | ${'a@b@northgate.example'}       | ${null}
  ${'northgate.example'} | ${'a@evilnorthgate.example'}     | ${'studentIdEmailDomain'}
  ${'northgate.example'} | ${'a@northgate.example.evil.ca'} | ${'studentIdEmailDomain'}
`('[PUB-5.7] with the domain $domain, $value: $fault', ({ domain, value, fault }) => {
  expect(faultOf(value, studentIdEmailDomain(domain))).toBe(fault)
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

import {
  alpha,
  alphaNum,
  alphaSpaces,
  confirmed,
  decimal,
  email,
  faultOf,
  formFaults,
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
} from '@/domain/form-rules'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'

test.each`
  name             | rule                                        | good                                                    | wrong
  ${'required'}    | ${required}                                 | ${['a', ' a ', '0']}                                    | ${['', ' ', '\n\t']}
  ${'email'}       | ${email}                                    | ${['', 'a@b.ca', 'a.b+c@mail.north.example', 'é@b.ca']} | ${['a', 'a@b', '@b.ca', 'a@.ca', 'a@b..ca', 'a b@c.ca', 'a@b@c.ca', `${'a'.repeat(250)}@b.ca`]}
  ${'alpha'}       | ${alpha}                                    | ${['', 'Zoé', 'ŒUVRE']}                                 | ${['a b', 'a1', 'a-b', ' ']}
  ${'alphaNum'}    | ${alphaNum}                                 | ${['', 'A1', 'été2026']}                                | ${['a b', 'a-1', 'a.']}
  ${'alphaSpaces'} | ${alphaSpaces}                              | ${['', 'La Grande Table']}                              | ${['a1', 'a-b', "l'été"]}
  ${'regex'}       | ${regex(/^\d{9}$/g)}                        | ${['', '123456789']}                                    | ${['12345678', '123456789a']}
  ${'confirmed'}   | ${confirmed('Secret1')}                     | ${['Secret1']}                                          | ${['', 'secret1', 'Secret1 ']}
  ${'numeric'}     | ${numeric}                                  | ${['', '0', '0042']}                                    | ${['-1', '1.5', '1e3', '1 000', '٣']}
  ${'minValue'}    | ${minValue(5)}                              | ${['', '5', '5.01', '50']}                              | ${['4.99', '-6', 'five']}
  ${'min'}         | ${min(8)}                                   | ${['', '12345678', 'éééééééé', '🍲🍲🍲🍲🍲🍲🍲🍲']}     | ${['1234567', '🍲🍲🍲🍲']}
  ${'isNot'}       | ${isNot('a@b.ca')}                          | ${['', 'c@b.ca', 'A@b.ca']}                             | ${['a@b.ca']}
  ${'decimal'}     | ${decimal()}                                | ${['', '12', '12.5', '-0.125', '.50']}                  | ${['12.', '.', '-', '12,5', '1.2.3', 'a', '1e3']}
  ${'decimal'}     | ${decimal({ decimals: 2 })}                 | ${['12', '12.5', '12.55']}                              | ${['12.555', '12.']}
  ${'decimal'}     | ${decimal({ decimals: 0 })}                 | ${['12', '-3']}                                         | ${['12.0', '12.']}
  ${'decimal'}     | ${decimal({ decimals: 2, separator: ',' })} | ${['12,5', '12']}                                       | ${['12.5', '12,555']}
`('[PUB-5.2] $name lets $good pass, and not $wrong', ({ name, rule, good, wrong }) => {
  expect(good.filter((value: string) => rule(value) !== null)).toEqual([])
  expect(wrong.filter((value: string) => rule(value) !== name)).toEqual([])
})

test('[PUB-5.2] the first thing that is wrong is told', () => {
  const rules = [required, alpha, min(3)]
  expect(['', 'a1', 'ab', 'abc'].map((value) => faultOf(value, rules))).toEqual(['required', 'alpha', 'min', null])
})

test.each`
  written               | fault
  ${''}                 | ${null}
  ${'7055550163'}       | ${null}
  ${'(705) 555 - 0163'} | ${null}
  ${'705.555.0163'}     | ${null}
  ${'555-0163'}         | ${'phone'}
  ${'1 705 555 0163'}   | ${'phone'}
  ${'no phone'}         | ${'phone'}
`('[PUB-5.3] the phone number $written: $fault', ({ written, fault }) => {
  expect(phone(written)).toBe(fault)
})

test.each`
  written          | fault
  ${'Anne-Sophie'} | ${null}
  ${"O'Brien"}     | ${null}
  ${'D’Été Côté'}  | ${null}
  ${'Noe\u0308l'}  | ${null}
  ${'Jean3'}       | ${'formName'}
  ${'J. Roy'}      | ${'formName'}
  ${'<b>'}         | ${'formName'}
`('[PUB-5.4] the name $written: $fault', ({ written, fault }) => {
  expect(formName(written)).toBe(fault)
})

test.each`
  written                    | asState    | inEnglish     | inFrench
  ${''}                      | ${null}    | ${null}       | ${null}
  ${'NY'}                    | ${null}    | ${'province'} | ${'province'}
  ${'oh'}                    | ${null}    | ${'province'} | ${'province'}
  ${'Ohio'}                  | ${null}    | ${'province'} | ${'province'}
  ${'new york'}              | ${null}    | ${'province'} | ${'province'}
  ${'District of Columbia'}  | ${null}    | ${'province'} | ${'province'}
  ${'New Yorks'}             | ${'state'} | ${'province'} | ${'province'}
  ${'ZZ'}                    | ${'state'} | ${'province'} | ${'province'}
  ${'QC'}                    | ${'state'} | ${null}       | ${null}
  ${'on'}                    | ${'state'} | ${null}       | ${null}
  ${'Quebec'}                | ${'state'} | ${null}       | ${null}
  ${'Québec'}                | ${'state'} | ${null}       | ${null}
  ${'Nova Scotia'}           | ${'state'} | ${null}       | ${'province'}
  ${'Nouvelle-Écosse'}       | ${'state'} | ${'province'} | ${null}
  ${'nouvelle ecosse'}       | ${'state'} | ${'province'} | ${null}
  ${'Île-du-Prince-Édouard'} | ${'state'} | ${'province'} | ${null}
  ${'Que'}                   | ${'state'} | ${'province'} | ${'province'}
  ${'Ont'}                   | ${'state'} | ${'province'} | ${'province'}
`('[PUB-5.5] $written: state $asState, province $inEnglish, in French $inFrench', (row) => {
  const { written, asState, inEnglish, inFrench } = row
  expect([state(written), province('en')(written), province('fr')(written)]).toEqual([asState, inEnglish, inFrench])
})

test.each`
  what                         | rule                          | written       | fault
  ${'what is taken'}           | ${notInside(['milk', 'soy'])} | ${'soy'}      | ${'notInside'}
  ${'what is not taken'}       | ${notInside(['milk', 'soy'])} | ${'kiwi'}     | ${null}
  ${'nothing at all'}          | ${minIfOne(8)}                | ${''}         | ${null}
  ${'less than it has to be'}  | ${minIfOne(8)}                | ${'short'}    | ${'minIfOne'}
  ${'as much as it has to be'} | ${minIfOne(8)}                | ${'12345678'} | ${null}
`('[PUB-5.6] $what: $fault', ({ rule, written, fault }) => {
  expect(rule(written)).toBe(fault)
})

test.each`
  domain                 | written                          | fault
  ${null}                | ${'a@anything.example'}          | ${null}
  ${''}                  | ${'a@anything.example'}          | ${null}
  ${'northgate.example'} | ${'a@northgate.example'}         | ${null}
  ${'northgate.example'} | ${'a@mail.Northgate.Example'}    | ${null}
  ${'northgate.example'} | ${'a@b@northgate.example'}       | ${null}
  ${'northgate.example'} | ${'a@evilnorthgate.example'}     | ${'studentIdEmailDomain'}
  ${'northgate.example'} | ${'a@northgate.example.evil.ca'} | ${'studentIdEmailDomain'}
  ${'northgate.example'} | ${'northgate.example'}           | ${'studentIdEmailDomain'}
`('[PUB-5.7] [CUS-5.7] with the domain $domain, $written: $fault', ({ domain, written, fault }) => {
  expect(studentIdEmailDomain(domain)(written)).toBe(fault)
})

test('[PUB-5.1] each fault has a sentence in both languages, the clause’s own where it gives one', () => {
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

import { checkoutSentence } from '@/domain/shop/checkout/checkout-sentence'
import { checkoutRuleMessages } from '@/i18n/checkout-rule-messages'

const say = (field: string, fault: string) =>
  (['en', 'fr'] as const).map((locale) =>
    checkoutSentence({ field, fault: fault as 'required' }, checkoutRuleMessages(locale)),
  )

const saysLiterally = ({ field, fault, en, fr }: Record<'field' | 'fault' | 'en' | 'fr', string>) =>
  expect(say(field, fault)).toEqual([en, fr])

test.each`
  field               | fault         | en                           | fr
  ${'buyer.province'} | ${'required'} | ${'A province is required.'} | ${'Une province est requise.'}
`('[CUS-8.27] says literally at $field: $en', saysLiterally)

test.each`
  field              | fault      | en                                                       | fr
  ${'student.email'} | ${'isNot'} | ${'The parent and student email addresses cannot match'} | ${'Les adresses courriel du parent et de l’étudiant ne peuvent pas être identiques'}
`('[CUS-5.6] says literally at $field: $en', saysLiterally)

test.each`
  field            | fault                     | en                                              | fr
  ${'buyer.email'} | ${'studentIdEmailDomain'} | ${'The email is not valid for this Student ID'} | ${'Ce courriel n’est pas valide pour ce numéro étudiant'}
`('[CUS-5.7] says literally at $field: $en', saysLiterally)

test.each`
  field                    | fault         | en                                     | fr
  ${'buyer.phoneNumber'}   | ${'required'} | ${'Please enter a valid phone number'} | ${'Veuillez entrer un numéro de téléphone valide'}
  ${'student.phoneNumber'} | ${'phone'}    | ${'Please enter a valid phone number'} | ${'Veuillez entrer un numéro de téléphone valide'}
`('[CUS-5.10] says literally at $field: $en', saysLiterally)

test.each`
  field                | fault               | en                                            | fr
  ${'buyer.studentId'} | ${'blockedStudent'} | ${'There is a problem with your student id.'} | ${'Il y a un problème avec votre numéro étudiant.'}
`('[CUS-5.14] says literally at $field: $en', saysLiterally)

test.each`
  field                  | fault                  | en                                                           | fr
  ${'card.number'}       | ${'cardNumber'}        | ${'Please enter a valid credit card number.'}                | ${'Veuillez entrer un numéro de carte de crédit valide.'}
  ${'card.number'}       | ${'cardNumberInvalid'} | ${'Invalid card number.'}                                    | ${'Numéro de carte invalide.'}
  ${'card.number'}       | ${'cardDeclined'}      | ${'Card declined. Please contact your banking institution.'} | ${'Carte refusée. Veuillez communiquer avec votre institution bancaire.'}
  ${'card.expires'}      | ${'cardExpiration'}    | ${'Please enter a valid date.'}                              | ${'Veuillez entrer une date valide.'}
  ${'card.securityCode'} | ${'cardSecurityCode'}  | ${'Please enter a valid security code'}                      | ${'Veuillez entrer un code de sécurité valide'}
`('[CUS-5.17] says literally at $field: $en', saysLiterally)

test.each`
  field                   | fault          | en                                     | fr
  ${'buyer.confirmEmail'} | ${'confirmed'} | ${'The email addresses do not match.'} | ${'Les adresses courriel ne correspondent pas.'}
`('[CUS-5.5] says literally at $field: $en', saysLiterally)

test.each`
  field         | fault         | en                                                                  | fr
  ${'password'} | ${'minIfOne'} | ${'Leave the Password field empty or enter at least 8 characters.'} | ${'Laissez le champ «\u00a0Mot de passe\u00a0» vide ou entrez au moins 8 caractères.'}
`('[CUS-5.12] says literally at $field: $en', saysLiterally)

test('names a field by the label of staff', () => {
  const fault = { field: 'buyer.firstName', fault: 'required' } as const
  const messages = checkoutRuleMessages('en')
  expect(checkoutSentence(fault, messages, { firstName: 'Given name' })).toBe('The Given name field is required.')
  expect(checkoutSentence(fault, messages, { firstName: null })).toBe('The First name field is required.')
  const card = { field: 'card.firstName', fault: 'required' } as const
  expect(checkoutSentence(card, messages, { firstName: 'Given name' })).toBe('The First name field is required.')
})

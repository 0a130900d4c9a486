import { checkoutSentence } from '@/domain/shop/checkout/checkout-sentence'
import { checkoutRuleMessages } from '@/i18n/site-messages'

const say = (field: string, fault: string) =>
  (['en', 'fr'] as const).map((locale) =>
    checkoutSentence({ field, fault: fault as 'required' }, checkoutRuleMessages(locale)),
  )

test.each`
  field                    | fault                     | en                                                                  | fr
  ${'buyer.province'}      | ${'required'}             | ${'A province is required.'}                                        | ${'Une province est requise.'}
  ${'student.email'}       | ${'isNot'}                | ${'The parent and student email addresses cannot match'}            | ${'Les adresses courriel du parent et de l’étudiant ne peuvent pas être identiques'}
  ${'buyer.email'}         | ${'studentIdEmailDomain'} | ${'The email is not valid for this Student ID'}                     | ${'Ce courriel n’est pas valide pour ce numéro étudiant'}
  ${'buyer.phoneNumber'}   | ${'required'}             | ${'Please enter a valid phone number'}                              | ${'Veuillez entrer un numéro de téléphone valide'}
  ${'student.phoneNumber'} | ${'phone'}                | ${'Please enter a valid phone number'}                              | ${'Veuillez entrer un numéro de téléphone valide'}
  ${'buyer.studentId'}     | ${'blockedStudent'}       | ${'There is a problem with your student id.'}                       | ${'Il y a un problème avec votre numéro étudiant.'}
  ${'card.number'}         | ${'cardNumber'}           | ${'Please enter a valid credit card number.'}                       | ${'Veuillez entrer un numéro de carte de crédit valide.'}
  ${'card.number'}         | ${'cardNumberInvalid'}    | ${'Invalid card number.'}                                           | ${'Numéro de carte invalide.'}
  ${'card.number'}         | ${'cardDeclined'}         | ${'Card declined. Please contact your banking institution.'}        | ${'Carte refusée. Veuillez communiquer avec votre institution bancaire.'}
  ${'card.expires'}        | ${'cardExpiration'}       | ${'Please enter a valid date.'}                                     | ${'Veuillez entrer une date valide.'}
  ${'card.securityCode'}   | ${'cardSecurityCode'}     | ${'Please enter a valid security code'}                             | ${'Veuillez entrer un code de sécurité valide'}
  ${'buyer.confirmEmail'}  | ${'confirmed'}            | ${'The email addresses do not match.'}                              | ${'Les adresses courriel ne correspondent pas.'}
  ${'password'}            | ${'minIfOne'}             | ${'Leave the Password field empty or enter at least 8 characters.'} | ${'Laissez le champ «\u00a0Mot de passe\u00a0» vide ou entrez au moins 8 caractères.'}
`(
  '[CUS-5.5] [CUS-5.6] [CUS-5.7] [CUS-5.10] [CUS-5.12] [CUS-5.14] [CUS-5.17] [CUS-8.27] says literally at $field: $en',
  ({ field, fault, en, fr }) => expect(say(String(field), String(fault))).toEqual([en, fr]),
)

test('names a field by the label of staff', () => {
  const fault = { field: 'buyer.firstName', fault: 'required' } as const
  const messages = checkoutRuleMessages('en')
  expect(checkoutSentence(fault, messages, { firstName: 'Given name' })).toBe('The Given name field is required.')
  expect(checkoutSentence(fault, messages, { firstName: null })).toBe('The First name field is required.')
  const card = { field: 'card.firstName', fault: 'required' } as const
  expect(checkoutSentence(card, messages, { firstName: 'Given name' })).toBe('The First name field is required.')
})

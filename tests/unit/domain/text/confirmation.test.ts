import { formatConfirmation } from '@/domain/text/confirmation'

test.each([
  ['great', 'Great! It is done.', 'Parfait! Voilà.'],
  ['ok', 'OK! It is done.', 'C’est noté! Voilà.'],
  ['allSet', 'All set! It is done.', 'C’est fait! Voilà.'],
  ['thanks', 'Thanks! It is done.', 'Merci! Voilà.'],
] as const)('[CUS-9.15] a confirmation of the kind %s begins with an exclamation', (kind, en, fr) => {
  expect([formatConfirmation(kind, 'It is done.', 'en'), formatConfirmation(kind, 'Voilà.', 'fr')]).toEqual([en, fr])
})

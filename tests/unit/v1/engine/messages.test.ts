import { refuse, type RefusalCode } from '@/domain/result'
import { refusalMessage } from '@/v1/engine/messages'

const message = (code: RefusalCode, detail: Record<string, number> = {}) => {
  const { refusal } = refuse(code, detail)
  return [refusalMessage(refusal, 'en'), refusalMessage(refusal, 'fr')]
}

test.each`
  code                    | en                                                                           | fr
  ${'promo-required'}     | ${'A promo code is required'}                                                | ${'Un code promo est requis'}
  ${'promo-without-plan'} | ${'Promo codes can only be applied to meal plans'}                           | ${'Les codes promo s’appliquent seulement aux forfaits repas'}
  ${'promo-not-met'}      | ${'None of the plans in your cart meet the requirements of this promo code'} | ${'Aucun des forfaits de votre panier ne répond aux conditions de ce code promo'}
`('[CUS-5.19] says literally: $en', ({ code, en, fr }) => {
  expect(message(code)).toEqual([en, fr])
})

test('[CUS-5.18] names the amount that a balance must reach', () => {
  expect(message('amount-below-minimum', { minimumCents: 125_050 })).toEqual([
    'Value must be higher than $1,250.50',
    'La valeur doit être supérieure à 1\u00a0250,50\u00a0$',
  ])
})

test('names the months of a coffee subscription', () => {
  expect(message('bad-coffee-months', { least: 1, most: 5 })).toEqual([
    'Choose 1 to 5 months.',
    'Choisissez de 1 à 5 mois.',
  ])
})

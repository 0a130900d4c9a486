import { priceRules } from '@/domain/shop/cart/price-steps'
import { locales } from '@/domain/locale'
import { explainStep } from '@/domain/shop/cart/explain-step'
import { orderFormMessages } from '@/i18n/site-messages'

/** Every value that a step of a rule can hold. */
const detail = {
  code: 'HELLO10',
  swipes: 40,
  months: 3,
  monthCents: 4_500,
  valueCents: 10_500,
  bonusCents: 500,
  priceCents: 48_995,
  minPurchaseCents: 20_000,
  percentBps: 1_250,
  rateMilliPercent: 9_975,
}

test.each(locales)('explains every rule without a placeholder left (%s)', (locale) => {
  const { rules } = orderFormMessages(locale)
  const sentences = priceRules.map((rule) => explainStep({ rule, detail }, locale, rules))
  expect(sentences.filter((sentence) => /[{}]/.test(sentence))).toEqual([])
  expect(new Set(sentences).size).toBe(priceRules.length)
})

test.each`
  rule                     | english                                                           | french
  ${'provincial-tax'}      | ${'Provincial tax: 9.975% of $489.95, rounded down to the cent.'} | ${'Taxe provinciale\u00a0: 9,975\u00a0% de 489,95\u00a0$, arrondie au cent inférieur.'}
  ${'promo-percent'}       | ${'Promo code HELLO10: 12.5% off, rounded up to the cent.'}       | ${'Code promo HELLO10\u00a0: rabais de 12,5\u00a0%, arrondi au cent supérieur.'}
  ${'coffee-months'}       | ${'Coffee: 3 × $45.00 a month.'}                                  | ${'Café\u00a0: 3 × 45,00\u00a0$ par mois.'}
  ${'promo-below-minimum'} | ${'Promo code HELLO10 needs a price of at least $200.00.'}        | ${'Le code promo HELLO10 exige un prix d’au moins 200,00\u00a0$.'}
`('writes $rule in both languages', ({ rule, english, french }) => {
  const step = { rule, detail }
  expect(explainStep(step, 'en', orderFormMessages('en').rules)).toBe(english)
  expect(explainStep(step, 'fr', orderFormMessages('fr').rules)).toBe(french)
})

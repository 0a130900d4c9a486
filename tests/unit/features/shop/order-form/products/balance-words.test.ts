import { describeBalance, describeUpsell } from '@/features/shop/order-form/products/balance-words'
import { orderFormMessages } from '@/i18n/site-messages'

const words = { locale: 'en', messages: orderFormMessages('en').balance } as const
const french = { locale: 'fr', messages: orderFormMessages('fr').balance } as const
const steps = { bps: 300, intervalCents: 10_000, maxBps: 1_200 }
const balance = {
  id: 'a',
  name: 'Dining Dollars',
  suggestedCents: null,
  minimumPurchaseCents: 5_000,
  requiresPlan: false,
  applyTax: false,
  offer: { discountBps: null, gradDiscount: null, bonusBps: null, gradBonus: null },
}

test('says every part of an offer, the minimum and what it requires', () => {
  const offer = { discountBps: 400, gradDiscount: steps, bonusBps: 600, gradBonus: steps }
  expect(describeBalance({ ...balance, offer, requiresPlan: true }, words)).toEqual([
    'You pay 4% less.',
    'You pay 3% less for each $100.00 or part of it, up to 12%.',
    'Above $50.00, you get a bonus of 6%.',
    'For each full $100.00, you get a bonus of 3%, up to 12%.',
    'Minimum purchase: $50.00.',
    'Only together with a meal plan in your cart.',
  ])
})

test('says nothing of a balance without offer and minimum', () =>
  expect(describeBalance({ ...balance, minimumPurchaseCents: 0 }, words)).toEqual([]))

test('[CUS-2.68] tells the next step of a bonus', () => {
  const offer = { ...balance.offer, gradBonus: steps }
  expect(describeUpsell({ ...balance, offer }, 25_000, words)).toBe('Add $50.00 more for a bonus of $27.00.')
  expect(describeUpsell({ ...balance, offer }, 25_000, french)).toBe(
    'Ajoutez 50,00\u00a0$ pour un boni de 27,00\u00a0$.',
  )
  expect(describeUpsell({ ...balance, offer }, 40_000, words)).toBeNull()
})

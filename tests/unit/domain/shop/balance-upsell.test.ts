import { findBalanceUpsell } from '@/domain/shop/balance-upsell'

const nothing = { discountBps: null, gradDiscount: null, bonusBps: null, gradBonus: null }
const steps = { bps: 300, intervalCents: 10_000, maxBps: 1_200 }

test.each([
  ['$250 of 3 % per $100: $50 more give 9 % of $300', 25_000, { gradBonus: steps }, 5_000, 'bonus', 2_700],
  ['$100, a full interval, is told of the next one', 10_000, { gradBonus: steps }, 10_000, 'bonus', 1_200],
  ['$50, the minimum, has no bonus of 6 % yet: from $51', 5_000, { bonusBps: 600 }, 100, 'bonus', 306],
  ['$150 is in the second interval: $201 begins the third', 15_000, { gradDiscount: steps }, 5_100, 'discount', 1_809],
  ['the nearest of two steps', 19_950, { gradBonus: steps, gradDiscount: steps }, 50, 'bonus', 1_200],
] as const)('[CUS-2.68] %s', (_, valueCents, offer, addCents, gain, gainCents) => {
  const upsell = findBalanceUpsell({ valueCents, minimumPurchaseCents: 5_000, offer: { ...nothing, ...offer } })
  expect(upsell).toEqual({ addCents, gain, gainCents })
})

test.each([
  ['at the highest rate', 40_000, { gradBonus: steps }],
  ['without an offer', 40_000, {}],
  ['with a flat discount', 40_000, { discountBps: 400 }],
  ['above the minimum of a flat bonus', 5_001, { bonusBps: 600 }],
  ['below the minimum purchase', 4_999, { gradBonus: steps }],
  ['with an interval of 0', 40_000, { gradBonus: { ...steps, intervalCents: 0 } }],
])('finds no step %s', (_, valueCents, offer) => {
  const found = findBalanceUpsell({ valueCents, minimumPurchaseCents: 5_000, offer: { ...nothing, ...offer } })
  expect(found).toBeNull()
})

import type { BalanceOffer, CartLine, CartRules, LinePromo } from '@/domain/shop/cart/price-cart'
import { taxOf } from '../../oracle/cart-oracle'
import { priceWithOracle } from '../../oracle/price-with-oracle'

// Every result here is worked out by hand: the oracle may not be wrong either.
const rules: CartRules = {
  taxes: { federalMilliPercent: 5_000, provincialMilliPercent: 9_975 },
  taxed: { mealPlans: true, decliningBalances: true, customPlans: true },
  buyerPaysTax: true,
  customPlanAs: 'bonus',
  coffeeMonthCents: 2_999,
  today: '2026-09-01',
}
const plan = (priceCents: number, more: Partial<Extract<CartLine, { kind: 'meal-plan' }>> = {}): CartLine => ({
  kind: 'meal-plan',
  id: 'plan',
  priceCents,
  applyTax: true,
  startsLater: false,
  promo: null,
  ...more,
})
const promo = (type: LinePromo['type'], value: LinePromo['value'], more: Partial<LinePromo> = {}) => ({
  promo: { code: 'FALL', type, value, minPurchaseCents: 0, trackOnly: false, ...more },
})
const custom = (valueCents: number, priceCents: number): CartLine => ({
  kind: 'custom-plan',
  id: 'custom',
  swipe: { value: 50, priceCents: 40_000 },
  balance: { valueCents, priceCents },
})
const noOffer: BalanceOffer = { discountBps: null, gradDiscount: null, bonusBps: null, gradBonus: null }
const balance = (valueCents: number, offer: Partial<BalanceOffer>, minimumPurchaseCents = 0): CartLine => ({
  kind: 'declining-balance',
  id: 'balance',
  valueCents,
  applyTax: true,
  minimumPurchaseCents,
  offer: { ...noOffer, ...offer },
})
const steps = { bps: 500, intervalCents: 10_000, maxBps: 2_000 }

/** List price, discount, price, federal tax, provincial tax, bonus. */
function amountsOf(line: CartLine, more: Partial<CartRules> = {}) {
  const [priced] = priceWithOracle([line], { ...rules, ...more }).lines
  if (!priced) throw new Error('The line is missing.')
  const { listPriceCents, discountCents, priceCents, federalTaxCents, provincialTaxCents, bonusCents } = priced
  return [listPriceCents, discountCents, priceCents, federalTaxCents, provincialTaxCents, bonusCents]
}

test.each`
  cents     | rate      | tax        | arithmetic
  ${52_500} | ${9_975}  | ${5_236n}  | ${'5,236.875'}
  ${99_999} | ${5_000}  | ${4_999n}  | ${'4,999.95'}
  ${40_000} | ${9_975}  | ${3_990n}  | ${'exactly'}
  ${19}     | ${5_000}  | ${0n}      | ${'0.95'}
  ${99_999} | ${13_000} | ${12_999n} | ${'12,999.87'}
`('taxes $cents cents at $rate with $tax: $arithmetic', ({ cents, rate, tax }) => {
  expect(taxOf(BigInt(cents), rate)).toBe(tax)
})

const examples: [string, CartLine, number[], Partial<CartRules>?][] = [
  ['a plan', plan(52_500), [52_500, 0, 52_500, 2_625, 5_236, 0]],
  [
    'a plan of a kind without tax',
    plan(52_500),
    [52_500, 0, 52_500, 0, 0, 0],
    { taxed: { ...rules.taxed, mealPlans: false } },
  ],
  ['a plan without tax', plan(52_500, { applyTax: false }), [52_500, 0, 52_500, 0, 0, 0]],
  ['a buyer without tax', plan(52_500), [52_500, 0, 52_500, 0, 0, 0], { buyerPaysTax: false }],
  [
    'a plan that starts later',
    plan(52_500, { startsLater: true, ...promo('bonus', { cents: 100 }) }),
    [52_500, 0, 0, 0, 0, 0],
  ],
  // 10 % of 333 is 33.3: 34 off, 299 due; 5 % of those are 14.95, 9.975 % are 29.82525
  ['a percent discount, rounded up', plan(333, promo('discount', { percentBps: 1_000 })), [333, 34, 299, 14, 29, 0]],
  ['a fixed discount above the price', plan(333, promo('discount', { cents: 500 })), [333, 333, 0, 0, 0, 0]],
  ['a percent bonus, rounded down', plan(333, promo('bonus', { percentBps: 1_000 })), [333, 0, 333, 16, 33, 33]],
  ['a fixed bonus', plan(333, promo('bonus', { cents: 500 })), [333, 0, 333, 16, 33, 500]],
  [
    'a promo at its minimum',
    plan(333, promo('discount', { cents: 33 }, { minPurchaseCents: 333 })),
    [333, 33, 300, 15, 29, 0],
  ],
  [
    'a promo below its minimum',
    plan(333, promo('discount', { cents: 33 }, { minPurchaseCents: 334 })),
    [333, 0, 333, 16, 33, 0],
  ],
  [
    'a promo that is only recorded',
    plan(333, promo('bonus', { cents: 33 }, { trackOnly: true })),
    [333, 0, 333, 16, 33, 0],
  ],
  ['a custom plan with a bonus', custom(12_000, 10_000), [50_000, 0, 50_000, 2_500, 4_987, 2_000]],
  [
    'a custom plan with a discount',
    custom(12_000, 10_000),
    [52_000, 2_000, 50_000, 2_500, 4_987, 0],
    { customPlanAs: 'discount' },
  ],
  [
    'a custom plan worth less',
    custom(9_000, 10_000),
    [50_000, 0, 50_000, 2_500, 4_987, 0],
    { customPlanAs: 'discount' },
  ],
  // 250.01 has 3 begun intervals of 100: 15 % is 3,750.15 cents, rounded up; and 2 complete ones: 10 % is 2,500.1 cents
  [
    'graduated rates',
    balance(25_001, { gradDiscount: steps, gradBonus: steps }),
    [25_001, 3_751, 21_250, 1_062, 2_119, 2_500],
  ],
  [
    'a value on a step',
    balance(20_000, { gradDiscount: steps, gradBonus: steps }),
    [20_000, 2_000, 18_000, 900, 1_795, 2_000],
  ],
  ['the highest graduated rate', balance(60_000, { gradDiscount: steps }), [60_000, 12_000, 48_000, 2_400, 4_788, 0]],
  [
    'an interval of 0',
    balance(60_000, { gradDiscount: { ...steps, intervalCents: 0 } }),
    [60_000, 0, 60_000, 3_000, 5_985, 0],
  ],
  [
    'the larger of two discounts',
    balance(20_000, { discountBps: 1_100, gradDiscount: steps }),
    [20_000, 2_200, 17_800, 890, 1_775, 0],
  ],
  ['a discount above 100 %', balance(20_000, { discountBps: 12_000 }), [20_000, 20_000, 0, 0, 0, 0]],
  ['a plain bonus at the minimum', balance(2_500, { bonusBps: 1_000 }, 2_500), [2_500, 0, 2_500, 125, 249, 0]],
  ['a plain bonus above the minimum', balance(2_501, { bonusBps: 1_000 }, 2_500), [2_501, 0, 2_501, 125, 249, 250]],
  ['coffee', { kind: 'coffee', id: 'coffee', months: 3 }, [8_997, 0, 8_997, 0, 0, 0]],
]
test.each(examples.map(([name, line, amounts, more = {}]) => [name, line, amounts, more] as const))(
  'the oracle prices %s',
  (_, line, amounts, more) => {
    expect(amountsOf(line, more)).toEqual(amounts)
  },
)

test('the oracle sums what each line rounds by itself', () => {
  // 9.975 % of 299 is 29 twice, 58 together; of the sum of both prices it would be 59.
  const line = plan(333, promo('discount', { percentBps: 1_000 }))
  expect(
    priceWithOracle([line, { ...line, id: 'second' }, balance(2_501, { bonusBps: 1_000 }, 2_500)], rules),
  ).toMatchObject({
    subtotalCents: 3_099,
    savingsCents: 68,
    bonusCents: 250,
    federalTaxCents: 153,
    provincialTaxCents: 307,
    totalCents: 3_559,
  })
  expect(priceWithOracle([], rules)).toMatchObject({ lines: [], subtotalCents: 0, totalCents: 0 })
})

test.each([-1, 0.5, Number.NaN, 2 ** 53])('the oracle refuses a price of %p', (priceCents) => {
  expect(() => priceWithOracle([plan(priceCents)], rules)).toThrow(RangeError)
})

test('the oracle refuses a total that a number does not hold exactly', () => {
  expect(() => priceWithOracle([plan(Number.MAX_SAFE_INTEGER)], rules)).toThrow(RangeError)
  expect(amountsOf(plan(Number.MAX_SAFE_INTEGER, { applyTax: false }))[2]).toBe(9_007_199_254_740_991)
})

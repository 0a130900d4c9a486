import fc from 'fast-check'
import { priceCart, type CartLine, type CartRules } from '@/domain/shop/cart/price-cart'

fc.configureGlobal({ seed: 1 })

const rules: CartRules = {
  taxes: { federalMilliPercent: 5_000, provincialMilliPercent: 9_975 },
  taxed: { mealPlans: true, decliningBalances: false, customPlans: true },
  buyerPaysTax: true,
  customPlanAs: 'discount',
  coffeeMonthCents: 2_995,
  today: '2026-09-01',
}
const plan: CartLine = {
  kind: 'meal-plan',
  id: 'p',
  priceCents: 48_995,
  applyTax: true,
  startsLater: false,
  promo: null,
}
const offer = { discountBps: 500, gradDiscount: null, bonusBps: 1_000, gradBonus: null }
const balance: CartLine = {
  kind: 'declining-balance',
  id: 'b',
  valueCents: 25_000,
  applyTax: true,
  minimumPurchaseCents: 10_000,
  offer,
}
const coffee: CartLine = { kind: 'coffee', id: 'c', months: 3 }
const custom: CartLine = {
  kind: 'custom-plan',
  id: 'o',
  swipe: { value: 50, priceCents: 40_000 },
  balance: { valueCents: 27_500, priceCents: 25_000 },
}

describe('a cart', () => {
  it('sums its lines', () => {
    const promo = {
      code: 'FALL',
      type: 'discount',
      value: { percentBps: 1_000 },
      minPurchaseCents: 0,
      trackOnly: false,
    } as const
    const later: CartLine = { ...plan, id: 'l', priceCents: 12_800, startsLater: true }
    const { lines, ...totals } = priceCart([{ ...plan, promo }, later, balance, custom, coffee], rules)

    const summary = lines.map((line) => [
      line.id,
      line.listPriceCents,
      line.discountCents,
      line.priceCents,
      line.federalTaxCents,
      line.provincialTaxCents,
    ])
    expect(summary).toEqual([
      // 489.95 less 49.00 (48.995 rounded up); 440.95 x 5 % = 22.0475; 440.95 x 9.975 % = 43.9847…
      ['p', 48_995, 4_900, 44_095, 2_204, 4_398],
      ['l', 12_800, 0, 0, 0, 0],
      // 250.00 less 5 %; the site does not tax balances
      ['b', 25_000, 1_250, 23_750, 0, 0],
      // 400.00 + 275.00 less 25.00; 650.00 x 5 % = 32.50; 650.00 x 9.975 % = 64.8375
      ['o', 67_500, 2_500, 65_000, 3_250, 6_483],
      // 3 x 29.95, never taxed
      ['c', 8_985, 0, 8_985, 0, 0],
    ])
    expect(totals).toEqual({
      subtotalCents: 141_830, // 440.95 + 237.50 + 650.00 + 89.85
      savingsCents: 8_650, // 49.00 + 12.50 + 25.00
      bonusCents: 2_500, // 10 % of 250.00
      federalTaxCents: 5_454,
      provincialTaxCents: 10_881,
      totalCents: 158_165,
    })
  })

  it('floors the tax of each line, not of the sum', () => {
    // 0.19 x 5 % is 0.95 of a cent; the sum 0.38 would give 1.
    const cheap = { ...plan, priceCents: 19 }
    expect(priceCart([cheap, cheap], rules)).toMatchObject({
      federalTaxCents: 0,
      provincialTaxCents: 2,
      totalCents: 40,
    })
  })

  it('explains coffee', () => {
    const [line] = priceCart([coffee], rules).lines
    expect(line?.steps).toEqual([
      { rule: 'coffee-months', amountCents: 8_985, detail: { months: 3, monthCents: 2_995 } },
      { rule: 'untaxed-product', amountCents: 0, detail: {} },
    ])
  })

  it('without lines costs nothing', () => {
    expect(priceCart([], rules)).toEqual({
      lines: [],
      subtotalCents: 0,
      savingsCents: 0,
      bonusCents: 0,
      federalTaxCents: 0,
      provincialTaxCents: 0,
      totalCents: 0,
    })
  })
})

describe('bad values throw', () => {
  const bad = [-1, 0.5, Number.NaN, Infinity, 2 ** 53, '12' as unknown as number, null as unknown as number]
  const promo = { code: 'X', type: 'discount', value: { cents: 1 }, minPurchaseCents: 0, trackOnly: false } as const
  const steps = { bps: 1, intervalCents: 1, maxBps: 1 }
  const places: Record<string, (value: number) => [CartLine, CartRules?]> = {
    price: (priceCents) => [{ ...plan, priceCents }],
    'amount of a promotion': (cents) => [{ ...plan, promo: { ...promo, value: { cents } } }],
    'percentage of a promotion': (percentBps) => [{ ...plan, promo: { ...promo, value: { percentBps } } }],
    'minimum of a promotion': (minPurchaseCents) => [{ ...plan, promo: { ...promo, minPurchaseCents } }],
    'value of a balance': (valueCents) => [{ ...balance, valueCents }],
    'minimum of a balance': (minimumPurchaseCents) => [{ ...balance, minimumPurchaseCents }],
    'step of a discount': (bps) => [{ ...balance, offer: { ...offer, gradDiscount: { ...steps, bps } } }],
    'maximum of a bonus': (maxBps) => [{ ...balance, offer: { ...offer, gradBonus: { ...steps, maxBps } } }],
    swipes: (value) => [{ ...custom, swipe: { value, priceCents: 0 } }],
    'price of swipes': (priceCents) => [{ ...custom, swipe: { value: 0, priceCents } }],
    'value of a custom balance': (valueCents) => [{ ...custom, balance: { valueCents, priceCents: 0 } }],
    'price of a custom balance': (priceCents) => [{ ...custom, balance: { valueCents: 0, priceCents } }],
    'coffee months': (months) => [{ ...coffee, months }],
    'price of coffee': (coffeeMonthCents) => [coffee, { ...rules, coffeeMonthCents }],
    'federal tax': (rate) => [plan, { ...rules, taxes: { ...rules.taxes, federalMilliPercent: rate } }],
    'provincial tax': (rate) => [plan, { ...rules, taxes: { ...rules.taxes, provincialMilliPercent: rate } }],
  }

  test.each(Object.keys(places))('as %s', (place) => {
    for (const value of bad) {
      const [line, changed = rules] = places[place]!(value)
      expect(() => priceCart([line], changed)).toThrow(RangeError)
    }
  })

  it('as an interval that is no integer', () => {
    const line = { ...balance, offer: { ...offer, gradDiscount: { ...steps, intervalCents: 0.5 } } }
    expect(() => priceCart([line], rules)).toThrow(RangeError)
  })

  it('as a sum beyond the safe integers', () => {
    const huge = { ...plan, priceCents: Number.MAX_SAFE_INTEGER, applyTax: false }
    expect(() => priceCart([huge, huge], rules)).toThrow(RangeError)
  })
})

describe('any cart', () => {
  const cents = fc.oneof(fc.nat(1_000), fc.nat(100_000_000))
  const bps = fc.nat(10_000)
  const graduated = fc.record({ bps, intervalCents: fc.integer({ min: -1, max: 100_000 }), maxBps: bps })
  const promo = fc.record({
    code: fc.constant('FALL'),
    type: fc.constantFrom('discount' as const, 'bonus' as const),
    value: fc.oneof(fc.record({ percentBps: bps }), fc.record({ cents })),
    minPurchaseCents: cents,
    trackOnly: fc.boolean(),
  })
  const line: fc.Arbitrary<CartLine> = fc.oneof(
    fc.record({
      kind: fc.constant('meal-plan' as const),
      id: fc.string(),
      priceCents: cents,
      applyTax: fc.boolean(),
      startsLater: fc.boolean(),
      promo: fc.option(promo),
    }),
    fc.record({
      kind: fc.constant('custom-plan' as const),
      id: fc.string(),
      swipe: fc.record({ value: fc.nat(500), priceCents: cents }),
      balance: fc.record({ valueCents: cents, priceCents: cents }),
    }),
    fc.record({
      kind: fc.constant('declining-balance' as const),
      id: fc.string(),
      valueCents: cents,
      applyTax: fc.boolean(),
      minimumPurchaseCents: cents,
      offer: fc.record({
        discountBps: fc.option(bps),
        gradDiscount: fc.option(graduated),
        bonusBps: fc.option(bps),
        gradBonus: fc.option(graduated),
      }),
    }),
    fc.record({ kind: fc.constant('coffee' as const), id: fc.string(), months: fc.nat(5) }),
  )
  const anyRules: fc.Arbitrary<CartRules> = fc.record({
    taxes: fc.record({ federalMilliPercent: fc.nat(20_000), provincialMilliPercent: fc.nat(20_000) }),
    taxed: fc.record({ mealPlans: fc.boolean(), decliningBalances: fc.boolean(), customPlans: fc.boolean() }),
    buyerPaysTax: fc.boolean(),
    customPlanAs: fc.constantFrom('bonus' as const, 'discount' as const),
    coffeeMonthCents: cents,
    today: fc.constant('2026-09-01'),
  })

  it('is never negative, adds up, and is explained to the cent', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), anyRules, (lines, rules) => {
        const cart = priceCart(lines, rules)
        const { lines: priced, ...totals } = cart
        const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

        for (const amount of Object.values(totals)) expect(amount).toBeGreaterThanOrEqual(0)
        for (const { steps, id: _id, kind: _kind, ...amounts } of priced) {
          for (const amount of Object.values(amounts)) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
          const due = amounts.priceCents + amounts.federalTaxCents + amounts.provincialTaxCents
          expect(sum(steps.map((step) => step.amountCents))).toBe(due)
          expect(steps.some((step) => Object.is(step.amountCents, -0))).toBe(false)
          expect(amounts.discountCents).toBeLessThanOrEqual(amounts.listPriceCents)
          const isFreeToday = steps.some((step) => step.rule === 'starts-later')
          if (!isFreeToday) expect(amounts.priceCents).toBe(amounts.listPriceCents - amounts.discountCents)
        }
        expect(priced.map(({ id, kind }) => [id, kind])).toEqual(lines.map(({ id, kind }) => [id, kind]))
        expect(totals.totalCents).toBe(totals.subtotalCents + totals.federalTaxCents + totals.provincialTaxCents)
        expect(totals.totalCents).toBe(sum(priced.flatMap(({ steps }) => steps.map((step) => step.amountCents))))
      }),
    )
  })

  it('costs the same in any order, and twice as much twice', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), anyRules, (lines, rules) => {
        const once = priceCart(lines, rules).totalCents
        expect(priceCart(lines.toReversed(), rules).totalCents).toBe(once)
        expect(priceCart([...lines, ...lines], rules).totalCents).toBe(2 * once)
      }),
    )
  })
})

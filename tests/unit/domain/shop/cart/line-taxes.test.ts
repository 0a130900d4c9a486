import type { CartLine, CartRules } from '@/domain/shop/cart/cart-lines'
import { taxLine } from '@/domain/shop/cart/line-taxes'

const offer = { discountBps: null, gradDiscount: null, bonusBps: null, gradBonus: null }
const plan: CartLine = { kind: 'meal-plan', id: '1', priceCents: 1, applyTax: true, startsLater: false, promo: null }
const balance: CartLine = {
  kind: 'declining-balance',
  id: '2',
  valueCents: 1,
  applyTax: true,
  minimumPurchaseCents: 0,
  offer,
}
const swipes = { value: 1, priceCents: 1 }
const custom: CartLine = { kind: 'custom-plan', id: '3', swipe: swipes, balance: { valueCents: 1, priceCents: 1 } }
const coffee: CartLine = { kind: 'coffee', id: '4', months: 1 }
const rules: CartRules = {
  taxes: { federalMilliPercent: 5_000, provincialMilliPercent: 9_975 },
  taxed: { mealPlans: true, decliningBalances: true, customPlans: true },
  buyerPaysTax: true,
  customPlanAs: 'bonus',
  coffeeMonthCents: 0,
  today: '2026-09-01',
}
const amounts = (line: CartLine, cents: number, more: Partial<CartRules> = {}) => {
  const { federalTaxCents, provincialTaxCents } = taxLine(line, cents, { ...rules, ...more })
  return [federalTaxCents, provincialTaxCents]
}

describe('the taxes of a line', () => {
  // 525.00: 5 % is 26.25, 9.975 % is 52.36875. 99.99: 4.9995 and 9.974…
  // 0.19: 0.95 and 1.895 cents; both rates at once would give 2.845 cents.
  test.each`
    cents       | federal    | provincial
    ${19}       | ${0}       | ${1}
    ${20}       | ${1}       | ${1}
    ${52_500}   | ${2_625}   | ${5_236}
    ${10 ** 11} | ${5 * 1e9} | ${9_975_000_000}
  `('[CUS-9.4] on $cents cents are floored apart: $federal and $provincial', ({ cents, federal, provincial }) => {
    expect(amounts(plan, cents)).toEqual([federal, provincial])
  })

  test.each`
    case                          | line                               | more                                                       | taxes
    ${'a plan'}                   | ${plan}                            | ${{}}                                                      | ${[500, 997]}
    ${'a balance'}                | ${balance}                         | ${{}}                                                      | ${[500, 997]}
    ${'a custom plan'}            | ${custom}                          | ${{}}                                                      | ${[500, 997]}
    ${'coffee'}                   | ${coffee}                          | ${{}}                                                      | ${[0, 0]}
    ${'an untaxed plan'}          | ${{ ...plan, applyTax: false }}    | ${{}}                                                      | ${[0, 0]}
    ${'an untaxed balance'}       | ${{ ...balance, applyTax: false }} | ${{}}                                                      | ${[0, 0]}
    ${'plans of an untaxed kind'} | ${plan}                            | ${{ taxed: { ...rules.taxed, mealPlans: false } }}         | ${[0, 0]}
    ${'untaxed balances'}         | ${balance}                         | ${{ taxed: { ...rules.taxed, decliningBalances: false } }} | ${[0, 0]}
    ${'untaxed custom plans'}     | ${custom}                          | ${{ taxed: { ...rules.taxed, customPlans: false } }}       | ${[0, 0]}
    ${'an exempt buyer'}          | ${custom}                          | ${{ buyerPaysTax: false }}                                 | ${[0, 0]}
  `('on 100.00 for $case are $taxes', ({ line, more, taxes }) => {
    expect(amounts(line, 10_000, more)).toEqual(taxes)
  })

  it('are explained with their rates, or with the reason for none', () => {
    const federal = { rule: 'federal-tax', amountCents: 500, detail: { priceCents: 10_000, rateMilliPercent: 5_000 } }
    const provincial = {
      rule: 'provincial-tax',
      amountCents: 997,
      detail: { priceCents: 10_000, rateMilliPercent: 9_975 },
    }
    expect(taxLine(plan, 10_000, rules).steps).toEqual([federal, provincial])
    const federalOnly = { ...rules, taxes: { federalMilliPercent: 5_000, provincialMilliPercent: 0 } }
    expect(taxLine(plan, 10_000, federalOnly).steps).toEqual([federal])
    const exempt = taxLine(plan, 10_000, { ...rules, buyerPaysTax: false })
    expect(exempt.steps).toEqual([{ rule: 'untaxed-buyer', amountCents: 0, detail: {} }])
    expect(taxLine(coffee, 10_000, rules).steps).toEqual([{ rule: 'untaxed-product', amountCents: 0, detail: {} }])
    expect(taxLine(plan, 0, rules).steps).toEqual([])
  })
})

import type { BalanceOffer } from '@/domain/shop/cart/cart-lines'
import { priceBalance } from '@/domain/shop/cart/price-balance'

const nothing: BalanceOffer = { discountBps: null, gradDiscount: null, bonusBps: null, gradBonus: null }
/** 2 % for each 100.00, at most 10 %. */
const growing = { bps: 200, intervalCents: 10_000, maxBps: 1_000 }
const price = (valueCents: number, offer: Partial<BalanceOffer>, minimumPurchaseCents = 0) =>
  priceBalance({
    kind: 'declining-balance',
    id: '1',
    valueCents,
    applyTax: true,
    minimumPurchaseCents,
    offer: { ...nothing, ...offer },
  })

describe('the discount of a declining balance', () => {
  test.each`
    case                                      | value     | offer                                                       | discount
    ${'none'}                                 | ${25_000} | ${{}}                                                       | ${0}
    ${'5 % of 250.00'}                        | ${25_000} | ${{ discountBps: 500 }}                                     | ${1_250}
    ${'5 % of 250.01 is 12.5005, rounded up'} | ${25_001} | ${{ discountBps: 500 }}                                     | ${1_251}
    ${'100.00 has begun 1 interval: 2 %'}     | ${10_000} | ${{ gradDiscount: growing }}                                | ${200}
    ${'100.01 has begun 2 intervals: 4 %'}    | ${10_001} | ${{ gradDiscount: growing }}                                | ${401}
    ${'0.01 has begun 1 interval: 2 %'}       | ${1}      | ${{ gradDiscount: growing }}                                | ${1}
    ${'250.00 has begun 3 intervals: 6 %'}    | ${25_000} | ${{ gradDiscount: growing }}                                | ${1_500}
    ${'500.00 reaches the maximum: 10 %'}     | ${50_000} | ${{ gradDiscount: growing }}                                | ${5_000}
    ${'900.00 stays at the maximum: 10 %'}    | ${90_000} | ${{ gradDiscount: growing }}                                | ${9_000}
    ${'plain 5 % above graduated 4 %'}        | ${15_000} | ${{ discountBps: 500, gradDiscount: growing }}              | ${750}
    ${'plain 5 % below graduated 6 %'}        | ${25_000} | ${{ discountBps: 500, gradDiscount: growing }}              | ${1_500}
    ${'an interval of 0'}                     | ${25_000} | ${{ gradDiscount: { ...growing, intervalCents: 0 } }}       | ${0}
    ${'a negative interval'}                  | ${25_000} | ${{ gradDiscount: { ...growing, intervalCents: -10_000 } }} | ${0}
    ${'100 %'}                                | ${25_000} | ${{ discountBps: 10_000 }}                                  | ${25_000}
    ${'never more than the value'}            | ${25_000} | ${{ discountBps: 20_000 }}                                  | ${25_000}
    ${'an empty balance'}                     | ${0}      | ${{ discountBps: 500, gradDiscount: growing }}              | ${0}
  `('[CUS-9.5] $case', ({ value, offer, discount }) => {
    const { listPriceCents, discountCents, priceCents, bonusCents } = price(value, offer)
    expect([listPriceCents, discountCents, priceCents, bonusCents]).toEqual([value, discount, value - discount, 0])
  })
})

describe('the bonus of a declining balance', () => {
  test.each`
    case                                             | value     | minimum   | offer                                                    | bonus
    ${'5 % of 250.00'}                               | ${25_000} | ${10_000} | ${{ bonusBps: 500 }}                                     | ${1_250}
    ${'5 % of 250.19 is 12.5095, rounded down'}      | ${25_019} | ${10_000} | ${{ bonusBps: 500 }}                                     | ${1_250}
    ${'none at the minimum purchase'}                | ${10_000} | ${10_000} | ${{ bonusBps: 500 }}                                     | ${0}
    ${'5 % of 100.01 above the minimum purchase'}    | ${10_001} | ${10_000} | ${{ bonusBps: 500 }}                                     | ${500}
    ${'none below the minimum purchase'}             | ${9_999}  | ${10_000} | ${{ bonusBps: 500 }}                                     | ${0}
    ${'5 % of 0.20 without a minimum purchase'}      | ${20}     | ${0}      | ${{ bonusBps: 500 }}                                     | ${1}
    ${'99.99 has completed no interval'}             | ${9_999}  | ${0}      | ${{ gradBonus: growing }}                                | ${0}
    ${'100.00 has completed 1 interval: 2 %'}        | ${10_000} | ${10_000} | ${{ gradBonus: growing }}                                | ${200}
    ${'299.99 has completed 2 intervals: 4 %'}       | ${29_999} | ${0}      | ${{ gradBonus: growing }}                                | ${1_199}
    ${'500.00 reaches the maximum: 10 %'}            | ${50_000} | ${0}      | ${{ gradBonus: growing }}                                | ${5_000}
    ${'900.00 stays at the maximum: 10 %'}           | ${90_000} | ${0}      | ${{ gradBonus: growing }}                                | ${9_000}
    ${'plain 5 % above graduated 4 %'}               | ${20_000} | ${10_000} | ${{ bonusBps: 500, gradBonus: growing }}                 | ${1_000}
    ${'plain 5 % below graduated 6 %'}               | ${30_000} | ${10_000} | ${{ bonusBps: 500, gradBonus: growing }}                 | ${1_800}
    ${'graduated 4 % where the plain one is denied'} | ${20_000} | ${20_000} | ${{ bonusBps: 500, gradBonus: growing }}                 | ${800}
    ${'an interval of 0'}                            | ${25_000} | ${0}      | ${{ gradBonus: { ...growing, intervalCents: 0 } }}       | ${0}
    ${'an interval below 0'}                         | ${25_000} | ${0}      | ${{ gradBonus: { ...growing, intervalCents: -10_000 } }} | ${0}
    ${'more than the value'}                         | ${25_000} | ${0}      | ${{ bonusBps: 20_000 }}                                  | ${50_000}
  `('[CUS-9.6] [CUS-9.7] $case', ({ value, minimum, offer, bonus }) => {
    const { discountCents, priceCents, bonusCents } = price(value, offer, minimum)
    expect([discountCents, priceCents, bonusCents]).toEqual([0, value, bonus])
  })
})

describe('the explanation of a declining balance', () => {
  const value = { rule: 'balance-value', amountCents: 25_000, detail: {} }

  test.each`
    offer                        | step
    ${{ discountBps: 500 }}      | ${{ rule: 'balance-discount', amountCents: -1_250, detail: { percentBps: 500 } }}
    ${{ gradDiscount: growing }} | ${{ rule: 'balance-graduated-discount', amountCents: -1_500, detail: { percentBps: 600 } }}
    ${{ bonusBps: 500 }}         | ${{ rule: 'balance-bonus', amountCents: 0, detail: { bonusCents: 1_250, percentBps: 500 } }}
    ${{ gradBonus: growing }}    | ${{ rule: 'balance-graduated-bonus', amountCents: 0, detail: { bonusCents: 1_000, percentBps: 400 } }}
  `('names $step.rule', ({ offer, step }) => {
    expect(price(25_000, offer).steps).toEqual([value, step])
  })

  it('names no rule that gave nothing', () => {
    expect(price(25_000, { bonusBps: 500 }, 25_000).steps).toEqual([value])
  })
})

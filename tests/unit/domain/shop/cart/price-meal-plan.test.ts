import type { LinePromo } from '@/domain/shop/cart/cart-lines'
import { priceMealPlan } from '@/domain/shop/cart/price-meal-plan'

const promo = (type: LinePromo['type'], value: LinePromo['value'], more: Partial<LinePromo> = {}): LinePromo => ({
  code: 'FALL',
  type,
  value,
  minPurchaseCents: 0,
  trackOnly: false,
  ...more,
})
const percent = (percentBps: number) => ({ percentBps })
const price = (priceCents: number, applied: LinePromo | null, startsLater = false) =>
  priceMealPlan({ kind: 'meal-plan', id: '1', priceCents, applyTax: true, startsLater, promo: applied })

describe('the price of a meal plan', () => {
  test.each`
    case                                         | listCents  | applied                                                            | discount  | due        | bonus
    ${'no promotion'}                            | ${192_500} | ${null}                                                            | ${0}      | ${192_500} | ${0}
    ${'10 % of 1925.00'}                         | ${192_500} | ${promo('discount', percent(1_000))}                               | ${19_250} | ${173_250} | ${0}
    ${'10 % of 489.95 is 48.995, rounded up'}    | ${48_995}  | ${promo('discount', percent(1_000))}                               | ${4_900}  | ${44_095}  | ${0}
    ${'0.01 % of 0.01, rounded up to a cent'}    | ${1}       | ${promo('discount', percent(1))}                                   | ${1}      | ${0}       | ${0}
    ${'100 %'}                                   | ${48_995}  | ${promo('discount', percent(10_000))}                              | ${48_995} | ${0}       | ${0}
    ${'more than 100 %'}                         | ${48_995}  | ${promo('discount', percent(15_000))}                              | ${48_995} | ${0}       | ${0}
    ${'25.00 off'}                               | ${48_995}  | ${promo('discount', { cents: 2_500 })}                             | ${2_500}  | ${46_495}  | ${0}
    ${'25.00 off 20.00'}                         | ${2_000}   | ${promo('discount', { cents: 2_500 })}                             | ${2_000}  | ${0}       | ${0}
    ${'a bonus of 10 % of 489.95, rounded down'} | ${48_995}  | ${promo('bonus', percent(1_000))}                                  | ${0}      | ${48_995}  | ${4_899}
    ${'a bonus of 25.00'}                        | ${2_000}   | ${promo('bonus', { cents: 2_500 })}                                | ${0}      | ${2_000}   | ${2_500}
    ${'a bonus of 200 %'}                        | ${2_000}   | ${promo('bonus', percent(20_000))}                                 | ${0}      | ${2_000}   | ${4_000}
    ${'exactly the minimum purchase'}            | ${50_000}  | ${promo('discount', percent(1_000), { minPurchaseCents: 50_000 })} | ${5_000}  | ${45_000}  | ${0}
    ${'a cent below the minimum purchase'}       | ${49_999}  | ${promo('discount', percent(1_000), { minPurchaseCents: 50_000 })} | ${0}      | ${49_999}  | ${0}
    ${'a bonus below the minimum purchase'}      | ${49_999}  | ${promo('bonus', percent(1_000), { minPurchaseCents: 50_000 })}    | ${0}      | ${49_999}  | ${0}
    ${'a tracked discount changes nothing'}      | ${48_995}  | ${promo('discount', percent(1_000), { trackOnly: true })}          | ${0}      | ${48_995}  | ${0}
    ${'a tracked bonus gives nothing'}           | ${48_995}  | ${promo('bonus', { cents: 2_500 }, { trackOnly: true })}           | ${0}      | ${48_995}  | ${0}
    ${'a free plan'}                             | ${0}       | ${promo('discount', percent(1_000))}                               | ${0}      | ${0}       | ${0}
  `('[CUS-9.4] $case', ({ listCents, applied, discount, due, bonus }) => {
    const { listPriceCents, discountCents, priceCents, bonusCents } = price(listCents, applied)
    expect([listPriceCents, discountCents, priceCents, bonusCents]).toEqual([listCents, discount, due, bonus])
  })

  test.each([null, promo('discount', percent(1_000)), promo('bonus', { cents: 500 })])(
    '[CUS-9.9] is nothing today when the plan starts in a later month, with the promotion %j',
    (applied) => {
      expect(price(12_800, applied, true)).toEqual({
        listPriceCents: 12_800,
        discountCents: 0,
        priceCents: 0,
        bonusCents: 0,
        steps: [
          { rule: 'plan-price', amountCents: 12_800, detail: {} },
          { rule: 'starts-later', amountCents: -12_800, detail: {} },
        ],
      })
    },
  )

  it('does not calculate the promotion of a plan that starts in a later month', () => {
    const tooLarge = promo('bonus', percent(Number.MAX_SAFE_INTEGER))
    expect(() => price(48_995, tooLarge)).toThrow(RangeError)
    expect(price(48_995, tooLarge, true)).toMatchObject({ priceCents: 0, bonusCents: 0 })
    expect(() => price(48_995, promo('bonus', percent(-1)), true)).toThrow(RangeError)
  })

  test.each`
    applied                                                    | rule                     | amountCents | detail
    ${promo('discount', percent(1_000))}                       | ${'promo-percent'}       | ${-4_900}   | ${{ code: 'FALL', percentBps: 1_000 }}
    ${promo('discount', { cents: 2_500 })}                     | ${'promo-amount'}        | ${-2_500}   | ${{ code: 'FALL', valueCents: 2_500 }}
    ${promo('bonus', percent(1_000))}                          | ${'promo-bonus-percent'} | ${0}        | ${{ code: 'FALL', bonusCents: 4_899, percentBps: 1_000 }}
    ${promo('bonus', { cents: 2_500 })}                        | ${'promo-bonus-amount'}  | ${0}        | ${{ code: 'FALL', bonusCents: 2_500 }}
    ${promo('bonus', { cents: 1 }, { trackOnly: true })}       | ${'promo-tracked'}       | ${0}        | ${{ code: 'FALL' }}
    ${promo('bonus', { cents: 1 }, { minPurchaseCents: 1e6 })} | ${'promo-below-minimum'} | ${0}        | ${{ code: 'FALL', minPurchaseCents: 1e6 }}
  `('is explained by $rule', ({ applied, ...step }) => {
    expect(price(48_995, applied).steps).toEqual([{ rule: 'plan-price', amountCents: 48_995, detail: {} }, step])
  })
})

import { priceCustomPlan } from '@/domain/shop/cart/price-custom-plan'

const price = (as: 'bonus' | 'discount', valueCents: number, priceCents: number) =>
  priceCustomPlan(
    { kind: 'custom-plan', id: '1', swipe: { value: 50, priceCents: 40_000 }, balance: { valueCents, priceCents } },
    as,
  )

describe('the price of a custom plan', () => {
  // The swipes cost 400.00. The buyer pays them and the price of the balance.
  test.each`
    case                                        | as            | value     | balance   | list      | discount  | due       | bonus
    ${'275.00 of balance for 250.00, a bonus'}  | ${'bonus'}    | ${27_500} | ${25_000} | ${65_000} | ${0}      | ${65_000} | ${2_500}
    ${'275.00 of balance for 250.00, a rebate'} | ${'discount'} | ${27_500} | ${25_000} | ${67_500} | ${2_500}  | ${65_000} | ${0}
    ${'a balance worth its price, a bonus'}     | ${'bonus'}    | ${25_000} | ${25_000} | ${65_000} | ${0}      | ${65_000} | ${0}
    ${'a balance worth its price, a rebate'}    | ${'discount'} | ${25_000} | ${25_000} | ${65_000} | ${0}      | ${65_000} | ${0}
    ${'a balance worth less, a bonus'}          | ${'bonus'}    | ${20_000} | ${25_000} | ${65_000} | ${0}      | ${65_000} | ${0}
    ${'a balance worth less, a rebate'}         | ${'discount'} | ${20_000} | ${25_000} | ${65_000} | ${0}      | ${65_000} | ${0}
    ${'a balance for nothing, a bonus'}         | ${'bonus'}    | ${10_000} | ${0}      | ${40_000} | ${0}      | ${40_000} | ${10_000}
    ${'a balance for nothing, a rebate'}        | ${'discount'} | ${10_000} | ${0}      | ${50_000} | ${10_000} | ${40_000} | ${0}
  `('[CUS-9.8] $case', ({ as, value, balance, list, discount, due, bonus }) => {
    const { listPriceCents, discountCents, priceCents, bonusCents } = price(as, value, balance)
    expect([listPriceCents, discountCents, priceCents, bonusCents]).toEqual([list, discount, due, bonus])
  })

  it('is explained part by part', () => {
    const swipes = { rule: 'swipe-price', amountCents: 40_000, detail: { swipes: 50 } }
    const paid = { rule: 'balance-price', amountCents: 25_000, detail: { valueCents: 27_500 } }
    expect(price('bonus', 27_500, 25_000).steps).toEqual([
      swipes,
      paid,
      { rule: 'custom-plan-bonus', amountCents: 0, detail: { bonusCents: 2_500 } },
    ])
    expect(price('discount', 27_500, 25_000).steps).toEqual([
      swipes,
      { rule: 'balance-value', amountCents: 27_500, detail: {} },
      { rule: 'custom-plan-discount', amountCents: -2_500, detail: {} },
    ])
    expect(price('discount', 20_000, 25_000).steps).toEqual([swipes, { ...paid, detail: { valueCents: 20_000 } }])
  })
})

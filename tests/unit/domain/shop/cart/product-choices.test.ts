import { checkCoffeeMonths, checkCustomPlanChoice } from '@/domain/shop/cart/product-choices'

test.each([1, 2, 3, 4, 5])('[CUS-5.21] coffee lasts %d months', (months) => {
  expect(checkCoffeeMonths(months)).toEqual({ ok: true, value: months })
})

test.each([0, 6, -1, 1.5, Number.NaN, Infinity])('[CUS-5.21] coffee does not last %d months', (months) => {
  expect(checkCoffeeMonths(months)).toEqual({
    ok: false,
    refusal: { code: 'bad-coffee-months', detail: { least: 1, most: 5 } },
  })
})

describe('the choice of a custom plan', () => {
  const [swipe, balance] = [
    { id: 's50', type: 'swipe' as const, value: 50 },
    { id: 'd250', type: 'db' as const, value: 27_500 },
  ]
  const choose = (swipeId: string | null, dbId: string | null) =>
    checkCustomPlanChoice([swipe, balance], { swipeId, dbId })

  it('is swipes and a balance', () => {
    expect(choose('s50', 'd250')).toEqual({ ok: true, value: { swipe, balance } })
  })

  test.each`
    swipeId   | dbId      | code
    ${null}   | ${'d250'} | ${'incomplete-custom-plan'}
    ${'s50'}  | ${null}   | ${'incomplete-custom-plan'}
    ${''}     | ${''}     | ${'incomplete-custom-plan'}
    ${'s99'}  | ${'d250'} | ${'not-found-item'}
    ${'s50'}  | ${'d999'} | ${'not-found-item'}
    ${'d250'} | ${'s50'}  | ${'not-found-item'}
    ${'s50'}  | ${'s50'}  | ${'not-found-item'}
  `('cannot be $swipeId and $dbId: $code', ({ swipeId, dbId, code }) => {
    expect(choose(swipeId, dbId)).toMatchObject({ ok: false, refusal: { code } })
  })
})

import {
  missingBalanceTerms,
  missingCoffeePrice,
  missingNextPrice,
  missingOptionPrices,
  missingPromoTerms,
  missingSubscriptionTerms,
} from '@/domain/shop/missing-terms'

const step = { gradDiscountBps: 100, gradDiscountIntervalCents: 5000, maxGradDiscountBps: 1000 }
const bonus = { gradBonusBps: 100, gradBonusIntervalCents: 5000, maxGradBonusBps: 1000 }
const weekly = { subscription: true, subscriptionFrequency: 'weekly' }

test.each`
  what                                      | promo                                            | missing
  ${'a percentage'}                         | ${{ promoAdj: 'percent', promoValueBps: 1000 }}  | ${[]}
  ${'a percentage without its rate'}        | ${{ promoAdj: 'percent', promoValueCents: 500 }} | ${['promoValueBps']}
  ${'a percentage of 0'}                    | ${{ promoAdj: 'percent', promoValueBps: 0 }}     | ${['promoValueBps']}
  ${'an amount'}                            | ${{ promoAdj: 'fixed', promoValueCents: 500 }}   | ${[]}
  ${'an amount without its cents'}          | ${{ promoAdj: 'fixed', promoValueBps: 1000 }}    | ${['promoValueCents']}
  ${'a code that only tracks, of no value'} | ${{ promoAdj: 'percent', promoTrackOnly: true }} | ${[]}
`('reports the missing fields of $what: $missing', ({ promo, missing }) =>
  expect(missingPromoTerms(promo)).toEqual(missing),
)

test.each`
  what                                  | balance                                                                         | missing
  ${'a plain balance'}                  | ${{}}                                                                           | ${[]}
  ${'a discount'}                       | ${{ isDiscount: true, discountBps: 500 }}                                       | ${[]}
  ${'a discount without a rate'}        | ${{ isDiscount: true }}                                                         | ${['discountBps']}
  ${'a graduated discount'}             | ${{ isGradDiscount: true, ...step }}                                            | ${[]}
  ${'one without cap and step'}         | ${{ isGradDiscount: true, gradDiscountBps: 100, gradDiscountIntervalCents: 0 }} | ${['gradDiscountIntervalCents', 'maxGradDiscountBps']}
  ${'an option that is not chosen'}     | ${{ isGradDiscount: false, gradDiscountBps: 100 }}                              | ${[]}
  ${'a bonus without a rate'}           | ${{ isBonus: true, bonusBps: null }}                                            | ${['bonusBps']}
  ${'a graduated bonus'}                | ${{ isGradBonus: true, ...bonus }}                                              | ${[]}
  ${'a graduated bonus without fields'} | ${{ isGradBonus: true }}                                                        | ${['gradBonusBps', 'gradBonusIntervalCents', 'maxGradBonusBps']}
`('reports the missing fields of $what: $missing', ({ balance, missing }) =>
  expect(missingBalanceTerms(balance)).toEqual(missing),
)

test.each`
  what                       | plan                                                                             | missing
  ${'a plan bought once'}    | ${{ subscription: false }}                                                       | ${[]}
  ${'a weekly subscription'} | ${{ ...weekly, subscriptionStart: '2027-01-03', subscriptionEnd: '2027-04-25' }} | ${[]}
  ${'one without an end'}    | ${{ ...weekly, subscriptionStart: '2027-01-03' }}                                | ${['subscriptionEnd']}
  ${'one without frequency'} | ${{ subscription: true, subscriptionStart: 'x', subscriptionEnd: 'y' }}          | ${['subscriptionFrequency']}
`('reports the missing fields of $what: $missing', ({ plan, missing }) =>
  expect(missingSubscriptionTerms(plan)).toEqual(missing),
)

test.each`
  what                            | plan                                                  | missing
  ${'a plan without a new price'} | ${{ priceCents: 100, nextPriceFrom: '' }}             | ${[]}
  ${'a new price with its day'}   | ${{ nextPriceCents: 1, nextPriceFrom: '2027-01-01' }} | ${[]}
  ${'a new price of nothing'}     | ${{ nextPriceCents: 0, nextPriceFrom: '2027-01-01' }} | ${[]}
  ${'a new price without a day'}  | ${{ nextPriceCents: 0, nextPriceFrom: null }}         | ${['nextPriceFrom']}
  ${'a day without a price'}      | ${{ nextPriceFrom: '2027-01-01' }}                    | ${['nextPriceCents']}
`('reports the missing fields of $what: $missing', ({ plan, missing }) =>
  expect(missingNextPrice(plan)).toEqual(missing),
)

test('reports the missing halves of the new prices of choices and of coffee', () => {
  const options = [
    { nextPriceCents: 5 },
    { nextPriceFrom: '2026-11-20' },
    {},
    null,
    { nextPriceCents: 0, nextPriceFrom: 'x' },
  ]
  expect(missingOptionPrices({ options })).toEqual(['options.0.nextPriceFrom', 'options.1.nextPriceCents'])
  expect(missingOptionPrices({})).toEqual([])
  expect(missingCoffeePrice({ coffeeSubscriptionNextPriceCents: 5 })).toEqual(['coffeeSubscriptionNextPriceFrom'])
  expect(missingCoffeePrice({ coffeeSubscriptionNextPriceFrom: 'x' })).toEqual(['coffeeSubscriptionNextPriceCents'])
  expect(missingCoffeePrice({})).toEqual([])
})

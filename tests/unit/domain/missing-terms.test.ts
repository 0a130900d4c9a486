import { missingBalanceTerms, missingPromoTerms, missingSubscriptionTerms } from '@/domain/missing-terms'

const step = { gradDiscountBps: 100, gradDiscountIntervalCents: 5000, maxGradDiscountBps: 1000 }
const bonus = { gradBonusBps: 100, gradBonusIntervalCents: 5000, maxGradBonusBps: 1000 }
const weekly = { subscription: true, subscriptionFrequency: 'weekly' }

test.each`
  what                                      | promo                                            | missing
  ${'a percentage'}                         | ${{ promoAdj: 'percent', promoValueBps: 1000 }}  | ${[]}
  ${'a percentage without its rate'}        | ${{ promoAdj: 'percent', promoValueCents: 500 }} | ${['promoValueBps']}
  ${'a percentage of nothing'}              | ${{ promoAdj: 'percent', promoValueBps: 0 }}     | ${['promoValueBps']}
  ${'an amount'}                            | ${{ promoAdj: 'fixed', promoValueCents: 500 }}   | ${[]}
  ${'an amount without its cents'}          | ${{ promoAdj: 'fixed', promoValueBps: 1000 }}    | ${['promoValueCents']}
  ${'a code that only tracks, of no value'} | ${{ promoAdj: 'percent', promoTrackOnly: true }} | ${[]}
`('[CUS-3.13] $what lacks $missing', ({ promo, missing }) => expect(missingPromoTerms(promo)).toEqual(missing))

test.each`
  what                            | balance                                                                         | missing
  ${'a plain balance'}            | ${{}}                                                                           | ${[]}
  ${'a discount'}                 | ${{ isDiscount: true, discountBps: 500 }}                                       | ${[]}
  ${'a discount without a rate'}  | ${{ isDiscount: true }}                                                         | ${['discountBps']}
  ${'a growing discount'}         | ${{ isGradDiscount: true, ...step }}                                            | ${[]}
  ${'one without cap and step'}   | ${{ isGradDiscount: true, gradDiscountBps: 100, gradDiscountIntervalCents: 0 }} | ${['gradDiscountIntervalCents', 'maxGradDiscountBps']}
  ${'what is not chosen'}         | ${{ isGradDiscount: false, gradDiscountBps: 100 }}                              | ${[]}
  ${'a bonus without a rate'}     | ${{ isBonus: true, bonusBps: null }}                                            | ${['bonusBps']}
  ${'a growing bonus'}            | ${{ isGradBonus: true, ...bonus }}                                              | ${[]}
  ${'a growing bonus of nothing'} | ${{ isGradBonus: true }}                                                        | ${['gradBonusBps', 'gradBonusIntervalCents', 'maxGradBonusBps']}
`('[CUS-3.8] $what lacks $missing', ({ balance, missing }) => expect(missingBalanceTerms(balance)).toEqual(missing))

test.each`
  what                       | plan                                                                             | missing
  ${'a plan bought once'}    | ${{ subscription: false }}                                                       | ${[]}
  ${'a weekly subscription'} | ${{ ...weekly, subscriptionStart: '2027-01-03', subscriptionEnd: '2027-04-25' }} | ${[]}
  ${'one that never ends'}   | ${{ ...weekly, subscriptionStart: '2027-01-03' }}                                | ${['subscriptionEnd']}
  ${'one of unknown rhythm'} | ${{ subscription: true, subscriptionStart: 'x', subscriptionEnd: 'y' }}          | ${['subscriptionFrequency']}
`('[CUS-3.7] $what lacks $missing', ({ plan, missing }) => expect(missingSubscriptionTerms(plan)).toEqual(missing))

import { isOnSale, panelPlans } from '@/domain/shop/meal-plans'
import { mealPlan, site } from '../../v1/campus-fixture'

const { switches } = site({})
const sells = { ...switches, mealPlanSubscriptions: true }
const sellsWeekly = { ...switches, weeklyMppSubscriptions: true }
const monthly = { frequency: 'monthly', payments: 8, start: '2026-09-01', end: '2026-11-20' }
const weekly = { ...monthly, frequency: 'weekly' }

test.each`
  what                                           | given                          | today           | on             | sold
  ${'a plan without dates'}                      | ${{}}                          | ${'2026-11-20'} | ${switches}    | ${true}
  ${'one on its last day'}                       | ${{ endDate: '2026-11-20' }}   | ${'2026-11-20'} | ${switches}    | ${true}
  ${'one that ended yesterday'}                  | ${{ endDate: '2026-11-19' }}   | ${'2026-11-20'} | ${switches}    | ${false}
  ${'one that begins next year'}                 | ${{ startDate: '2027-01-04' }} | ${'2026-11-20'} | ${switches}    | ${true}
  ${'one before its sale'}                       | ${{ saleFrom: '2026-11-21' }}  | ${'2026-11-20'} | ${switches}    | ${false}
  ${'one on the first day of its sale'}          | ${{ saleFrom: '2026-11-20' }}  | ${'2026-11-20'} | ${switches}    | ${true}
  ${'one on the last day of its sale'}           | ${{ saleUntil: '2026-11-20' }} | ${'2026-11-20'} | ${switches}    | ${true}
  ${'one after its sale'}                        | ${{ saleUntil: '2026-11-19' }} | ${'2026-11-20'} | ${switches}    | ${false}
  ${'a subscription on its last day'}            | ${{ subscription: monthly }}   | ${'2026-11-20'} | ${sells}       | ${true}
  ${'a subscription that is over'}               | ${{ subscription: monthly }}   | ${'2026-11-21'} | ${sells}       | ${false}
  ${'a monthly subscription without the switch'} | ${{ subscription: monthly }}   | ${'2026-11-01'} | ${switches}    | ${false}
  ${'a monthly one with the weekly switch'}      | ${{ subscription: monthly }}   | ${'2026-11-01'} | ${sellsWeekly} | ${false}
  ${'a weekly one with the weekly switch'}       | ${{ subscription: weekly }}    | ${'2026-11-01'} | ${sellsWeekly} | ${true}
  ${'a weekly one with the monthly switch'}      | ${{ subscription: weekly }}    | ${'2026-11-01'} | ${sells}       | ${false}
`('[CUS-3.18] sells $what: $sold', ({ given, today, on, sold }) => {
  expect(isOnSale(mealPlan(given), { today, switches: on })).toBe(sold)
})

test('[PUB-7.33] lists the plans of the panel that are on sale, in order', () => {
  const plans = [
    mealPlan({ name: { en: 'B', fr: 'B' } }),
    mealPlan({ name: { en: 'Hidden', fr: 'Caché' }, onPanel: false }),
    mealPlan({ name: { en: 'Over', fr: 'Fini' }, endDate: '2026-11-19' }),
    mealPlan({ name: { en: 'A', fr: 'A' } }),
  ]
  expect(panelPlans(plans, { today: '2026-11-20', switches }).map(({ name }) => name.en)).toEqual(['B', 'A'])
})

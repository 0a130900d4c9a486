import { isOnSale, panelPlans } from '@/domain/meal-plans'
import { mealPlan, site } from '../v1/campus'

const { switches } = site({})
const sells = { ...switches, mealPlanSubscriptions: true }
const sellsWeekly = { ...switches, weeklyMppSubscriptions: true }
const monthly = { frequency: 'monthly', payments: 8, start: '2026-09-01', end: '2026-11-20' }
const weekly = { ...monthly, frequency: 'weekly' }

test.each`
  what                                           | given                          | today           | on             | sold
  ${'a plan without days'}                       | ${{}}                          | ${'2026-11-20'} | ${switches}    | ${true}
  ${'one on its last day'}                       | ${{ endDate: '2026-11-20' }}   | ${'2026-11-20'} | ${switches}    | ${true}
  ${'one that ended yesterday'}                  | ${{ endDate: '2026-11-19' }}   | ${'2026-11-20'} | ${switches}    | ${false}
  ${'one that begins next year'}                 | ${{ startDate: '2027-01-04' }} | ${'2026-11-20'} | ${switches}    | ${true}
  ${'a subscription on its last day'}            | ${{ subscription: monthly }}   | ${'2026-11-20'} | ${sells}       | ${true}
  ${'a subscription that is over'}               | ${{ subscription: monthly }}   | ${'2026-11-21'} | ${sells}       | ${false}
  ${'a monthly one where there are none'}        | ${{ subscription: monthly }}   | ${'2026-11-01'} | ${switches}    | ${false}
  ${'a monthly one where there are weekly ones'} | ${{ subscription: monthly }}   | ${'2026-11-01'} | ${sellsWeekly} | ${false}
  ${'a weekly one where there are such'}         | ${{ subscription: weekly }}    | ${'2026-11-01'} | ${sellsWeekly} | ${true}
  ${'a weekly one where there are monthly ones'} | ${{ subscription: weekly }}    | ${'2026-11-01'} | ${sells}       | ${false}
`('[CUS-3.7] [CUS-3.18] $what: on sale $sold', ({ given, today, on, sold }) => {
  expect(isOnSale(mealPlan(given), { today, switches: on })).toBe(sold)
})

test('[PUB-7.33] the panel has the plans that staff put there and that can be bought, in their order', () => {
  const plans = [
    mealPlan({ name: { en: 'B', fr: 'B' } }),
    mealPlan({ name: { en: 'Hidden', fr: 'Caché' }, onPanel: false }),
    mealPlan({ name: { en: 'Over', fr: 'Fini' }, endDate: '2026-11-19' }),
    mealPlan({ name: { en: 'A', fr: 'A' } }),
  ]
  expect(panelPlans(plans, { today: '2026-11-20', switches }).map(({ name }) => name.en)).toEqual(['B', 'A'])
})

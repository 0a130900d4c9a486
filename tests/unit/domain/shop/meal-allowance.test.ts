import { pricePerMealCents } from '@/domain/shop/meal-allowance'

const once = { startDate: null, endDate: null, subscription: null }
/** 109 days, 15 weeks and 4 days. */
const term = { ...once, startDate: '2026-09-03', endDate: '2026-12-20' }
const paid = (frequency: 'monthly' | 'weekly') => ({ ...term, subscription: { frequency } })
const meals = (per: 'plan' | 'month' | 'week', count: number) => ({ per, meals: count })

describe('the price of a meal', () => {
  test.each`
    case                                                | plan                                  | allowance                            | priceCents | cents
    ${'60 meals for 489.95'}                            | ${once}                               | ${meals('plan', 60)}                 | ${48_995}  | ${817}
    ${'60 meals for a term'}                            | ${term}                               | ${meals('plan', 60)}                 | ${48_995}  | ${817}
    ${'15 a week, 233 of 233.57 in 109 days'}           | ${term}                               | ${meals('week', 15)}                 | ${192_500} | ${826}
    ${'one day of a week'}                              | ${{ ...term, endDate: '2026-09-03' }} | ${meals('week', 14)}                 | ${2_000}   | ${1_000}
    ${'fewer than one meal in its days'}                | ${{ ...term, endDate: '2026-09-03' }} | ${meals('week', 3)}                  | ${2_000}   | ${null}
    ${'a weekly number without a last day'}             | ${{ ...term, endDate: null }}         | ${meals('week', 15)}                 | ${192_500} | ${null}
    ${'a weekly number with dates the wrong way round'} | ${{ ...term, endDate: '2026-09-02' }} | ${meals('week', 15)}                 | ${192_500} | ${null}
    ${'a monthly number, bought once'}                  | ${term}                               | ${meals('month', 8)}                 | ${9_600}   | ${null}
    ${'8 a month, paid monthly'}                        | ${paid('monthly')}                    | ${meals('month', 8)}                 | ${9_600}   | ${1_200}
    ${'4 a week, paid weekly'}                          | ${paid('weekly')}                     | ${meals('week', 4)}                  | ${5_295}   | ${1_324}
    ${'4 a week, paid monthly'}                         | ${paid('monthly')}                    | ${meals('week', 4)}                  | ${20_000}  | ${null}
    ${'8 a month, paid weekly'}                         | ${paid('weekly')}                     | ${meals('month', 8)}                 | ${2_400}   | ${null}
    ${'unlimited meals'}                                | ${term}                               | ${{ per: 'unlimited', meals: null }} | ${221_000} | ${null}
    ${'no meals'}                                       | ${term}                               | ${null}                              | ${221_000} | ${null}
    ${'a free plan'}                                    | ${once}                               | ${meals('plan', 5)}                  | ${0}       | ${0}
  `('of $case is $cents cents', ({ plan, allowance, priceCents, cents }) => {
    expect(pricePerMealCents({ ...plan, allowance, priceCents }, '2026-08-20')).toBe(cents)
  })

  // 109 days of 15 meals a week for $1,925.00: 233 meals on the first day
  test.each([
    ['2026-09-03', 826],
    ['2026-10-27', 1_645], // 55 days, 117 meals
    ['2026-12-14', 12_833], // a week, 15 meals
    ['2026-12-20', 96_250], // a day, 2 meals
    ['2026-12-21', null],
  ])('counts the meals that are left on %s: %s cents', (today, cents) => {
    expect(pricePerMealCents({ ...term, allowance: meals('week', 15), priceCents: 192_500 }, today)).toBe(cents)
    expect(pricePerMealCents({ ...term, allowance: meals('plan', 60), priceCents: 48_995 }, today)).toBe(817)
  })
})

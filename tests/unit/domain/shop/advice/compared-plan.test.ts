import { comparePlan, termEnd, type AdvisablePlan } from '@/domain/shop/advice/compared-plan'

const today = '2026-09-01'
/** 15 weeks from September 1. */
const lastDay = '2026-12-14'
const plan = (changes: Partial<AdvisablePlan>): AdvisablePlan => ({
  id: 'x',
  priceCents: 100_000,
  allowance: { per: 'plan', meals: 60 },
  startDate: null,
  endDate: null,
  subscription: null,
  ...changes,
})
const paid = (frequency: 'monthly' | 'weekly') => ({ subscription: { frequency } })
const meals = (per: 'plan' | 'month' | 'week', count: number) => ({ allowance: { per, meals: count } })
const unlimited = { allowance: { per: 'unlimited', meals: null } as const }

describe('a plan for ten meals a week', () => {
  test.each`
    case                                        | changes                                            | per        | needed | included | flexibility
    ${'a block without dates, 15 weeks'}        | ${meals('plan', 60)}                               | ${'term'}  | ${150} | ${60}    | ${'any-time'}
    ${'until the 31st, 122 days: 174.28 meals'} | ${{ endDate: '2026-12-31' }}                       | ${'term'}  | ${175} | ${60}    | ${'any-time'}
    ${'from the 8th, 14 weeks'}                 | ${{ startDate: '2026-09-08' }}                     | ${'term'}  | ${140} | ${60}    | ${'any-time'}
    ${'begun before today, 15 weeks'}           | ${{ startDate: '2026-01-01' }}                     | ${'term'}  | ${150} | ${60}    | ${'any-time'}
    ${'its last day, 10 / 7 meals'}             | ${{ endDate: today }}                              | ${'term'}  | ${2}   | ${60}    | ${'any-time'}
    ${'12 a week for 15 weeks'}                 | ${meals('week', 12)}                               | ${'term'}  | ${150} | ${180}   | ${'weekly'}
    ${'12 a week for 122 days: 209.14'}         | ${{ ...meals('week', 12), endDate: '2026-12-31' }} | ${'term'}  | ${175} | ${209}   | ${'weekly'}
    ${'40 a month for 105 days: 138.08'}        | ${meals('month', 40)}                              | ${'term'}  | ${150} | ${138}   | ${'monthly'}
    ${'no limit'}                               | ${unlimited}                                       | ${'term'}  | ${150} | ${null}  | ${'unlimited'}
    ${'paid by month, 43.33 needed'}            | ${{ ...meals('month', 40), ...paid('monthly') }}   | ${'month'} | ${44}  | ${40}    | ${'monthly'}
    ${'paid by month, 12 a week: 52 a month'}   | ${{ ...meals('week', 12), ...paid('monthly') }}    | ${'month'} | ${44}  | ${52}    | ${'weekly'}
    ${'paid by week'}                           | ${{ ...meals('week', 12), ...paid('weekly') }}     | ${'week'}  | ${10}  | ${12}    | ${'weekly'}
    ${'paid by week, 40 a month: 9.23 a week'}  | ${{ ...meals('month', 40), ...paid('weekly') }}    | ${'week'}  | ${10}  | ${9}     | ${'monthly'}
    ${'no limit, paid by month'}                | ${{ ...unlimited, ...paid('monthly') }}            | ${'month'} | ${44}  | ${null}  | ${'unlimited'}
  `('$case', ({ changes, per, needed, included, flexibility }) => {
    const compared = comparePlan(plan(changes), { weeklyMeals: 10, today, lastDay })
    expect(compared).toMatchObject({ per, neededMeals: needed, includedMeals: included, flexibility })
  })

  test.each([
    ['without meals', { allowance: null }],
    ['with a number of 0', meals('plan', 0)],
    ['that is over', { endDate: '2026-08-31' }],
    ['paid by month with a number for the whole plan', { ...meals('plan', 60), ...paid('monthly') }],
  ])('%s is not compared', (_, changes) => {
    expect(comparePlan(plan(changes), { weeklyMeals: 10, today, lastDay })).toBeNull()
  })
})

describe('the term', () => {
  it('ends with the latest plan that is bought once', () => {
    const plans = [
      plan({ endDate: '2026-12-20' }),
      plan({ endDate: '2027-04-30' }),
      plan({ endDate: null }),
      plan({ endDate: '2028-04-30', ...paid('monthly') }),
    ]
    expect(termEnd(plans, today)).toBe('2027-04-30')
  })

  it('lasts 15 weeks when no plan has a last day', () => {
    expect(termEnd([plan({}), plan({ endDate: '2026-08-31' })], today)).toBe(lastDay)
  })
})

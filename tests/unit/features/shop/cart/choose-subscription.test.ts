import { chooseSubscription } from '@/features/shop/cart/choose-subscription'

const monthly = { frequency: 'monthly', payments: null, start: '2026-09-01', end: '2026-12-31' } as const
const choose = (
  start: string | null,
  lastPlanDate: string | null,
  today = '2026-09-10',
  plan: typeof monthly | null = monthly,
) => {
  const chosen = chooseSubscription(plan, { start, lastPlanDate }, today)
  return chosen.ok ? Object.values(chosen.value) : chosen.refusal.code
}

test('a plan that is sold once has no dates', () => {
  expect(choose('2026-09-10', '2026-10-25', '2026-09-10', null)).toEqual([null, null, null, null])
})

test('[CUS-4.34] [CUS-5.22] without a date, the first start and the first end for it apply', () => {
  expect(choose(null, null)).toEqual(['2026-09-10', '2026-09-24', '2026-09-01', '2026-09-17'])
  expect(choose('2026-11-01', null)).toEqual(['2026-11-01', '2026-11-24', '2026-11-01', '2026-11-17'])
  expect(choose(null, '2026-11-24')).toEqual(['2026-09-10', '2026-11-24', '2026-09-01', '2026-11-17'])
  expect(choose(null, null, '2026-09-19')).toEqual(['2026-10-01', '2026-10-25', '2026-10-01', '2026-10-18'])
})

test('[CUS-5.25] the last plan date stands for the end one week later', () => {
  expect(choose('2026-10-01', '2026-11-24')).toEqual(['2026-10-01', '2026-11-24', '2026-10-01', '2026-11-17'])
})

test.each([
  ['a start in the past', '2026-08-01', '2026-10-25', 'bad-subscription-start'],
  ['an end that is no choice', '2026-10-01', '2026-11-02', 'bad-subscription-end'],
  ['a start after the plan without an end', '2027-02-01', null, 'bad-subscription-start'],
  ['a start that is no date', '11/01/2026', null, 'bad-subscription-start'],
])('refuses %s', (_, start, last, code) => expect(choose(start, last)).toBe(code))

test('refuses a plan whose period is over', () => {
  expect(choose(null, null, '2027-01-10')).toBe('bad-subscription-start')
})

describe('weeks', () => {
  const weekly = { frequency: 'weekly', payments: null, start: '2026-09-01', end: '2026-12-31' } as const
  const chooseWeeks = (start: string | null, last: string | null, today: string) => {
    const chosen = chooseSubscription(weekly, { start, lastPlanDate: last }, today)
    return chosen.ok ? Object.values(chosen.value) : chosen.refusal.code
  }
  // September 9, 2026 is a Wednesday: the Monday of next week is the 14th, its Sunday the 20th. From Thursday it is a week later.
  test.each([
    ['2026-09-09', ['2026-09-20', '2026-09-20', '2026-09-13', '2026-09-13']],
    ['2026-09-10', ['2026-09-27', '2026-09-27', '2026-09-20', '2026-09-20']],
  ])('[CUS-5.23] [CUS-5.24] on %s the first Sunday and one week apply without dates', (today, dates) =>
    expect(chooseWeeks(null, null, today)).toEqual(dates),
  )

  test('[CUS-5.25] the last plan date stands for the Sunday one week later', () =>
    expect(chooseWeeks('2026-09-20', '2026-10-04', '2026-09-09')).toEqual([
      '2026-09-20',
      '2026-10-04',
      '2026-09-13',
      '2026-09-27',
    ]))

  test.each([
    ['an end that is no Sunday', '2026-09-20', '2026-10-05', 'bad-subscription-end'],
    ['an end after the plan', '2026-09-20', '2027-01-03', 'bad-subscription-end'],
  ])('[CUS-5.23] refuses %s', (_, start, last, code) => expect(chooseWeeks(start, last, '2026-09-09')).toBe(code))
})

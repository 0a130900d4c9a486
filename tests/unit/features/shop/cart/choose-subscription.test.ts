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

test('[CUS-4.34] [CUS-5.22] without both dates, the first start and the first end apply', () => {
  const first = ['2026-09-10', '2026-09-24', '2026-09-01', '2026-09-17']
  expect(choose(null, null)).toEqual(first)
  expect(choose('2026-11-01', null)).toEqual(first)
  expect(choose(null, null, '2026-09-19')).toEqual(['2026-10-01', '2026-10-25', '2026-10-01', '2026-10-18'])
})

test('[CUS-5.25] the last plan date stands for the end one week later', () => {
  expect(choose('2026-10-01', '2026-11-24')).toEqual(['2026-10-01', '2026-11-24', '2026-10-01', '2026-11-17'])
})

test.each([
  ['a start in the past', '2026-08-01', '2026-10-25', 'bad-subscription-start'],
  ['a start after the plan', '2027-02-01', '2027-03-25', 'bad-subscription-start'],
  ['an end that is no choice', '2026-10-01', '2026-11-02', 'bad-subscription-end'],
  ['an end before the start', '2026-10-01', '2026-09-24', 'bad-subscription-end'],
])('refuses %s', (_, start, last, code) => expect(choose(start, last)).toBe(code))

test('refuses a plan whose period is over', () => {
  expect(choose(null, null, '2027-01-10')).toBe('bad-subscription-start')
})

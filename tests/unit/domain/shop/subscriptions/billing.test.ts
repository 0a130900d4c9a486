import {
  firstBillAfterOrder,
  isBillDue,
  isNoticeDue,
  lastBillOf,
  nextAttemptAt,
  nextBillAfter,
  lastPaidDay,
  paidUntil,
} from '@/domain/shop/subscriptions/billing'
import { subscriptionDates } from '@/domain/shop/subscriptions/subscription-dates'

const at = (text: string) => new Date(text)
const sold = (frequency: 'monthly' | 'weekly', start: string, end: string, orderedOn: string) => {
  const dates = subscriptionDates({ frequency, start: null, end: null }, { start, end }, orderedOn)
  if (!dates.ok) throw new Error(dates.refusal.code)
  return { frequency, ...dates.value }
}
/** All bills that the order does not pay, in order. */
function billsAfterOrder(plan: ReturnType<typeof sold>, orderedOn: string) {
  const bills: string[] = []
  for (let bill = firstBillAfterOrder(plan, orderedOn); bill !== null; bill = nextBillAfter(plan, bill))
    bills.push(bill)
  return bills
}

describe('[CUS-9.12] monthly plans are billed on the 1st', () => {
  test.each([
    // ordered on, from, to (exclusive), bills that the order does not pay
    ['2026-09-10', '2026-09-01', '2026-10-01', []],
    ['2026-09-10', '2026-09-01', '2026-12-01', ['2026-10-01', '2026-11-01']],
    ['2026-09-01', '2026-09-01', '2026-11-01', ['2026-10-01']],
    ['2026-08-31', '2026-09-01', '2026-11-01', ['2026-09-01', '2026-10-01']],
    ['2027-01-31', '2027-02-01', '2027-04-01', ['2027-02-01', '2027-03-01']],
    ['2026-11-20', '2026-12-01', '2027-03-01', ['2026-12-01', '2027-01-01', '2027-02-01']],
    ['2028-02-05', '2028-02-01', '2028-04-01', ['2028-03-01']],
  ])('[CUS-9.9] ordered on %s, from %s to %s', (orderedOn, start, end, bills) => {
    const plan = sold('monthly', start, end, orderedOn)
    expect(billsAfterOrder(plan, orderedOn)).toEqual(bills)
    expect(bills.length + (plan.startsLater ? 0 : 1)).toBe(plan.payments)
  })
})

describe('weekly plans are billed on the Sunday a week ahead', () => {
  test.each([
    // Thursday the 3rd: the first Sunday that can be chosen is the 20th; its bill is due on the 13th, and paid with the order
    ['2026-09-03', '2026-09-20', '2026-09-27', []],
    ['2026-09-03', '2026-09-20', '2026-10-11', ['2026-09-20', '2026-09-27']],
    // Tuesday, September 22nd: October 4th lies in a later month, so that nothing is paid with the order
    ['2026-09-22', '2026-10-04', '2026-10-18', ['2026-09-27', '2026-10-04']],
    // over the year and over the change to standard time
    ['2026-12-10', '2026-12-27', '2027-01-10', ['2026-12-27']],
    ['2026-10-08', '2026-10-25', '2026-11-15', ['2026-10-25', '2026-11-01']],
  ])('ordered on %s, from %s to %s', (orderedOn, start, end, bills) => {
    const plan = sold('weekly', start, end, orderedOn)
    expect(billsAfterOrder(plan, orderedOn)).toEqual(bills)
    expect(bills.length + (plan.startsLater ? 0 : 1)).toBe(plan.payments)
  })
})

test('[CUS-5.25] no bill lies after the last billing date, and none between two bills is left out', () => {
  const monthly = { frequency: 'monthly', firstBillDate: '2026-09-01', lastBillDate: '2026-11-17' } as const
  expect(nextBillAfter(monthly, '2026-10-01')).toBe('2026-11-01')
  expect(nextBillAfter(monthly, '2026-10-31')).toBe('2026-11-01')
  expect(nextBillAfter(monthly, '2026-11-01')).toBeNull()
  const weekly = { frequency: 'weekly', firstBillDate: '2026-09-13', lastBillDate: '2026-09-27' } as const
  expect(nextBillAfter(weekly, '2026-09-20')).toBe('2026-09-27')
  expect(nextBillAfter(weekly, '2026-09-27')).toBeNull()
})

test.each([
  ['monthly', '2026-11-17', '2026-11-01'],
  ['monthly', '2027-02-01', '2027-02-01'],
  ['weekly', '2026-09-27', '2026-09-27'],
  ['weekly', '2026-10-03', '2026-09-27'],
] as const)('the last bill of a %s plan with the last billing date %s is %s', (frequency, lastBillDate, last) => {
  expect(lastBillOf({ frequency, lastBillDate })).toBe(last)
})

test('bill dates of old data are moved to the next 1st or Sunday', () => {
  const plan = { firstBillDate: '2026-09-15', lastBillDate: '2026-12-31', firstPlanDate: '2026-09-15' }
  expect(firstBillAfterOrder({ ...plan, frequency: 'monthly' }, '2026-08-15')).toBe('2026-10-01')
  expect(firstBillAfterOrder({ ...plan, frequency: 'weekly' }, '2026-08-15')).toBe('2026-09-20')
})

test.each([
  // 6:00 on campus: daylight saving time, standard time, the night of each change, and Newfoundland's half hour
  ['America/Toronto', '2026-10-01', '2026-10-01T10:00:00Z'],
  ['America/Toronto', '2026-12-01', '2026-12-01T11:00:00Z'],
  ['America/Toronto', '2026-11-01', '2026-11-01T11:00:00Z'],
  ['America/Toronto', '2027-03-14', '2027-03-14T10:00:00Z'],
  ['America/St_Johns', '2026-12-01', '2026-12-01T09:30:00Z'],
])('in %s the bill of %s is due from %s', (zone, bill, instant) => {
  expect(isBillDue(bill, at(instant), zone)).toBe(true)
  expect(isBillDue(bill, new Date(at(instant).getTime() - 1), zone)).toBe(false)
})

test('the mail about a bill is due from three days before it until it is due', () => {
  const due = (now: string) => isNoticeDue('2026-12-01', at(now), 'America/Toronto')
  expect(due('2026-11-28T10:59:59Z')).toBe(false)
  expect(due('2026-11-28T11:00:00Z')).toBe(true)
  expect(due('2026-12-01T10:59:59Z')).toBe(true)
  expect(due('2026-12-01T11:00:00Z')).toBe(false)
})

test('a declined bill is charged again on its third and fifth day, then given up', () => {
  const zone = 'America/Toronto'
  const second = nextAttemptAt(1, at('2026-11-01T11:00:00Z'), zone)
  expect(second).toEqual(at('2026-11-03T11:00:00Z'))
  expect(nextAttemptAt(2, at('2026-11-03T23:59:00Z'), zone)).toEqual(at('2026-11-05T11:00:00Z'))
  expect(nextAttemptAt(3, at('2026-11-05T11:00:00Z'), zone)).toBeNull()
  // late in the evening of October 30th on campus, which is the 31st in UTC; the clocks go back in between
  expect(nextAttemptAt(1, at('2026-10-31T03:00:00Z'), zone)).toEqual(at('2026-11-01T11:00:00Z'))
})

test.each([
  ['monthly', '2027-02-01', '2027-02-28'],
  ['monthly', '2028-02-01', '2028-02-29'],
  ['monthly', '2026-12-01', '2026-12-31'],
  ['weekly', '2026-09-13', '2026-09-26'],
] as const)('a %s bill of %s pays until %s', (frequency, bill, until) => {
  expect(lastPaidDay(frequency, bill)).toBe(until)
})

test.each([
  ['monthly', 0, null],
  ['monthly', 1, '2026-09-30'],
  ['monthly', 3, '2026-11-30'],
  ['monthly', 9, '2026-11-30'],
] as const)('%s, %i payments pay until %s', (frequency, payments, until) => {
  const plan = { frequency, firstBillDate: '2026-09-01', lastBillDate: '2026-11-17', end: '2026-12-01' }
  expect(paidUntil(plan, payments)).toBe(until)
})

test('the payment for a week a week ahead pays until that week ends, or the plan', () => {
  const plan = { frequency: 'weekly', firstBillDate: '2026-09-13', lastBillDate: '2026-09-27' } as const
  expect(paidUntil({ ...plan, end: '2026-10-11' }, 1)).toBe('2026-09-26')
  expect(paidUntil({ ...plan, end: '2026-09-24' }, 1)).toBe('2026-09-23')
  expect(paidUntil({ ...plan, end: null }, 3)).toBe('2026-10-10')
})

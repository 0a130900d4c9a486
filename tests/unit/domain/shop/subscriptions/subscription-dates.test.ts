import fc from 'fast-check'
import {
  choiceOfPlanDates,
  selectableEnds,
  selectableStarts,
  subscriptionDates,
  type SubscriptionPeriod,
} from '@/domain/shop/subscriptions/subscription-dates'
import { addDays, daysBetween, weekdayOf } from '@/domain/time/calendar'

fc.configureGlobal({ seed: 1 })

const monthly = (start: string | null, end: string | null): SubscriptionPeriod => ({ frequency: 'monthly', start, end })
const weekly = (start: string | null, end: string | null): SubscriptionPeriod => ({ frequency: 'weekly', start, end })
const term = monthly('2026-09-03', '2026-12-20')

describe('the starts of a monthly subscription', () => {
  test.each`
    today           | first
    ${'2026-10-01'} | ${'2026-10-01'}
    ${'2026-10-18'} | ${'2026-10-01'}
    ${'2026-10-19'} | ${'2026-11-01'}
    ${'2026-10-31'} | ${'2026-11-01'}
    ${'2026-12-18'} | ${'2026-12-01'}
    ${'2026-12-19'} | ${'2027-01-01'}
    ${'2027-02-28'} | ${'2027-03-01'}
    ${'2028-02-29'} | ${'2028-03-01'}
  `('[CUS-5.22] begin with $first on $today', ({ today, first }) => {
    expect(selectableStarts(monthly('2026-09-01', '2028-12-31'), today)[0]).toBe(first)
  })

  test.each`
    case                                   | period                                 | today           | starts
    ${'before the term'}                   | ${term}                                | ${'2026-06-19'} | ${['2026-09-01', '2026-10-01', '2026-11-01', '2026-12-01']}
    ${'in the term'}                       | ${term}                                | ${'2026-10-18'} | ${['2026-10-01', '2026-11-01', '2026-12-01']}
    ${'on the 18th of the last month'}     | ${term}                                | ${'2026-12-18'} | ${['2026-12-01']}
    ${'on the 19th of the last month'}     | ${term}                                | ${'2026-12-19'} | ${[]}
    ${'after the term, in its last month'} | ${monthly('2026-09-03', '2026-12-10')} | ${'2026-12-11'} | ${[]}
    ${'over the end of the year'}          | ${monthly('2026-11-15', '2027-01-01')} | ${'2026-10-01'} | ${['2026-11-01', '2026-12-01', '2027-01-01']}
    ${'without a first day'}               | ${monthly(null, '2026-12-20')}         | ${'2026-11-30'} | ${['2026-12-01']}
  `('are $starts $case', ({ period, today, starts }) => {
    expect(selectableStarts(period, today)).toEqual(starts)
  })

  it('are two years without a last day', () => {
    const starts = selectableStarts(monthly(null, null), '2026-09-02')
    expect([starts.length, starts[0], starts.at(-1)]).toEqual([24, '2026-09-01', '2028-08-01'])
  })
})

describe('the starts of a weekly subscription', () => {
  // The Monday of the earliest week, then its Sunday. 2026-09-06 is a Sunday.
  test.each`
    weekday | today           | ahead | monday          | first
    ${0}    | ${'2026-09-06'} | ${8}  | ${'2026-09-14'} | ${'2026-09-20'}
    ${1}    | ${'2026-09-07'} | ${7}  | ${'2026-09-14'} | ${'2026-09-20'}
    ${2}    | ${'2026-09-08'} | ${6}  | ${'2026-09-14'} | ${'2026-09-20'}
    ${3}    | ${'2026-09-09'} | ${5}  | ${'2026-09-14'} | ${'2026-09-20'}
    ${4}    | ${'2026-09-10'} | ${11} | ${'2026-09-21'} | ${'2026-09-27'}
    ${5}    | ${'2026-09-11'} | ${10} | ${'2026-09-21'} | ${'2026-09-27'}
    ${6}    | ${'2026-09-12'} | ${9}  | ${'2026-09-21'} | ${'2026-09-27'}
    ${4}    | ${'2026-12-31'} | ${11} | ${'2027-01-11'} | ${'2027-01-17'}
  `('[CUS-5.23] begin with $first, the first Sunday $ahead days after $today', (row) => {
    expect([weekdayOf(row.today), addDays(row.today, row.ahead)]).toEqual([row.weekday, row.monday])
    const starts = selectableStarts(weekly('2026-09-01', '2028-12-31'), row.today)
    expect(starts[0]).toBe(row.first)
    expect(starts.every((date) => weekdayOf(date) === 0)).toBe(true)
  })

  test.each`
    case                                       | period                                | today           | starts
    ${'before the term'}                       | ${weekly('2026-09-03', '2026-09-26')} | ${'2026-06-01'} | ${['2026-09-06', '2026-09-13', '2026-09-20']}
    ${'of a term that begins on a Sunday'}     | ${weekly('2026-09-06', '2026-09-26')} | ${'2026-06-01'} | ${['2026-09-06', '2026-09-13', '2026-09-20']}
    ${'whose last week would not be complete'} | ${weekly('2026-09-03', '2026-09-25')} | ${'2026-06-01'} | ${['2026-09-06', '2026-09-13']}
    ${'of a term that is nearly over'}         | ${weekly('2026-09-03', '2026-09-25')} | ${'2026-09-06'} | ${[]}
  `('are $starts $case', ({ period, today, starts }) => {
    expect(selectableStarts(period, today)).toEqual(starts)
  })
})

describe('the ends of a subscription', () => {
  test.each`
    case                             | period                                 | start           | ends
    ${'by month'}                    | ${term}                                | ${'2026-10-01'} | ${['2026-11-01', '2026-12-01', '2027-01-01']}
    ${'by month, from the last one'} | ${term}                                | ${'2026-12-01'} | ${['2027-01-01']}
    ${'by month, to its last day'}   | ${monthly('2026-09-01', '2026-11-30')} | ${'2026-10-01'} | ${['2026-11-01', '2026-12-01']}
    ${'by month, to the 1st'}        | ${monthly('2026-09-01', '2026-12-01')} | ${'2026-11-01'} | ${['2026-12-01', '2027-01-01']}
  `('[CUS-4.34] start at the month after the start: $case', ({ period, start, ends }) => {
    expect(selectableEnds(period, start)).toEqual(ends)
  })

  test.each`
    case                            | period                                | start           | ends
    ${'by week'}                    | ${weekly('2026-09-03', '2026-10-03')} | ${'2026-09-20'} | ${['2026-09-27', '2026-10-04']}
    ${'by week, a day too short'}   | ${weekly('2026-09-03', '2026-10-02')} | ${'2026-09-20'} | ${['2026-09-27']}
    ${'by week, over the new year'} | ${weekly('2026-09-03', '2027-01-09')} | ${'2026-12-27'} | ${['2027-01-03', '2027-01-10']}
  `('[CUS-5.24] are one week or more after the start: $case', ({ period, start, ends }) => {
    expect(selectableEnds(period, start)).toEqual(ends)
  })
})

describe('the dates of a subscription', () => {
  test.each`
    case                              | today           | start           | end             | firstPlan       | lastPlan        | firstBill       | lastBill        | later    | payments
    ${'this month'}                   | ${'2026-10-10'} | ${'2026-10-01'} | ${'2026-12-01'} | ${'2026-10-10'} | ${'2026-11-24'} | ${'2026-10-01'} | ${'2026-11-17'} | ${false} | ${2}
    ${'this month, on the 18th'}      | ${'2026-10-18'} | ${'2026-10-01'} | ${'2026-11-01'} | ${'2026-10-18'} | ${'2026-10-25'} | ${'2026-10-01'} | ${'2026-10-18'} | ${false} | ${1}
    ${'next month'}                   | ${'2026-10-19'} | ${'2026-11-01'} | ${'2026-12-01'} | ${'2026-11-01'} | ${'2026-11-24'} | ${'2026-11-01'} | ${'2026-11-17'} | ${true}  | ${1}
    ${'next month, chosen early'}     | ${'2026-10-10'} | ${'2026-11-01'} | ${'2027-01-01'} | ${'2026-11-01'} | ${'2026-12-25'} | ${'2026-11-01'} | ${'2026-12-18'} | ${true}  | ${2}
    ${'the term, before its month'}   | ${'2026-08-31'} | ${'2026-09-01'} | ${'2027-01-01'} | ${'2026-09-03'} | ${'2026-12-25'} | ${'2026-09-01'} | ${'2026-12-18'} | ${true}  | ${4}
    ${'the term, in its first month'} | ${'2026-09-01'} | ${'2026-09-01'} | ${'2026-10-01'} | ${'2026-09-03'} | ${'2026-09-24'} | ${'2026-09-01'} | ${'2026-09-17'} | ${false} | ${1}
  `('[CUS-5.25] by month: $case', ({ today, start, end, ...expected }) => {
    expectDates(term, { start, end }, today, expected)
  })

  test.each`
    case                | today           | start           | end             | firstPlan       | lastPlan        | firstBill       | lastBill        | later    | payments
    ${'one week'}       | ${'2026-09-06'} | ${'2026-09-20'} | ${'2026-09-27'} | ${'2026-09-20'} | ${'2026-09-20'} | ${'2026-09-13'} | ${'2026-09-13'} | ${false} | ${1}
    ${'three weeks'}    | ${'2026-09-10'} | ${'2026-09-27'} | ${'2026-10-18'} | ${'2026-09-27'} | ${'2026-10-11'} | ${'2026-09-20'} | ${'2026-10-04'} | ${false} | ${3}
    ${'the next month'} | ${'2026-09-17'} | ${'2026-10-04'} | ${'2026-10-11'} | ${'2026-10-04'} | ${'2026-10-04'} | ${'2026-09-27'} | ${'2026-09-27'} | ${true}  | ${1}
    ${'the next year'}  | ${'2026-12-31'} | ${'2027-01-17'} | ${'2027-01-31'} | ${'2027-01-17'} | ${'2027-01-24'} | ${'2027-01-10'} | ${'2027-01-17'} | ${true}  | ${2}
  `('[CUS-5.25] by week: $case', ({ today, start, end, ...expected }) => {
    expectDates(weekly('2026-09-03', '2027-04-30'), { start, end }, today, expected)
  })

  function expectDates(
    period: SubscriptionPeriod,
    choice: { start: string; end: string },
    today: string,
    expected: Record<string, unknown>,
  ) {
    expect(subscriptionDates(period, choice, today)).toEqual({
      ok: true,
      value: {
        firstPlanDate: expected.firstPlan,
        lastPlanDate: expected.lastPlan,
        firstBillDate: expected.firstBill,
        lastBillDate: expected.lastBill,
        startsLater: expected.later,
        payments: expected.payments,
      },
    })
  }

  test.each`
    case                          | period                                | start           | end             | code
    ${'a month that is over'}     | ${term}                               | ${'2026-09-01'} | ${'2026-11-01'} | ${'bad-subscription-start'}
    ${'a month after the term'}   | ${term}                               | ${'2027-01-01'} | ${'2027-02-01'} | ${'bad-subscription-start'}
    ${'not the 1st'}              | ${term}                               | ${'2026-11-02'} | ${'2026-12-01'} | ${'bad-subscription-start'}
    ${'no date'}                  | ${term}                               | ${'soon'}       | ${'2026-12-01'} | ${'bad-subscription-start'}
    ${'a Monday'}                 | ${weekly('2026-09-03', '2027-04-30')} | ${'2026-11-02'} | ${'2026-11-09'} | ${'bad-subscription-start'}
    ${'the Sunday of next week'}  | ${weekly('2026-09-03', '2027-04-30')} | ${'2026-10-11'} | ${'2026-11-01'} | ${'bad-subscription-start'}
    ${'an end that is the start'} | ${term}                               | ${'2026-11-01'} | ${'2026-11-01'} | ${'bad-subscription-end'}
    ${'an end before the start'}  | ${term}                               | ${'2026-11-01'} | ${'2026-10-01'} | ${'bad-subscription-end'}
    ${'an end after the term'}    | ${term}                               | ${'2026-11-01'} | ${'2027-02-01'} | ${'bad-subscription-end'}
    ${'an end in the week'}       | ${weekly('2026-09-03', '2027-04-30')} | ${'2026-11-01'} | ${'2026-11-07'} | ${'bad-subscription-end'}
  `('cannot be $case', ({ period, start, end, code }) => {
    expect(subscriptionDates(period, { start, end }, '2026-10-10')).toMatchObject({ ok: false, refusal: { code } })
  })

  it('are in order for every choice of every period', () => {
    const day = fc.integer({ min: 0, max: 900 }).map((days) => addDays('2026-01-01', days))
    const frequency = fc.constantFrom('monthly' as const, 'weekly' as const)
    fc.assert(
      fc.property(frequency, day, day, day, (frequency, today, one, two) => {
        const period = { frequency, start: one < two ? one : two, end: one < two ? two : one }
        const starts = selectableStarts(period, today)
        for (const start of new Set([...starts.slice(0, 2), ...starts.slice(-1)])) {
          const ends = selectableEnds(period, start)
          expect(ends.length).toBeGreaterThan(0)
          const end = ends.at(-1)!
          const dates = subscriptionDates(period, { start, end }, today)
          if (!dates.ok) throw new Error(dates.refusal.code)
          const { firstPlanDate, lastPlanDate, firstBillDate, lastBillDate, startsLater, payments } = dates.value
          expect(firstBillDate <= lastBillDate && firstBillDate <= firstPlanDate).toBe(true)
          expect(firstPlanDate >= today && firstPlanDate >= period.start && firstPlanDate <= period.end).toBe(true)
          expect([daysBetween(lastPlanDate, end), daysBetween(lastBillDate, end)]).toEqual([7, 14])
          expect(startsLater).toBe(firstPlanDate.slice(0, 7) > today.slice(0, 7))
          expect(payments).toBe(ends.length)
          expect(choiceOfPlanDates(frequency, dates.value)).toEqual({ start, end })
        }
      }),
    )
  })
})

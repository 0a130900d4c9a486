import { findSubscriptionDifferences, listDays } from '../../oracle/compare-subscriptions'
import {
  addDays,
  countDays,
  dateAfter,
  firstMonthlyStart,
  firstWeeklyStart,
  lastBillDate,
  lastPlanDate,
  monthlyEnds,
  startsLater,
  weekday,
  weeklyEnds,
} from '../../oracle/subscription-oracle'

describe('the oracle', () => {
  // Weekdays from printed calendars: Thursday 29 February 2024, Monday 7 September 2026, Monday 1 March 2100.
  test.each([
    ['2000-01-01', 6],
    ['2024-02-29', 4],
    ['2026-09-07', 1],
    ['2100-03-01', 1],
  ])('knows the weekday of %s', (date, day) => {
    expect(weekday(date)).toBe(day)
    expect(dateAfter(countDays(date))).toBe(date)
  })

  test.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-01-01', 365, '2027-01-01'],
  ])('counts from %s by %i days to %s', (date, days, result) => expect(addDays(date, days)).toBe(result))

  test.each([
    ['2026-09-18', '2026-09-01'],
    ['2026-09-19', '2026-10-01'],
    ['2026-12-31', '2027-01-01'],
  ])('starts months on %s with %s', (today, start) => expect(firstMonthlyStart(today)).toBe(start))

  // September 2026: the 6th, 13th, 20th and 27th are Sundays.
  test.each([
    ['2026-09-06', 'Sunday', '2026-09-20'], // 8 days to Monday the 14th
    ['2026-09-07', 'Monday', '2026-09-20'],
    ['2026-09-09', 'Wednesday', '2026-09-20'], // 5 days to Monday the 14th
    ['2026-09-10', 'Thursday', '2026-09-27'], // 11 days to Monday the 21st
    ['2026-09-12', 'Saturday', '2026-09-27'],
  ])('starts weeks on %s, a %s, with %s', (today, _, start) => expect(firstWeeklyStart(today)).toBe(start))

  test('lists ends from the next month or week on', () => {
    expect(monthlyEnds('2026-11-01', '2027-01-31')).toEqual(['2026-12-01', '2027-01-01'])
    expect(weeklyEnds('2026-09-20', '2026-10-10')).toEqual(['2026-09-27', '2026-10-04'])
  })

  test('ends the plan 7 and billing 14 days before the end', () => {
    expect([lastPlanDate('2027-01-01'), lastBillDate('2027-01-01')]).toEqual(['2026-12-25', '2026-12-18'])
  })

  test.each([
    ['2026-10-01', '2026-09-30', true],
    ['2026-09-27', '2026-09-01', false],
    ['2027-01-01', '2026-12-31', true],
    ['2026-09-01', '2026-09-18', false],
  ])('a start on %s, bought on %s, starts later: %s', (start, today, later) => {
    expect(startsLater(start, today)).toBe(later)
  })
})

test.each(['monthly', 'weekly'] as const)(
  'offers the same %s dates as the oracle on every day of two years',
  (frequency) => {
    const days = [...listDays('2027-06-01', 731), ...listDays('2099-12-01', 120)]
    expect(days.flatMap((today) => findSubscriptionDifferences(frequency, today))).toEqual([])
  },
)

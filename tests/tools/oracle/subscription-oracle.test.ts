import { findSubscriptionDifferences, listDays } from '../../oracle/compare-subscriptions'

test.each(['monthly', 'weekly'] as const)(
  'offers the same %s dates as the oracle on every day of two years',
  (frequency) => {
    const days = [...listDays('2027-06-01', 731), ...listDays('2099-12-01', 120)]
    expect(days.flatMap((today) => findSubscriptionDifferences(frequency, today))).toEqual([])
  },
)

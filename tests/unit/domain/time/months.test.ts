import { addMonths, firstOfMonth, isLaterMonth, monthsBetween } from '@/domain/time/months'

test.each`
  date            | months | result
  ${'2026-09-30'} | ${0}   | ${'2026-09-01'}
  ${'2026-09-30'} | ${1}   | ${'2026-10-01'}
  ${'2026-11-15'} | ${1}   | ${'2026-12-01'}
  ${'2026-12-31'} | ${1}   | ${'2027-01-01'}
  ${'2027-01-31'} | ${1}   | ${'2027-02-01'}
  ${'2026-12-01'} | ${13}  | ${'2028-01-01'}
  ${'2027-01-01'} | ${-1}  | ${'2026-12-01'}
  ${'2026-03-31'} | ${-15} | ${'2024-12-01'}
`('$months months from $date begin on $result', ({ date, months, result }) => {
  expect(addMonths(date, months)).toBe(result)
  expect(monthsBetween(date, result)).toBe(months)
})

test('the first of a month', () => {
  expect(firstOfMonth('2028-02-29')).toBe('2028-02-01')
})

test.each`
  date            | than            | isLater
  ${'2026-09-30'} | ${'2026-09-01'} | ${false}
  ${'2026-10-01'} | ${'2026-09-30'} | ${true}
  ${'2027-01-01'} | ${'2026-12-31'} | ${true}
  ${'2026-12-31'} | ${'2027-01-01'} | ${false}
`('whether $date is in a later month than $than: $isLater', ({ date, than, isLater }) => {
  expect(isLaterMonth(date, than)).toBe(isLater)
})

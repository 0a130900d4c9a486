import { isClosedOn } from '@/domain/menu/closed-day'
import { scheduleRow } from '../places/hours/schedule-fixture'

// Friday, 20 November 2026; the next day is a Saturday.
const weekdays = scheduleRow({ days: [1, 2, 3, 4, 5] })
const friday = { type: 'special_hours', start: '2026-11-20', end: '2026-11-20' } as const
const snow = scheduleRow({ ...friday, opensAtMinute: null, closesAtMinute: null })
const shortDay = scheduleRow({ ...friday, opensAtMinute: 600, closesAtMinute: 720 })
const lunch = scheduleRow({ type: 'meal', name: { en: 'Lunch', fr: 'Dîner' } })

test.each`
  what                                       | schedules                  | date            | closed   | published | expected
  ${'a menu marked as closed'}               | ${[weekdays]}              | ${'2026-11-20'} | ${true}  | ${false}  | ${true}
  ${'an open day with a menu'}               | ${[weekdays]}              | ${'2026-11-20'} | ${false} | ${true}   | ${false}
  ${'a snow day with a published menu'}      | ${[weekdays, snow]}        | ${'2026-11-20'} | ${false} | ${true}   | ${true}
  ${'the day after the snow day'}            | ${[scheduleRow({}), snow]} | ${'2026-11-21'} | ${false} | ${true}   | ${false}
  ${'a day with shorter hours'}              | ${[weekdays, shortDay]}    | ${'2026-11-20'} | ${false} | ${true}   | ${false}
  ${'no weekly hours and no published menu'} | ${[weekdays]}              | ${'2026-11-21'} | ${false} | ${false}  | ${true}
  ${'no weekly hours, but a published menu'} | ${[weekdays]}              | ${'2026-11-21'} | ${false} | ${true}   | ${false}
  ${'open without a published menu'}         | ${[weekdays]}              | ${'2026-11-20'} | ${false} | ${false}  | ${false}
  ${'no hours at all'}                       | ${[]}                      | ${'2026-11-20'} | ${false} | ${false}  | ${false}
  ${'meal hours only'}                       | ${[lunch]}                 | ${'2026-11-20'} | ${false} | ${false}  | ${false}
  ${'a snow day without usual hours'}        | ${[snow, lunch]}           | ${'2026-11-20'} | ${false} | ${true}   | ${true}
  ${'a snow day with meal hours'}            | ${[weekdays, snow, lunch]} | ${'2026-11-20'} | ${false} | ${true}   | ${true}
`('$what: closed $expected', ({ schedules, date, closed, published, expected }) => {
  expect(isClosedOn(schedules, date, { closed, published })).toBe(expected)
})

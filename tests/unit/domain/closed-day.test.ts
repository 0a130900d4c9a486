import { isClosedOn } from '@/domain/closed-day'
import type { Schedule } from '@/domain/schedules'

const row = (over: Partial<Schedule>): Schedule => ({
  type: 'location',
  name: null,
  start: null,
  end: null,
  days: [0, 1, 2, 3, 4, 5, 6],
  opensAtMinute: 420,
  closesAtMinute: 1200,
  openLate: false,
  ...over,
})
// Friday, 20 November 2026; the next day is a Saturday.
const weekdays = row({ days: [1, 2, 3, 4, 5] })
const snow = row({
  type: 'special_hours',
  start: '2026-11-20',
  end: '2026-11-20',
  opensAtMinute: null,
  closesAtMinute: null,
})
const shortDay = row({
  type: 'special_hours',
  start: '2026-11-20',
  end: '2026-11-20',
  opensAtMinute: 600,
  closesAtMinute: 720,
})
const lunch = row({ type: 'meal', name: { en: 'Lunch', fr: 'Dîner' } })

test.each`
  what                                                          | schedules                  | date            | closed   | published | expected
  ${'the menu says closed'}                                     | ${[weekdays]}              | ${'2026-11-20'} | ${true}  | ${false}  | ${true}
  ${'an ordinary day with a menu'}                              | ${[weekdays]}              | ${'2026-11-20'} | ${false} | ${true}   | ${false}
  ${'closed for snow, though a menu is published'}              | ${[weekdays, snow]}        | ${'2026-11-20'} | ${false} | ${true}   | ${true}
  ${'the day after the snow'}                                   | ${[row({}), snow]}         | ${'2026-11-21'} | ${false} | ${true}   | ${false}
  ${'a shorter day is not a closed one'}                        | ${[weekdays, shortDay]}    | ${'2026-11-20'} | ${false} | ${true}   | ${false}
  ${'no usual hours and nothing published'}                     | ${[weekdays]}              | ${'2026-11-21'} | ${false} | ${false}  | ${true}
  ${'no usual hours, but a menu: the kitchen knows better'}     | ${[weekdays]}              | ${'2026-11-21'} | ${false} | ${true}   | ${false}
  ${'open, and nothing published yet'}                          | ${[weekdays]}              | ${'2026-11-20'} | ${false} | ${false}  | ${false}
  ${'no hours at all say nothing'}                              | ${[]}                      | ${'2026-11-20'} | ${false} | ${false}  | ${false}
  ${'the hours of a meal are no opening hours'}                 | ${[lunch]}                 | ${'2026-11-20'} | ${false} | ${false}  | ${false}
  ${'closed for snow stays closed with meals on the timetable'} | ${[weekdays, snow, lunch]} | ${'2026-11-20'} | ${false} | ${true}   | ${true}
`('[PUB-2.39] [PUB-4.4] $what: $expected', ({ schedules, date, closed, published, expected }) => {
  expect(isClosedOn(schedules, date, { closed, published })).toBe(expected)
})

import { getOpenStatus } from '@/domain/places/hours/open-status'
import type { Schedule } from '@/domain/places/hours/schedules'
import { scheduleRow } from './schedule-fixture'

const toronto = 'America/Toronto'
const everyDay = [0, 1, 2, 3, 4, 5, 6]

type Limits = Partial<Pick<Schedule, 'type' | 'start' | 'end'>>
const row = (days: number[], opens: number | null, closes: number | null, limits: Limits = {}) =>
  scheduleRow({ days, opensAtMinute: opens, closesAtMinute: closes, ...limits })
const special = (start: string, end: string, opens: number | null = null, closes: number | null = null) =>
  row([], opens, closes, { type: 'special_hours', start, end })

const weekdays = row([1, 2, 3, 4, 5], 450, 1260)
const dayAndNight = row(everyDay, 0, 0)
const untilNextMorning = row(everyDay, 360, 360)
const saturdayNight = row([6], 1200, 120)

/*
 * Toronto is UTC-4 from the second Sunday of March to the first of November, else UTC-5. 20 November 2026 is a Friday;
 * clocks go back on Sunday 1 November 2026 at 2:00, and forward on Sunday 14 March 2027 at 2:00.
 */
test.each`
  what                                               | rows                                                          | now                       | change
  ${'the longer night of November: 2:00 is 7:00Z'}   | ${[saturdayNight]}                                            | ${'2026-11-01T04:00:00Z'} | ${'2026-11-01T07:00:00Z'}
  ${'the shorter night of March: 2:00 is 3:00 EDT'}  | ${[saturdayNight]}                                            | ${'2027-03-14T04:00:00Z'} | ${'2027-03-14T07:00:00Z'}
  ${'opening at the hour that March skips'}          | ${[row([0], 150, 600)]}                                       | ${'2027-03-14T06:59:00Z'} | ${'2027-03-14T07:30:00Z'}
  ${'opening on the morning after the change'}       | ${[weekdays]}                                                 | ${'2027-03-13T03:00:00Z'} | ${'2027-03-15T11:30:00Z'}
  ${'day and night across a clock change'}           | ${[dayAndNight]}                                              | ${'2026-10-31T15:00:00Z'} | ${null}
  ${'24 hours from six to six, for good'}            | ${[untilNextMorning]}                                         | ${'2026-11-20T15:00:00Z'} | ${null}
  ${'day and night until a closure in winter'}       | ${[dayAndNight, special('2026-12-24', '2026-12-26')]}         | ${'2026-11-20T15:00:00Z'} | ${'2026-12-24T05:00:00Z'}
  ${'six to six until a closure: the morning of it'} | ${[untilNextMorning, special('2026-12-24', '2026-12-26')]}    | ${'2026-11-20T15:00:00Z'} | ${'2026-12-24T11:00:00Z'}
  ${'day and night until the term ends'}             | ${[row(everyDay, 0, 0, { end: '2027-04-30' })]}               | ${'2026-11-20T15:00:00Z'} | ${'2027-05-01T04:00:00Z'}
  ${'closed for the holidays, open in January'}      | ${[weekdays, special('2026-12-12', '2027-01-03')]}            | ${'2026-12-12T15:00:00Z'} | ${'2027-01-04T12:30:00Z'}
  ${'a closed term: the first day of the next'}      | ${[row([1, 2, 3, 4, 5], 450, 1260, { start: '2027-09-08' })]} | ${'2026-11-20T15:00:00Z'} | ${'2027-09-08T11:30:00Z'}
  ${'special hours that open earlier'}               | ${[weekdays, special('2026-11-20', '2026-11-20', 600, 720)]}  | ${'2026-11-20T12:45:00Z'} | ${'2026-11-20T15:00:00Z'}
  ${'special hours that close earlier'}              | ${[weekdays, special('2026-11-20', '2026-11-20', 600, 720)]}  | ${'2026-11-20T16:00:00Z'} | ${'2026-11-20T17:00:00Z'}
  ${'special hours over a closed weekend'}           | ${[weekdays, special('2026-11-22', '2026-11-22', 600, 720)]}  | ${'2026-11-21T15:00:00Z'} | ${'2026-11-22T15:00:00Z'}
  ${'a term that begins after more than a year'}     | ${[row(everyDay, 450, 1260, { start: '2028-01-01' })]}        | ${'2026-11-20T15:00:00Z'} | ${null}
  ${'a term that ends in 9999'}                      | ${[row(everyDay, 0, 0, { end: '9999-12-31' })]}               | ${'2026-11-20T15:00:00Z'} | ${null}
  ${'meals alone'}                                   | ${[{ ...weekdays, type: 'meal' }]}                            | ${'2026-11-20T15:00:00Z'} | ${null}
`('finds the next change: $what', ({ rows, now, change }) => {
  expect(getOpenStatus(rows, new Date(now), toronto).nextChangeAt).toEqual(change && new Date(change))
})

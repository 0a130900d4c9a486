import type { Schedule } from '@/domain/places/hours/schedules'
import { hasHours, mealsOn, servicesOn, validateSchedule, weekHours } from '@/domain/places/hours/schedules'
import { scheduleRow } from './schedule-fixture'

const row = (over: Partial<Schedule>) => scheduleRow({ opensAtMinute: 450, closesAtMinute: 1260, ...over })
const service = (opensAtMinute: number, closesAtMinute: number) => ({ opensAtMinute, closesAtMinute })
const breakfast = { en: 'Breakfast', fr: 'Déjeuner' }
const dinner = { en: 'Dinner', fr: 'Souper' }

/* Friday 20 November 2026 is weekday 5. */
const friday = '2026-11-20'

test.each`
  what                                     | rows                                                                                               | services
  ${'no rows'}                             | ${[]}                                                                                              | ${[]}
  ${'a day of the week'}                   | ${[row({ days: [5] })]}                                                                            | ${[service(450, 1260)]}
  ${'another day of the week'}             | ${[row({ days: [4, 6] })]}                                                                         | ${[]}
  ${'no weekdays'}                         | ${[row({ days: [] })]}                                                                             | ${[]}
  ${'its first day'}                       | ${[row({ start: friday })]}                                                                        | ${[service(450, 1260)]}
  ${'its last day'}                        | ${[row({ end: friday })]}                                                                          | ${[service(450, 1260)]}
  ${'the day before it starts'}            | ${[row({ start: '2026-11-21' })]}                                                                  | ${[]}
  ${'the day after it ends'}               | ${[row({ end: '2026-11-19' })]}                                                                    | ${[]}
  ${'two openings, stated out of order'}   | ${[row({ opensAtMinute: 1020 }), row({ closesAtMinute: 600 })]}                                    | ${[service(450, 600), service(1020, 1260)]}
  ${'the same opening stated twice'}       | ${[row({}), row({})]}                                                                              | ${[service(450, 1260)]}
  ${'closing at midnight as 0'}            | ${[row({ closesAtMinute: 0 })]}                                                                    | ${[service(450, 1440)]}
  ${'closing at midnight as 24:00'}        | ${[row({ closesAtMinute: 1440 })]}                                                                 | ${[service(450, 1440)]}
  ${'closing at one in the night'}         | ${[row({ opensAtMinute: 1200, closesAtMinute: 60 })]}                                              | ${[service(1200, 1500)]}
  ${'equal times, which are 24 hours'}     | ${[row({ opensAtMinute: 0, closesAtMinute: 0 })]}                                                  | ${[service(0, 1440)]}
  ${'special hours that replace the week'} | ${[row({}), row({ type: 'special_hours', opensAtMinute: 600, closesAtMinute: 840 })]}              | ${[service(600, 840)]}
  ${'a special closure'}                   | ${[row({}), row({ type: 'special_hours', opensAtMinute: null, closesAtMinute: null })]}            | ${[]}
  ${'a closure of all days of its dates'}  | ${[row({}), row({ type: 'special_hours', days: [], opensAtMinute: null, closesAtMinute: null })]}  | ${[]}
  ${'special hours of another day'}        | ${[row({}), row({ type: 'special_hours', days: [4], opensAtMinute: null, closesAtMinute: null })]} | ${[service(450, 1260)]}
  ${'meals, which are no openings'}        | ${[row({ type: 'meal', name: breakfast })]}                                                        | ${[]}
`('[PUB-3.5] returns the openings for $what', ({ rows, services }) => {
  expect(servicesOn(rows, friday)).toEqual(services)
})

const christmas = { type: 'special_hours', start: '2026-12-25', end: '2026-12-25' } as const
const shut = { opensAtMinute: null, closesAtMinute: null }
test.each`
  what                                     | rows                                                                           | known
  ${'weekly hours'}                        | ${[row({})]}                                                                   | ${true}
  ${'weekly hours of another weekday'}     | ${[row({ days: [1] })]}                                                        | ${true}
  ${'weekly hours of a term that is over'} | ${[row({ end: '2026-05-01' })]}                                                | ${true}
  ${'special hours of the date'}           | ${[row({ type: 'special_hours', start: friday, end: friday })]}                | ${true}
  ${'a closed date'}                       | ${[row({ type: 'special_hours', start: friday, end: friday, ...shut })]}       | ${true}
  ${'a closure'}                           | ${[row({ type: 'special_hours', start: friday, end: friday, closure: true })]} | ${true}
  ${'a closed date in December'}           | ${[row({ ...christmas, ...shut })]}                                            | ${false}
  ${'a closure in December'}               | ${[row({ ...christmas, ...shut, closure: true })]}                             | ${false}
  ${'special hours of other weekdays'}     | ${[row({ type: 'special_hours', days: [6] })]}                                 | ${false}
  ${'meals and blocks of reservations'}    | ${[row({ type: 'meal', name: breakfast }), row({ type: 'reservation' })]}      | ${false}
  ${'nothing'}                             | ${[]}                                                                          | ${false}
`('hours of a date are known from $what: $known', ({ rows, known }) => {
  expect(hasHours(rows, friday)).toBe(known)
})

test('[PUB-3.5] an exception within a closure opens its day', () => {
  const holidays = row({ type: 'special_hours', start: '2026-12-20', end: '2027-01-04', ...shut })
  const newYear = row({ type: 'special_hours', start: '2027-01-02', end: '2027-01-02', opensAtMinute: 600 })
  expect(servicesOn([row({}), holidays, newYear], '2027-01-01')).toEqual([])
  expect(servicesOn([row({}), holidays, newYear], '2027-01-02')).toEqual([service(600, 1260)])
  expect(servicesOn([row({}), holidays, newYear], '2027-01-05')).toEqual([service(450, 1260)])
})

test('[PUB-2.67] returns meals in order, cut to special hours', () => {
  const week = [
    row({}),
    row({ type: 'meal', name: dinner, opensAtMinute: 1020, closesAtMinute: 1200 }),
    row({ type: 'meal', name: breakfast, opensAtMinute: 450, closesAtMinute: 600 }),
  ]
  const early = { name: breakfast, opensAtMinute: 450, closesAtMinute: 600 }
  const late = { name: dinner, opensAtMinute: 1020, closesAtMinute: 1200 }
  expect(mealsOn(week, friday)).toEqual([early, late])
  const short = row({ type: 'special_hours', opensAtMinute: 540, closesAtMinute: 900 })
  expect(mealsOn([...week, short], friday)).toEqual([{ ...early, opensAtMinute: 540 }])
  const closed = row({ type: 'special_hours', opensAtMinute: null, closesAtMinute: null })
  expect(mealsOn([...week, closed], friday)).toEqual([])
})

test('[PUB-3.6] returns seven days from Sunday with their hours', () => {
  const thanksgiving = row({ type: 'special_hours', start: friday, end: friday, ...shut })
  const week = weekHours([row({ days: [1, 5] }), thanksgiving], friday)
  expect(week.map(({ day, date }) => `${day} ${date}`)).toEqual(
    [15, 16, 17, 18, 19, 20, 21].map((date, day) => `${day} 2026-11-${date}`),
  )
  expect(week.map(({ services }) => services.length)).toEqual([0, 1, 0, 0, 0, 0, 0])
  expect(week.map(({ special }) => special)).toEqual([false, false, false, false, false, true, false])
})

test.each`
  what                                | over                                                                                                          | refused
  ${'a plain row'}                    | ${{}}                                                                                                         | ${[]}
  ${'closing at 24:00'}               | ${{ closesAtMinute: 1440 }}                                                                                   | ${[]}
  ${'inverted dates'}                 | ${{ start: '2026-12-02', end: '2026-12-01' }}                                                                 | ${['dates-inverted']}
  ${'a date that does not exist'}     | ${{ start: '2027-02-29' }}                                                                                    | ${['bad-date']}
  ${'no days'}                        | ${{ days: [] }}                                                                                               | ${['no-days']}
  ${'a weekday 7'}                    | ${{ days: [1, 7] }}                                                                                           | ${['bad-day']}
  ${'opening at 24:00'}               | ${{ opensAtMinute: 1440 }}                                                                                    | ${['bad-minute']}
  ${'half a minute'}                  | ${{ closesAtMinute: 600.5 }}                                                                                  | ${['bad-minute']}
  ${'no closing time'}                | ${{ closesAtMinute: null }}                                                                                   | ${['times-missing']}
  ${'a closure with dates'}           | ${{ type: 'special_hours', start: friday, end: friday, days: [], opensAtMinute: null, closesAtMinute: null }} | ${[]}
  ${'special hours for ever'}         | ${{ type: 'special_hours' }}                                                                                  | ${['special-without-dates']}
  ${'special hours with half a time'} | ${{ type: 'special_hours', start: friday, end: friday, opensAtMinute: null }}                                 | ${['times-missing']}
  ${'a meal without a name'}          | ${{ type: 'meal' }}                                                                                           | ${['meal-without-name']}
  ${'a meal'}                         | ${{ type: 'meal', name: breakfast }}                                                                          | ${[]}
  ${'midnight to midnight'}           | ${{ opensAtMinute: 0, closesAtMinute: 0 }}                                                                    | ${[]}
  ${'closing when it opens'}          | ${{ opensAtMinute: 480, closesAtMinute: 480 }}                                                                | ${['times-equal']}
  ${'a service past midnight'}        | ${{ opensAtMinute: 1200, closesAtMinute: 120 }}                                                               | ${[]}
  ${'a block to reserve'}             | ${{ type: 'reservation' }}                                                                                    | ${[]}
  ${'a block past midnight'}          | ${{ type: 'reservation', opensAtMinute: 1200, closesAtMinute: 120 }}                                          | ${['past-midnight']}
  ${'a block until midnight'}         | ${{ type: 'reservation', opensAtMinute: 1200, closesAtMinute: 0 }}                                            | ${['past-midnight']}
  ${'a block of a whole day'}         | ${{ type: 'reservation', opensAtMinute: 0, closesAtMinute: 0 }}                                               | ${['times-equal']}
`('rejects $what with $refused', ({ over, refused }) => {
  expect(validateSchedule(row(over))).toEqual(refused)
})

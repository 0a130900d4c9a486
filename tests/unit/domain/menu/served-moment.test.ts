import { remainingMeals, servedMoment } from '@/domain/menu/served-moment'
import type { Schedule } from '@/domain/places/hours/schedules'
import { scheduleRow } from '../places/hours/schedule-fixture'

const row = (over: Partial<Schedule>): Schedule => scheduleRow({ opensAtMinute: 1080, closesAtMinute: 120, ...over })
const christmas = row({
  type: 'special_hours',
  start: '2026-12-25',
  end: '2026-12-25',
  opensAtMinute: null,
  closesAtMinute: null,
})
const lateMeal = row({ type: 'meal', name: { en: 'Late Night', fr: 'Fin de soirée' }, opensAtMinute: 1260 })
const untilMidnight = row({ opensAtMinute: 420, closesAtMinute: 0 })

test.each`
  what                                    | rows                                                       | time       | date            | minute
  ${'in the evening'}                     | ${[row({})]}                                               | ${'23:30'} | ${'2026-12-25'} | ${1410}
  ${'while last night runs'}              | ${[row({})]}                                               | ${'00:30'} | ${'2026-12-24'} | ${1470}
  ${'before a closed day'}                | ${[row({}), christmas]}                                    | ${'01:59'} | ${'2026-12-24'} | ${1559}
  ${'at the end of last night'}           | ${[row({}), christmas]}                                    | ${'02:00'} | ${'2026-12-25'} | ${120}
  ${'while a meal of last night runs'}    | ${[untilMidnight, lateMeal]}                               | ${'00:30'} | ${'2026-12-24'} | ${1470}
  ${'after a day that ended at midnight'} | ${[untilMidnight]}                                         | ${'00:00'} | ${'2026-12-25'} | ${0}
  ${'when the hours of today have begun'} | ${[row({}), row({ opensAtMinute: 0, closesAtMinute: 0 })]} | ${'00:30'} | ${'2026-12-25'} | ${30}
  ${'without hours'}                      | ${[]}                                                      | ${'00:30'} | ${'2026-12-25'} | ${30}
`('finds the day whose menu is served $what', ({ rows, time, date, minute }) => {
  const now = new Date(`2026-12-25T${String(time)}:00-05:00`)
  expect(servedMoment(rows as Schedule[], now, 'America/Toronto')).toEqual({ date, minute })
})

test.each([
  ['20:00', ['Late Night', 60, 360]],
  ['00:30', ['Late Night', -210, 90]],
  ['01:59', ['Late Night', -299, 1]],
  ['02:00', ['Late Night', 1140, 1440]],
])('[PUB-2.27] at %s, tells in how many minutes the meals of the day begin and end', (time, meals) => {
  const now = new Date(`2026-12-25T${time}:00-05:00`)
  const remaining = remainingMeals([untilMidnight, lateMeal], now, 'America/Toronto')
  expect(remaining.flatMap(({ name, startsIn, endsIn }) => [name.en, startsIn, endsIn])).toEqual(meals)
})

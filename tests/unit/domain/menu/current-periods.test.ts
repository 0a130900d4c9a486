import { currentPeriod, currentPeriods } from '@/domain/menu/current-periods'
import type { Schedule } from '@/domain/places/hours/schedules'
import { scheduleRow } from '../places/hours/schedule-fixture'

const friday = '2026-11-20'
const opening = (opens: number, closes: number) =>
  scheduleRow({ days: [5], opensAtMinute: opens * 60, closesAtMinute: (closes % 24) * 60 })
const meal = (en: string, fr: string, opens: number, closes: number): Schedule => ({
  ...opening(opens, closes),
  type: 'meal',
  name: { en, fr },
})
const period = (en: string, fr = en) => ({ name: { en, fr } })

const allDay = opening(7, 20)
const meals = [
  allDay,
  meal('Breakfast', 'Déjeuner', 7, 10),
  meal('Lunch', 'Dîner', 11, 14),
  meal('Dinner', 'Souper', 17, 20),
]
const three = [period('Breakfast', 'Déjeuner'), period('Lunch', 'Dîner'), period('Dinner', 'Souper')]
const grill = period('Grill')
const lateMeals = [opening(11, 26), meal('Lunch', 'Dîner', 11, 14), meal('Late Night', 'Fin de soirée', 21, 26)]
const late = [period('Lunch', 'Dîner'), period('Late Night', 'Fin de soirée')]
const [lunch, lateNight] = late as [ReturnType<typeof period>, ReturnType<typeof period>]
const onlyLate = [opening(7, 26), meal('Late Night', 'Fin de soirée', 21, 26)]
const snow: Schedule = { ...opening(7, 9), type: 'special_hours', start: friday, end: friday }

test.each`
  what                                                   | schedules                                             | periods                        | hour    | expected
  ${'before the first meal, the first'}                  | ${meals}                                              | ${three}                       | ${6}    | ${['Breakfast']}
  ${'during a meal, that one'}                           | ${meals}                                              | ${three}                       | ${12}   | ${['Lunch']}
  ${'in the minute in which a meal ends, the next'}      | ${meals}                                              | ${three}                       | ${14}   | ${['Dinner']}
  ${'between two meals, the next'}                       | ${meals}                                              | ${three}                       | ${10.5} | ${['Lunch']}
  ${'after the last meal, the whole day'}                | ${meals}                                              | ${three}                       | ${20}   | ${['Breakfast', 'Lunch', 'Dinner']}
  ${'two meals at once, both'}                           | ${[...meals, meal('Grill', 'Grill', 11, 20)]}         | ${[...three, grill]}           | ${12}   | ${['Lunch', 'Grill']}
  ${'a period without a meal of its name, all day long'} | ${meals}                                              | ${[...three, grill]}           | ${12}   | ${['Lunch', 'Grill']}
  ${'a name that matches in one language'}               | ${meals}                                              | ${[period(' lunch ', 'Midi')]} | ${12}   | ${[' lunch ']}
  ${'a meal past midnight belongs to its day'}           | ${lateMeals}                                          | ${late}                        | ${23.5} | ${['Late Night']}
  ${'without meals, as many openings as periods'}        | ${[opening(7, 10), opening(11, 14), opening(17, 20)]} | ${three}                       | ${12}   | ${['Lunch']}
  ${'without meals, openings in another number'}         | ${[allDay]}                                           | ${three}                       | ${12}   | ${['Breakfast', 'Lunch', 'Dinner']}
  ${'one opening and one period'}                        | ${[allDay]}                                           | ${[grill]}                     | ${12}   | ${['Grill']}
  ${'without any hours'}                                 | ${[]}                                                 | ${three}                       | ${12}   | ${['Breakfast', 'Lunch', 'Dinner']}
  ${'special hours that end before now'}                 | ${[...meals, snow]}                                   | ${three}                       | ${12}   | ${['Breakfast', 'Lunch', 'Dinner']}
  ${'no periods'}                                        | ${meals}                                              | ${[]}                          | ${12}   | ${[]}
`('shows current periods: $what', ({ schedules, periods, hour, expected }) => {
  const shown = currentPeriods(periods as typeof three, schedules as Schedule[], friday, Number(hour) * 60)
  expect(shown.map(({ name }) => name.en)).toEqual(expected)
})

test.each`
  at      | periods                              | schedules                                      | opens
  ${6}    | ${three}                             | ${meals}                                       | ${'Breakfast'}
  ${9.99} | ${three}                             | ${meals}                                       | ${'Breakfast'}
  ${10}   | ${three}                             | ${meals}                                       | ${'Lunch'}
  ${15}   | ${three}                             | ${meals}                                       | ${'Dinner'}
  ${21}   | ${three}                             | ${meals}                                       | ${'Breakfast'}
  ${12.1} | ${[grill, ...three]}                 | ${meals}                                       | ${'Lunch'}
  ${12.1} | ${three}                             | ${[allDay]}                                    | ${'Breakfast'}
  ${23}   | ${late}                              | ${lateMeals}                                   | ${'Late Night'}
  ${12}   | ${[lunch, lateNight]}                | ${onlyLate}                                    | ${'Lunch'}
  ${8}    | ${[lunch, lateNight]}                | ${onlyLate}                                    | ${'Lunch'}
  ${22}   | ${[lunch, lateNight]}                | ${onlyLate}                                    | ${'Late Night'}
  ${12}   | ${[...three.slice(0, 2), lateNight]} | ${[allDay, ...meals.slice(1, 2), ...onlyLate]} | ${'Lunch'}
  ${6}    | ${[...three.slice(0, 2), lateNight]} | ${[allDay, ...meals.slice(1, 2), ...onlyLate]} | ${'Breakfast'}
`('at $at o’clock the menu opens $opens', ({ at, periods, schedules, opens }) => {
  expect(currentPeriod(periods as typeof three, schedules as Schedule[], friday, Math.round(at * 60))?.name.en).toBe(
    opens,
  )
})

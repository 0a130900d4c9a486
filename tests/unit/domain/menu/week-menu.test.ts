import { arrangeWeek } from '@/domain/menu/week-menu'

const period = (name: string, sortOrder: number, dishes: string) => ({
  id: `${name} ${dishes}`,
  name: { en: name, fr: name },
  sortOrder,
  dishes: [...dishes].map((id) => ({ id })),
})

/** Each meal as `row name: dishes of each day, - where it is not served (dishes of every serving)`. */
const arrange = (...days: ReturnType<typeof period>[][]) =>
  arrangeWeek(days).map(({ name, row, days: served, always }) => {
    const own = served.map((day) => (day ? day.dishes.map(({ id }) => id).join('') : '-')).join(' ')
    return `${row} ${String(name.en)}: ${own} (${always.map(({ id }) => id).join('')})`
  })

test.each`
  what                                                                                              | days                                                                                                                                        | expected
  ${'a week without menus has no meals'}                                                            | ${[[], []]}                                                                                                                                 | ${[]}
  ${'dishes of every serving stand apart'}                                                          | ${[[period('Lunch', 1, 'abs')], [], [period('Lunch', 1, 'sc')], [period('Lunch', 1, 'dsa')]]}                                               | ${['0 Lunch: ab - c da (s)']}
  ${'a meal served once has no dishes of every serving'}                                            | ${[[period('Lunch', 1, 'ab')], []]}                                                                                                         | ${['0 Lunch: ab - ()']}
  ${'meals follow the serving order, and a brunch takes the row of the breakfast that it replaces'} | ${[[period('Brunch', 2, 'a'), period('Dinner', 4, 'b')], [period('Breakfast', 1, 'c'), period('Lunch', 3, 'd'), period('Dinner', 4, 'e')]]} | ${['0 Breakfast: - c ()', '0 Brunch: a - ()', '1 Lunch: - d ()', '2 Dinner: b e ()']}
  ${'a second meal of the same name keeps a row of its own, and a dish listed twice stands once'}   | ${[[period('Lunch', 1, 'aab'), period('Lunch', 2, 'c')]]}                                                                                   | ${['0 Lunch: ab ()', '1 Lunch: c ()']}
`('$what', ({ days, expected }) => {
  expect(arrange(...days)).toEqual(expected)
})

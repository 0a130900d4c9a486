import { dishesIn, fillEmptyDays, listWeekRows, moveDish, withDishes, type PlannedDay } from '@/domain/menu/week-plan'

const name = (en: string) => ({ en, fr: `${en} (fr)` })
const [lunch, supper, soups, grill] = ['Lunch', 'Supper', 'Soups', 'Grill'].map(name) as [
  ReturnType<typeof name>,
  ...ReturnType<typeof name>[],
] & { length: 4 }
const day = (date: string, periods: PlannedDay['periods'] = [], closed = false): PlannedDay => ({
  ...{ date, updatedAt: null, closed, periods },
})
const monday = day('2026-11-30', [{ name: lunch, categories: [{ name: soups!, dishes: ['a', 'b'] }] }])
const tuesday = day('2026-12-01', [
  { name: name('LUNCH '), categories: [{ name: grill!, dishes: ['c'] }] },
  { name: supper!, categories: [{ name: soups!, dishes: ['a'] }] },
])
const rows = listWeekRows([monday, tuesday])

test('the lines of a week are the categories of all days, by period', () => {
  expect(rows.map(({ period, category }) => `${period.en}: ${category.en}`)).toEqual([
    ...['Lunch: Soups', 'Lunch: Grill', 'Supper: Soups'],
  ])
})

test('[PUB-1.4] names of a site in French only tell lines apart', () => {
  const french = (fr: string) => ({ en: '', fr })
  const periods = ['Dîner', 'Souper'].map((fr) => ({
    name: french(fr),
    categories: [{ name: french('Soupes'), dishes: [] }],
  }))
  expect(listWeekRows([day('2026-11-30', periods)]).map(({ period }) => period.fr)).toEqual(['Dîner', 'Souper'])
})

test('a dish goes into the category of its line, which is added in the order of the week, and opens a closed day', () => {
  const closed = { ...tuesday, closed: true }
  expect(withDishes(closed, rows[0]!, ['b'], rows)).toMatchObject({
    closed: false,
    periods: [
      { name: lunch, categories: [{ name: soups, dishes: ['b'] }, { dishes: ['c'] }] },
      { name: supper, categories: [{ name: soups, dishes: ['a'] }] },
    ],
  })
})

test('a category or period without a dish is left out', () => {
  expect(withDishes(monday, rows[0]!, [], rows).periods).toEqual([])
})

test.each<
  [dish: string, to: [day: PlannedDay, row: number], isCopy: boolean, result: [date: string, dishes: string[][]][]]
>([
  [
    'b',
    [tuesday, 2],
    false,
    [
      [tuesday.date, [[], ['c'], ['a', 'b']]],
      [monday.date, [['a'], [], []]],
    ],
  ],
  ['b', [tuesday, 1], true, [[tuesday.date, [[], ['c', 'b'], ['a']]]]],
  ['b', [monday, 1], false, [[monday.date, [['a'], ['b'], []]]]],
  ['a', [tuesday, 2], false, []],
])(
  'dish %s of Monday’s soups goes to another line or day, as a copy or not, unless it is there',
  (dish, [day, row], isCopy, result) => {
    const moved = { dish, from: { date: monday.date, row: rows[0]! }, to: { date: day.date, row: rows[row]! } }
    const changed = moveDish([monday, tuesday], rows, moved, isCopy)
    expect(changed.map((one) => [one.date, rows.map((each) => dishesIn(one, each))])).toEqual(result)
  },
)

test('only days without a menu are filled, from open days of the same weekday', () => {
  const week = ['2026-12-07', '2026-12-08', '2026-12-09'].map((date) => day(date))
  const closed = day('2026-12-02', [], true)
  expect(fillEmptyDays([...week, day('2026-12-10', [], true)], [monday, tuesday, closed], 1)).toEqual([
    { ...week[0], periods: monday.periods },
    { ...week[1], periods: tuesday.periods },
  ])
  expect(fillEmptyDays([{ ...monday, date: '2026-12-07' }], [tuesday, monday], 1)).toEqual([])
})

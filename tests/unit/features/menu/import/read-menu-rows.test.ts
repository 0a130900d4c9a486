import { expandCycle } from '@/features/menu/import/expand-cycle'
import { formatProblems } from '@/features/menu/import/import-problems'
import { readMenuRows } from '@/features/menu/import/read-menu-rows'
import { readCsv } from '@/features/menu/import/table/read-csv'

const known = {
  locations: new Map([
    ['north-hall', 'N'],
    ['salle-nord', 'N'],
    ['cafe-du-fleuve', 'C'],
    ['annex', null],
    ['abcdefabcdefabcdefabcdef', 'N'],
  ]),
  dishes: new Map([
    ['soup', 'S'],
    ['pie', 'P'],
  ]),
  languages: ['en', 'fr'] as const,
}
const header = 'location,date,period_en,period_fr,period_order,category_en,category_fr,category_order,dish,closed'
const cycleHeader = header.replace('date', 'week,weekday')

function read(rows: string[], columns = header) {
  const table = readCsv(new TextEncoder().encode([columns, ...rows].join('\n')))
  if (!table.ok) throw new Error(formatProblems(table.problems).join())
  return readMenuRows(table.value, known)
}
const days = (...rows: string[]) => {
  const checked = read(rows)
  return checked.ok ? checked.value : formatProblems(checked.problems)
}
const lunch = 'Lunch,Dîner,30,Soups,Soupes,10'
const at = (row: string) => `north-hall,2026-11-20,${row}`
const lunchOf = (...dishes: string[]) => ({
  name: { en: 'Lunch', fr: 'Dîner' },
  sortOrder: 30,
  categories: [{ name: { en: 'Soups', fr: 'Soupes' }, sortOrder: 10, items: dishes.map((dish) => ({ dish })) }],
})

describe('menu rows', () => {
  test('become days with periods, categories and dishes in the order of the file', () => {
    expect(
      days(
        at(`${lunch},soup,`),
        at(`${lunch},pie,`),
        at('Dinner,Souper,50,Sweets,Desserts,20,pie,'),
        `north-hall,2026-11-21,${lunch},pie,`,
      ),
    ).toEqual([
      {
        line: 2,
        locationId: 'N',
        when: { date: '2026-11-20' },
        closed: false,
        periods: [
          lunchOf('S', 'P'),
          {
            name: { en: 'Dinner', fr: 'Souper' },
            sortOrder: 50,
            categories: [{ name: { en: 'Sweets', fr: 'Desserts' }, sortOrder: 20, items: [{ dish: 'P' }] }],
          },
        ],
      },
      { line: 5, locationId: 'N', when: { date: '2026-11-21' }, closed: false, periods: [lunchOf('P')] },
    ])
  })

  test.each(['north-hall', 'North Hall', 'Salle Nord', 'abcdefabcdefabcdefabcdef'])(
    'finds the location named %s',
    (location) => {
      expect(days(`${location},2026-11-20,,,,,,,,yes`)).toEqual([
        { line: 2, locationId: 'N', when: { date: '2026-11-20' }, closed: true, periods: [] },
      ])
    },
  )

  test('merges a day whose location is named in two ways', () => {
    expect(days(at(`${lunch},soup,`), `Salle Nord,2026-11-20,${lunch},pie,`)).toHaveLength(1)
  })

  test.each`
    what                                | rows                                                                 | lines
    ${'an unknown location'}            | ${['nord-hall,2026-11-20,,,,,,,,yes']}                               | ${['line 2: unknown location "nord-hall" (did you mean north-hall?)']}
    ${'a name that two locations have'} | ${['Annex,2026-11-20,,,,,,,,yes']}                                   | ${['line 2: two locations are named "Annex": use the id instead']}
    ${'no location'}                    | ${[',2026-11-20,,,,,,,,yes']}                                        | ${['line 2: location is missing']}
    ${'an unknown dish'}                | ${[at(`${lunch},suop,`)]}                                            | ${['line 2: unknown dish "suop" (did you mean soup?)']}
    ${'no dish'}                        | ${[at(`${lunch},,`)]}                                                | ${['line 2: dish is missing']}
    ${'no names'}                       | ${[at(',Dîner,,Soups,,,soup,')]}                                     | ${['line 2: period_en is missing', 'line 2: category_fr is missing']}
    ${'a date that does not exist'}     | ${[`north-hall,2026-02-30,${lunch},soup,`]}                          | ${['line 2: this is not a valid date in the format 2026-11-20: "2026-02-30"']}
    ${'a date written otherwise'}       | ${[`north-hall,20/11/2026,${lunch},soup,`]}                          | ${['line 2: this is not a valid date in the format 2026-11-20: "20/11/2026"']}
    ${'a date of another century'}      | ${[`north-hall,1926-11-20,${lunch},soup,`]}                          | ${['line 2: this is not a valid date in the format 2026-11-20: "1926-11-20"']}
    ${'a dish twice in a category'}     | ${[at(`${lunch},soup,`), at(`${lunch},pie,`), at(`${lunch},soup,`)]} | ${['line 4: the dish "soup" is already in "Soups" of this day on line 2']}
    ${'a closed day with dishes'}       | ${[at(`${lunch},soup,`), at(',,,,,,,yes')]}                          | ${['line 3: this day is open on line 2: it cannot be both']}
    ${'dishes of a closed day'}         | ${[at(',,,,,,,yes'), at(`${lunch},soup,`)]}                          | ${['line 3: this day is closed on line 2: it cannot be both']}
    ${'a dish on the closing row'}      | ${[at(`${lunch},soup,yes`)]}                                         | ${['line 2: a closed day has no dishes: leave period, category and dish empty']}
    ${'a day closed twice'}             | ${[at(',,,,,,,yes'), at(',,,,,,,yes')]}                              | ${['line 3: this day is already closed on line 2']}
    ${'another word for closed'}        | ${[at(`${lunch},soup,perhaps`)]}                                     | ${['line 2: closed must be yes or empty: "perhaps"']}
    ${'two French names of a period'}   | ${[at(`${lunch},soup,`), at('Lunch,Lunch,30,Soups,Soupes,10,pie,')]} | ${['line 3: "Lunch" is "Dîner" and "Lunch" in French on the same day']}
    ${'two spellings of a period'}      | ${[at(`${lunch},soup,`), at('LUNCH,Dîner,30,Soups,Soupes,10,pie,')]} | ${['line 3: "LUNCH" is spelled "Lunch" above, on the same day']}
    ${'two orders of a category'}       | ${[at(`${lunch},soup,`), at('Lunch,Dîner,30,Soups,Soupes,11,pie,')]} | ${['line 3: "Soups" has the orders 10 and 11 on the same day']}
    ${'an order that is no number'}     | ${[at('Lunch,Dîner,first,Soups,Soupes,10,pie,')]}                    | ${['line 2: period_order must be a whole number: "first"']}
    ${'no rows'}                        | ${[]}                                                                | ${['the file has a header but no menus']}
  `('refuses $what', ({ rows, lines }) => expect(days(...rows)).toEqual(lines))

  test.each([
    ['0', '1'],
    ['53', '1'],
    ['01', '1'],
    ['1', '7'],
    ['1', 'Monday'],
    ['', ''],
  ])('refuses week %j with weekday %j', (week, weekday) => {
    const checked = read([`north-hall,${week},${weekday},${lunch},soup,`], cycleHeader)
    expect(checked.ok).toBe(false)
  })
})

describe('the dates of a cycle', () => {
  const four = ['1', '2', '3', '4'].map((week) => `north-hall,${week},3,${lunch},soup,`)
  const six = ['1', '2', '3', '4', '5', '6'].map((week) => `north-hall,${week},3,${lunch},soup,`)
  const datesOf = (rows: string[], from: string, weeks: number | null) => {
    const checked = read(rows, cycleHeader)
    return checked.ok
      ? expandCycle(checked.value, { from, weeks })
          .map(({ date }) => date)
          .sort()
      : checked.problems
  }

  // 2026-11-15 is a Sunday, 2026-11-18 the Wednesday after it
  test.each`
    what                                           | rows                | from            | weeks   | dates
    ${'from its Sunday'}                           | ${four}             | ${'2026-11-15'} | ${4}    | ${['2026-11-18', '2026-11-25', '2026-12-02', '2026-12-09']}
    ${'from a Saturday, moved back to its Sunday'} | ${four}             | ${'2026-11-21'} | ${4}    | ${['2026-11-18', '2026-11-25', '2026-12-02', '2026-12-09']}
    ${'for fewer weeks than it has'}               | ${four}             | ${'2026-11-15'} | ${2}    | ${['2026-11-18', '2026-11-25']}
    ${'over the end of the year, begun again'}     | ${four}             | ${'2026-12-06'} | ${5}    | ${['2026-12-09', '2026-12-16', '2026-12-23', '2026-12-30', '2027-01-06']}
    ${'of six weeks, each once'}                   | ${six}              | ${'2026-11-15'} | ${null} | ${['2026-11-18', '2026-11-25', '2026-12-02', '2026-12-09', '2026-12-16', '2026-12-23']}
    ${'of a single week, every week'}              | ${four.slice(0, 1)} | ${'2026-11-15'} | ${3}    | ${['2026-11-18', '2026-11-25', '2026-12-02']}
  `('$what', ({ rows, from, weeks, dates }) => expect(datesOf(rows, from, weeks)).toEqual(dates))
})

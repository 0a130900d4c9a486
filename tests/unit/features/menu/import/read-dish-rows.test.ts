import { detectKind } from '@/features/menu/import/columns'
import { formatProblems, type Checked } from '@/features/menu/import/import-problems'
import { readDishRows } from '@/features/menu/import/read-dish-rows'
import { readCsv } from '@/features/menu/import/table/read-csv'

const known = {
  allergens: new Map([
    ['milk', 'M'],
    ['egg', 'E'],
    ['gluten', 'G'],
    ['wheat', 'W'],
  ]),
  labels: new Map([
    ['vegan', 'V'],
    ['halal', 'H'],
  ]),
  brands: new Map([['bol zigzag', 'B']]),
  languages: ['en', 'fr'] as const,
}
const tableOf = (text: string) => {
  const table = readCsv(new TextEncoder().encode(text))
  if (!table.ok) throw new Error(formatProblems(table.problems).join())
  return table.value
}
const report = (checked: Checked<unknown>) => (checked.ok ? [] : formatProblems(checked.problems))
const read = (text: string) => readDishRows(tableOf(text), known)
const only = (columns: string, row: string) => {
  const dishes = read(`code,name_en,name_fr,${columns}\npie,Pie,Tarte,${row}\n`)
  return dishes.ok ? dishes.value[0]?.fields : formatProblems(dishes.problems)
}
const name = { en: 'Pie', fr: 'Tarte' }

describe('detectKind', () => {
  test.each([
    ['code,name_en,name_fr', 'dishes'],
    ['location,date,period_en,period_fr,category_en,category_fr,dish', 'menus'],
    ['closed,dish,location,week,weekday,period_en,period_fr,category_en,category_fr', 'menus'],
  ])('detects that %s belongs to a file of %s', (header, kind) =>
    expect(detectKind(tableOf(`${header}\n`), known.languages)).toEqual({ ok: true, value: kind }),
  )

  test.each`
    header                                                                           | lines
    ${'name,price'}                                                                  | ${['line 1: this is neither a dish file (code, name_en, name_fr, …) nor a menu file (location, …): its first column is "name"']}
    ${'code,name_en'}                                                                | ${['line 1: the column name_fr is missing']}
    ${'code,name_en,name_fr,allergen'}                                               | ${['line 1: unknown column "allergen" (did you mean allergens?)']}
    ${'code,name_en,name_fr,portion_en'}                                             | ${['line 1: the column portion_fr is missing: portion_en requires it']}
    ${'location,period_en,period_fr,category_en,category_fr,dish'}                   | ${['line 1: the column week is missing: use the column date, or the columns week and weekday', 'line 1: the column weekday is missing: use the column date, or the columns week and weekday']}
    ${'location,date,week,weekday,period_en,period_fr,category_en,category_fr,dish'} | ${['line 1: use either the column date, or the columns week and weekday, not both']}
  `('refuses the header $header', ({ header, lines }) =>
    expect(report(detectKind(tableOf(`${header}\n`), known.languages))).toEqual(lines),
  )
})

describe('allergens', () => {
  test.each([
    ['milk|egg', { name, allergensDeclared: true, allergens: ['M', 'E'] }],
    [' Milk | milk ', { name, allergensDeclared: true, allergens: ['M'] }],
    ['none', { name, allergensDeclared: true, allergens: [] }],
    ['', { name, allergensDeclared: false, allergens: [] }],
    ['gluton', ['line 2: unknown allergen "gluton" (did you mean gluten?)']],
    ['none|milk', ['line 2: “none” cannot be combined with other allergens: "none|milk"']],
    ['milk|', ['line 2: an empty allergen in "milk|"']],
    ['vegan', ['line 2: unknown allergen "vegan"']],
  ])('parses %j as %j', (cell, fields) => expect(only('allergens', cell)).toEqual(fields))

  test('are absent without their column', () =>
    expect(only('labels', 'vegan|halal')).toEqual({ name, labels: ['V', 'H'] }))

  test('refuses "none" beside allergens of another column', () =>
    expect(only('allergens,custom_allergens_en,custom_allergens_fr', 'none,Peanuts,Arachides')).toEqual([
      'line 2: “none” cannot be combined with custom_allergens: "Peanuts"',
    ]))

  test('refuses an allergen in both columns', () =>
    expect(only('allergens,may_contain', 'milk,egg|milk')).toEqual([
      'line 2: milk is in both allergens and may_contain',
    ]))
})

describe('amounts', () => {
  test.each([
    ['10.9 mg', '10.9'],
    ['', null],
  ])('parses %j as %j', (cell, sodium) => expect(only('sodium_mg', cell)).toEqual({ name, nutrients: { sodium } }))

  test('refuses the unit of another column', () =>
    expect(only('sodium_mg', '12 g')).toEqual([
      'line 2: sodium_mg must be an amount like 12, 0.5, <1 or 5+, or empty: "12 g"',
    ]))

  test('knows the decimal comma of a file with semicolons', () => {
    const dishes = read('code;name_en;name_fr;iron_mg\npie;Pie;Tarte;1,5\n')
    expect(dishes.ok && dishes.value[0]?.fields.nutrients?.iron).toBe('1.5')
  })

  test.each([
    ['calories', '250', { name, calories: 250 }],
    ['calories', '<5', ['line 2: calories must be a number: "<5"']],
    ['mrn', '20417', { name, mrn: 20417 }],
    ['mrn', '20417.1', ['line 2: mrn must be a number: "20417.1"']],
  ])('parses %s %j as %j', (column, cell, fields) => expect(only(column, cell)).toEqual(fields))
})

describe('dish rows', () => {
  test('reports every problem with its line', () => {
    const text = [
      'code,name_en,name_fr,labels,brand',
      ',Pie,Tarte,,',
      'pie,,Tarte,,',
      'pie,Pie,,,',
      'cake,Cake,Gâteau,vegn,',
      'roll,Roll,Rouleau,,Zigzag',
      'pie,Pie,Tarte,,',
    ].join('\n')
    expect(report(read(text))).toEqual([
      'line 2: code is missing',
      'line 3: name_en is missing',
      'line 4: the code "pie" is already used on line 3',
      'line 4: name_fr is missing',
      'line 5: unknown label "vegn" (did you mean vegan?)',
      'line 6: unknown brand "Zigzag"',
      'line 7: the code "pie" is already used on line 3',
    ])
  })

  test('finds a brand in any capitalization', () => expect(only('brand', 'BOL zigzag')).toEqual({ name, brand: 'B' }))
  test('reads an empty text as null', () =>
    expect(only('description_en,description_fr', 'Good,')).toEqual({ name, description: { en: 'Good', fr: null } }))
  test('refuses a name longer than 200 characters', () =>
    expect(report(read(`code,name_en,name_fr\npie,${'x'.repeat(201)},Tarte\n`))).toEqual([
      'line 2: name_en is longer than 200 characters',
    ]))
  test('refuses a file without dishes', () =>
    expect(report(read('code,name_en,name_fr\n'))).toEqual(['the file has a header but no dishes']))
})

test('refuses a code that the studio refuses, unless a dish of the site has it', () => {
  const [columns, name] = ['code,name_en,name_fr', 'Pie,Tarte']
  expect(report(read(`${columns}\nPâté Chinois,${name}\npie_2,${name}\n`))).toEqual([
    'line 2: code may have lower-case letters, digits and hyphens: "Pâté Chinois" (did you mean pate-chinois?)',
    'line 3: code may have lower-case letters, digits and hyphens: "pie_2" (did you mean pie-2?)',
  ])
  const table = tableOf(`${columns}\npie_2,${name}\n`)
  expect(readDishRows(table, { ...known, codes: new Set(['pie_2']) }).ok).toBe(true)
})

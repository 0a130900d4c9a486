import { formatProblems } from '@/features/menu/import/import-problems'
import { noteBrokenAccents, noteDishes, type StoredDish } from '@/features/menu/import/import-notes'
import type { DishFields } from '@/features/menu/import/read-dish-rows'

const known = { allergens: new Map([['milk', 'M'], ['egg', 'E']]), labels: new Map(), brands: new Map(), languages: ['en', 'fr'] as const } // prettier-ignore
const stored = (code: string, dish: Partial<StoredDish> = {}): StoredDish => ({
  code,
  name: { en: `Dish ${code}`, fr: `Plat ${code}` },
  allergensDeclared: true,
  allergens: ['M'],
  mayContain: ['E'],
  ...dish,
})
const row = (code: string, fields: Partial<DishFields> = {}, line = 2) => ({
  line,
  code,
  fields: { name: { en: `Dish ${code}`, fr: `Plat ${code}` }, ...fields },
})
const note = (...args: [ReturnType<typeof row>[], StoredDish[]]) => formatProblems(noteDishes(...args, known))

test.each<[string, Partial<DishFields>, Partial<StoredDish>, string[]]>([
  ['an empty cell', { allergensDeclared: false, allergens: [] }, {}, ['line 2: the allergens of "pie" are declared today, and the file leaves them undeclared']],
  ['no column', {}, {}, []],
  ['a dish that was never declared', { allergensDeclared: false, allergens: [] }, { allergensDeclared: false }, ['line 2: "pie" contains milk today, and no longer in the file']],
  ['a missing allergen', { allergensDeclared: true, allergens: [] }, {}, ['line 2: "pie" contains milk today, and no longer in the file']],
  ['a missing trace', { mayContain: [] }, {}, ['line 2: "pie" may contain egg today, and no longer in the file']],
  ['an allergen that becomes a trace', { allergensDeclared: true, allergens: [], mayContain: ['M', 'E'] }, {}, []],
])('notes what a dish loses with %s', (_, fields, before, notes) => {
  expect(note([row('pie', fields)], [stored('pie', before)])).toEqual(notes)
}) // prettier-ignore

test('notes probable duplicates in the file and among the dishes of the site, by case, accents and spaces', () => {
  const named = (code: string, en: string, fr: string, line: number) => row(code, { name: { en, fr } }, line)
  const rows = [
    named('pate-2', 'Shepherd’s pie', 'PATE  chinois', 2),
    named('soup', 'Soup', 'Soupe', 3),
    named('soup-2', 'soup ', 'Potage', 4),
    named('stew', 'Stew', 'Ragoût', 5),
  ]
  const today = [
    stored('pate-chinois', { name: { en: 'Hash', fr: 'Pâté chinois' } }),
    stored('stew', { name: { en: 'Soup', fr: 'Soupe' } }), // renamed by the file
  ]
  expect(note(rows, today)).toEqual([
    'line 2: "pate-2" has the same name as "pate-chinois" of the site: is it one dish?',
    'line 4: "soup-2" has the same name as "soup" on line 3: is it one dish?',
  ])
})

test.each([
  ['CafÃ©', 'Café'],
  ['Å’uf Ã\u00a0 la coque', 'Œuf à la coque'],
  ['chefâ€™s', 'chef’s'],
  ['crème brûlée, créée, Œuf', null],
  ['Ã la carte', null],
])('finds broken accents in %s', (cell, repaired) => {
  const table = {
    columns: ['name_fr'],
    rows: [{ line: 3, cells: { name_fr: cell } }],
    decimalComma: false,
    isGuessed: false,
  }
  const notes = formatProblems(noteBrokenAccents(table))
  expect(notes).toHaveLength(repaired === null ? 0 : 1)
  if (repaired !== null) expect(notes[0]).toContain(`(did you mean "${repaired}"?)`)
})

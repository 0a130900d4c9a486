import type { Dish } from '@/domain/dish'
import type { Locale } from '@/domain/locale'
import { menuRows } from '@/features/dining/components/menu-rows'
import { menuWords } from '@/features/dining/components/menu-words'
import { aDish, someFilters } from './a-dish'

const rows = (dishes: Partial<Dish>[], locale: Locale = 'en', category = 'Grill') =>
  menuRows(
    {
      id: 'p'.repeat(24),
      name: { en: 'Lunch', fr: 'Dîner' },
      sortOrder: 1,
      categories: [
        { id: 'empty', name: { en: 'Empty', fr: 'Vide' }, sortOrder: 0, items: [] },
        {
          id: 'grill',
          name: { en: category, fr: category },
          sortOrder: 1,
          items: dishes.map((over, index) => ({ id: `item${index}`, dish: aDish(over) })),
        },
      ],
    },
    someFilters,
    locale,
    menuWords(locale).rows,
  )

/** The words that a reader finds, without elements. */
const words = (markup: string) =>
  markup
    .replace(/<thead.*?<\/thead>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test('[PUB-2.38] a row says the dish, its marks, what it is, what it contains, its portion and its calories', () => {
  const said = rows([{ allergens: ['wheat', 'milk'], mayContain: ['soy'], labels: ['vegetarian'] }])
  expect(words(said)).toBe(
    'Grill Macaroni and cheese Vegetarian Old cheddar, baked. Contains milk, wheat May contain soy 1 cup (250 mL) 410 Cal',
  )
  expect(said).toContain('data-has="wheat milk soy" data-is="vegetarian">')
  expect(said).toContain(
    '<button type="submit" form="menu-dish" name="dish" value="item0">Macaroni and cheese</button>',
  )
})

test('[PUB-1.4] the same row in French', () => {
  expect(words(rows([{ allergens: ['wheat', 'milk'], mayContain: ['tree-nuts'], labels: ['vegan'] }], 'fr'))).toBe(
    'Grill Macaroni au fromage Végétalien Vieux cheddar, gratiné. Contient : lait, blé Peut contenir : noix 1 tasse (250 ml) 410 cal',
  )
})

test('[PUB-3.7] a dish whose allergens nobody declared says so, and is marked for the filters', () => {
  const said = rows([{ allergensDeclared: false, allergens: ['egg'] }])
  expect(said).toContain('data-has="egg" data-is="" data-undeclared="">')
  expect(words(said)).toContain('Allergens not declared Contains egg')
  expect(rows([{}])).not.toContain('undeclared')
})

test('[PUB-3.7] unknown calories are not nought', () => {
  expect(words(rows([{ calories: null }]))).toBe('Grill Macaroni and cheese Old cheddar, baked. 1 cup (250 mL)')
  expect(words(rows([{ calories: 0 }]))).toContain('0 Cal')
})

test.each`
  sodium      | warned
  ${'2299'}   | ${false}
  ${'2300'}   | ${true}
  ${'2400.5'} | ${true}
  ${'<2300'}  | ${false}
  ${null}     | ${false}
`('[PUB-9.3] a portion with $sodium mg of sodium warns: $warned', ({ sodium, warned }) => {
  expect(rows([{ nutrients: sodium ? { sodium } : {} }]).includes('High in sodium')).toBe(warned)
})

test('custom allergens are said with the others, and a category without dishes is left out', () => {
  const said = rows([{ allergens: ['milk'], customAllergens: { en: 'Kiwi, lupin', fr: 'Kiwi, lupin' } }])
  expect(words(said)).toContain('Contains milk, Kiwi, lupin')
  expect(said).not.toContain('Empty')
})

test('what a kitchen writes is text, in every place', () => {
  const bad = '"><script>alert(1)</script>'
  const both = { en: bad, fr: bad }
  const said = rows(
    [{ name: both, description: both, portion: both, customAllergens: both, allergens: [bad], labels: [bad] }],
    'en',
    bad,
  )
  expect(said).not.toContain('<script')
  expect(said.match(/&lt;script&gt;/g)?.length).toBeGreaterThanOrEqual(5)
  expect(said).toContain('data-has="" data-is=""')
})

test('a table keeps its roles when it is laid out as a grid', () => {
  const said = rows([{}])
  for (const role of ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell'])
    expect(said).toContain(`role="${role}"`)
  expect(said.match(/role="columnheader"/g)).toHaveLength(6)
  expect(said.match(/role="(?:cell|rowheader)"/g)).toHaveLength(6)
})

import fc from 'fast-check'
import { allergenOrder, canadianAllergens, fixedAllergens, knownAllergens } from '@/domain/allergens'
import type { MenuFilter } from '@/domain/dish'
import {
  availableFilters,
  deselect,
  filterQuery,
  hiddenReason,
  hiddenSummary,
  noFilters,
  readFilterState,
  select,
  selectedFilters,
  writeFilterState,
} from '@/domain/menu-filters'

const filter = (type: MenuFilter['type'], code: string, en = code, sortOrder = 0): MenuFilter => ({
  id: code.padEnd(24, '0'),
  code,
  type,
  name: { en, fr: en },
  sortOrder,
})
const filters = [
  filter('label', 'vegan', 'Vegan', 2),
  filter('label', 'halal', 'Halal', 1),
  filter('allergen', 'garlic', 'Garlic'),
  filter('allergen', 'celery', 'Celery'),
  ...knownAllergens.toReversed().map(({ code }) => filter('allergen', code)),
]
const inOrder = [...knownAllergens.map(({ code }) => code), 'celery', 'garlic', 'halal', 'vegan']
const codes = (list: MenuFilter[]) => list.map(({ code }) => code)
const dish = (over: object) => ({ allergens: [], mayContain: [], labels: [], allergensDeclared: true, ...over })

test('[PUB-3.8] the fixed list has its words and its order, the Canadian additions follow', () => {
  expect(fixedAllergens.map(({ name }) => name.en)).toEqual([
    'Egg',
    'Fish',
    'Gluten',
    'Milk',
    'MSG',
    'Peanuts',
    'Shellfish - Crustacean',
    'Shellfish - Mollusk',
    'Soy',
    'Tree Nuts',
    'Wheat',
  ])
  expect(canadianAllergens.map(({ name }) => name.fr)).toEqual(['Moutarde', 'Sésame', 'Sulfites', 'Triticale'])
  expect([allergenOrder('egg'), allergenOrder('wheat'), allergenOrder('triticale')]).toEqual([0, 10, 14])
  expect(allergenOrder('constructor')).toBe(15)
})

test.each`
  what                                     | dish                                                       | state                                                       | reason
  ${'nothing chosen'}                      | ${dish({ allergens: ['milk'], allergensDeclared: false })} | ${{}}                                                       | ${null}
  ${'a hidden allergen contained'}         | ${dish({ allergens: ['egg', 'milk'] })}                    | ${{ hiddenAllergens: ['milk'] }}                            | ${'allergen'}
  ${'a hidden allergen that may be there'} | ${dish({ mayContain: ['milk'] })}                          | ${{ hiddenAllergens: ['egg', 'milk'] }}                     | ${'allergen'}
  ${'another allergen'}                    | ${dish({ allergens: ['egg'] })}                            | ${{ hiddenAllergens: ['milk'] }}                            | ${null}
  ${'allergens not declared'}              | ${dish({ allergensDeclared: false })}                      | ${{ hiddenAllergens: ['milk'] }}                            | ${'undeclared'}
  ${'not declared, but asked to be shown'} | ${dish({ allergensDeclared: false })}                      | ${{ hiddenAllergens: ['milk'], showUndeclared: true }}      | ${null}
  ${'milk in what is not fully declared'}  | ${dish({ allergens: ['milk'], allergensDeclared: false })} | ${{ hiddenAllergens: ['milk'], showUndeclared: true }}      | ${'allergen'}
  ${'not declared matters for no label'}   | ${dish({ labels: ['vegan'], allergensDeclared: false })}   | ${{ requiredLabels: ['vegan'] }}                            | ${null}
  ${'all of the labels'}                   | ${dish({ labels: ['vegan', 'halal', 'kosher'] })}          | ${{ requiredLabels: ['halal', 'vegan'] }}                   | ${null}
  ${'one of two labels'}                   | ${dish({ labels: ['vegan'] })}                             | ${{ requiredLabels: ['halal', 'vegan'] }}                   | ${'label'}
  ${'the allergen comes before the label'} | ${dish({ allergens: ['milk'] })}                           | ${{ hiddenAllergens: ['milk'], requiredLabels: ['vegan'] }} | ${'allergen'}
`('[PUB-4.7] $what: $reason', ({ dish: each, state, reason }) => {
  expect(hiddenReason(each, { ...noFilters, ...state })).toBe(reason)
})

test('[PUB-4.7] what is hidden is counted by reason', () => {
  const dishes = [
    dish({ allergens: ['milk'] }),
    dish({ mayContain: ['milk'] }),
    dish({ allergensDeclared: false }),
    dish({}),
    dish({ labels: ['vegan'] }),
  ]
  const state = { hiddenAllergens: ['milk'], requiredLabels: ['vegan'], showUndeclared: false }
  expect(hiddenSummary(dishes, state)).toEqual({ allergen: 2, undeclared: 1, label: 1, total: 4 })
  expect(hiddenSummary(dishes, noFilters)).toEqual({ allergen: 0, undeclared: 0, label: 0, total: 0 })
})

test('[PUB-4.5] a filter moves to the chosen list, and back to its place', () => {
  expect(codes(availableFilters(filters, []))).toEqual(inOrder)
  const milk = filter('allergen', 'milk')
  const chosen = select(select(noFilters, filter('allergen', 'soy')), milk)
  expect(chosen.hiddenAllergens).toEqual(['soy', 'milk'])
  expect(codes(selectedFilters(filters, chosen.hiddenAllergens))).toEqual(['milk', 'soy'])
  expect(codes(availableFilters(filters, ['soy', 'milk']))).toEqual(inOrder.filter((c) => c !== 'soy' && c !== 'milk'))
  expect(select(chosen, milk)).toBe(chosen)
  expect(deselect(chosen, milk).hiddenAllergens).toEqual(['soy'])
  expect(select(noFilters, filter('label', 'vegan'))).toEqual({ ...noFilters, requiredLabels: ['vegan'] })
})

test('[PUB-4.5] names are sorted as the language sorts them', () => {
  const french = [
    filter('allergen', 'garlic', 'Gousse'),
    filter('allergen', 'x', 'Échalote'),
    filter('allergen', 'y', 'Fève'),
  ]
  expect(codes(availableFilters(french, [], 'fr'))).toEqual(['x', 'y', 'garlic'])
})

const anyState = fc
  .subarray(filters)
  .map((chosen) => chosen.reduce(select, noFilters))
  .chain((state) => fc.boolean().map((showUndeclared) => ({ ...state, showUndeclared })))

test('[PUB-4.5] taking a filter back undoes choosing it, and every filter is in one list', () => {
  fc.assert(
    fc.property(anyState, fc.constantFrom(...filters), (state, one) => {
      const without = deselect(state, one)
      expect(deselect(select(without, one), one)).toEqual(without)
      const chosen = [...state.hiddenAllergens, ...state.requiredLabels]
      const both = [...codes(availableFilters(filters, chosen)), ...codes(selectedFilters(filters, chosen))]
      expect(both.toSorted()).toEqual(inOrder.toSorted())
    }),
  )
})

test('[PUB-4.7] hiding one more allergen never brings a dish back', () => {
  const allergens = fc.subarray(knownAllergens.map(({ code }) => code))
  fc.assert(
    fc.property(allergens, allergens, allergens, fc.boolean(), (inDish, maybe, hidden, allergensDeclared) => {
      const food = dish({ allergens: inDish, mayContain: maybe, allergensDeclared })
      const state = { ...noFilters, hiddenAllergens: hidden }
      if (hiddenReason(food, state) === null) return
      expect(hiddenReason(food, select(state, filter('allergen', 'milk')))).not.toBeNull()
    }),
  )
})

test('a state written to an address is read back', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const read = readFilterState(Object.fromEntries(new URLSearchParams(writeFilterState(state))), filters)
      expect(read.hiddenAllergens.toSorted()).toEqual(state.hiddenAllergens.toSorted())
      expect(read.requiredLabels.toSorted()).toEqual(state.requiredLabels.toSorted())
      expect(read.showUndeclared).toBe(state.showUndeclared)
      expect(Object.fromEntries(new URLSearchParams(filterQuery(state)))).toEqual(
        Object.fromEntries(writeFilterState(state)),
      )
    }),
  )
})

test('an address is short and readable', () => {
  const state = { hiddenAllergens: ['milk', 'egg'], requiredLabels: ['vegan'], showUndeclared: true }
  expect(filterQuery(state)).toBe('hide=milk,egg&only=vegan&undeclared=show')
  expect(filterQuery(noFilters)).toBe('')
})

test.each`
  what                       | params                                                       | hidden                    | required     | shown
  ${'nothing'}               | ${{}}                                                        | ${[]}                     | ${[]}        | ${false}
  ${'list order, once each'} | ${{ hide: 'soy,egg,soy, Milk' }}                             | ${['egg', 'milk', 'soy']} | ${[]}        | ${false}
  ${'a repeated parameter'}  | ${{ hide: ['soy', 'egg,soy'], undeclared: ['x', 'show'] }}   | ${['egg', 'soy']}         | ${[]}        | ${true}
  ${'unknown codes'}         | ${{ hide: 'plutonium,__proto__,milk', only: 'constructor' }} | ${['milk']}               | ${[]}        | ${false}
  ${'a label as allergen'}   | ${{ hide: 'vegan', only: 'milk,vegan' }}                     | ${[]}                     | ${['vegan']} | ${false}
  ${'another word to show'}  | ${{ hide: 'milk', undeclared: 'true' }}                      | ${['milk']}               | ${[]}        | ${false}
  ${'a megabyte'}            | ${{ hide: 'milk,'.repeat(250_000) }}                         | ${[]}                     | ${[]}        | ${false}
`('reading an address: $what', ({ params, hidden, required, shown }) => {
  expect(readFilterState(params, filters)).toEqual({
    hiddenAllergens: hidden,
    requiredLabels: required,
    showUndeclared: shown,
  })
})

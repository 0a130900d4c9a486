import fc from 'fast-check'
import { allergenOrder, fixedAllergens, knownAllergens } from '@/domain/menu/allergens/allergens'
import type { MenuFilter } from '@/domain/menu/dish/dish'
import {
  removeFilter,
  formatFilterQuery,
  getHiddenReason,
  countHidden,
  noFilters,
  parseFilterState,
  addFilter,
  sortFilters,
  toFilterParameters,
} from '@/domain/menu/filters/menu-filters'

fc.configureGlobal({ seed: 1 })

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
const manyCodes = Array.from({ length: 70 }, (_, index) => `gone-${String(index)}`).join(',')
const codes = (list: MenuFilter[]) => list.map(({ code }) => code)
const dish = (over: object) => ({ allergens: [], mayContain: [], labels: [], allergensDeclared: true, ...over })

test('[PUB-3.8] lists the fixed allergens in order, then the Canadian additions', () => {
  expect(fixedAllergens.map(({ name }) => name.en)).toEqual(
    'Egg|Fish|Gluten|Milk|MSG|Peanuts|Shellfish - Crustacean|Shellfish - Mollusk|Soy|Tree Nuts|Wheat'.split('|'),
  )
  expect(knownAllergens.slice(fixedAllergens.length).map(({ name }) => name.fr)).toEqual([
    'Moutarde',
    'Sésame',
    'Sulfites',
    'Triticale',
  ])
  expect([allergenOrder('egg'), allergenOrder('wheat'), allergenOrder('triticale')]).toEqual([0, 10, 14])
  expect(allergenOrder('constructor')).toBe(15)
})

test.each`
  what                                           | dish                                                       | state                                                       | reason
  ${'no filter chosen'}                          | ${dish({ allergens: ['milk'], allergensDeclared: false })} | ${{}}                                                       | ${null}
  ${'a hidden allergen contained'}               | ${dish({ allergens: ['egg', 'milk'] })}                    | ${{ hiddenAllergens: ['milk'] }}                            | ${'allergen'}
  ${'traces of a hidden allergen'}               | ${dish({ mayContain: ['milk'] })}                          | ${{ hiddenAllergens: ['egg', 'milk'] }}                     | ${'allergen'}
  ${'an allergen that is not hidden'}            | ${dish({ allergens: ['egg'] })}                            | ${{ hiddenAllergens: ['milk'] }}                            | ${null}
  ${'no allergen information'}                   | ${dish({ allergensDeclared: false })}                      | ${{ hiddenAllergens: ['milk'] }}                            | ${'undeclared'}
  ${'no allergen information, shown on request'} | ${dish({ allergensDeclared: false })}                      | ${{ hiddenAllergens: ['milk'], showUndeclared: true }}      | ${null}
  ${'a hidden allergen and no declaration'}      | ${dish({ allergens: ['milk'], allergensDeclared: false })} | ${{ hiddenAllergens: ['milk'], showUndeclared: true }}      | ${'allergen'}
  ${'no allergen information, label chosen'}     | ${dish({ labels: ['vegan'], allergensDeclared: false })}   | ${{ requiredLabels: ['vegan'] }}                            | ${null}
  ${'all of the labels'}                         | ${dish({ labels: ['vegan', 'halal', 'kosher'] })}          | ${{ requiredLabels: ['halal', 'vegan'] }}                   | ${null}
  ${'one of two labels'}                         | ${dish({ labels: ['vegan'] })}                             | ${{ requiredLabels: ['halal', 'vegan'] }}                   | ${'label'}
  ${'a hidden allergen and a missing label'}     | ${dish({ allergens: ['milk'] })}                           | ${{ hiddenAllergens: ['milk'], requiredLabels: ['vegan'] }} | ${'allergen'}
`('[PUB-4.7] hides a dish with $what: $reason', ({ dish: each, state, reason }) => {
  expect(getHiddenReason(each, { ...noFilters, ...state })).toBe(reason)
})

test('counts hidden dishes by reason', () => {
  const dishes = [
    dish({ allergens: ['milk'] }),
    dish({ mayContain: ['milk'] }),
    dish({ allergensDeclared: false }),
    dish({}),
    dish({ labels: ['vegan'] }),
  ]
  const state = { hiddenAllergens: ['milk'], requiredLabels: ['vegan'], showUndeclared: false }
  expect(countHidden(dishes, state)).toEqual({ allergen: 2, undeclared: 1, label: 1, total: 4 })
  expect(countHidden(dishes, noFilters)).toEqual({ allergen: 0, undeclared: 0, label: 0, total: 0 })
})

test('sorts allergens by the fixed list, then by name, and labels by sort order', () => {
  expect(codes(sortFilters(filters))).toEqual(inOrder)
})

test('sorts names by the rules of the language', () => {
  const french = [
    filter('allergen', 'garlic', 'Gousse'),
    filter('allergen', 'x', 'Échalote'),
    filter('allergen', 'y', 'Fève'),
  ]
  expect(codes(sortFilters(french, 'fr'))).toEqual(['x', 'y', 'garlic'])
})

test('adds a filter once and removes it', () => {
  const milk = filter('allergen', 'milk')
  const chosen = addFilter(addFilter(noFilters, filter('allergen', 'soy')), milk)
  expect(chosen.hiddenAllergens).toEqual(['soy', 'milk'])
  expect(addFilter(chosen, milk)).toBe(chosen)
  expect(removeFilter(chosen, milk).hiddenAllergens).toEqual(['soy'])
  expect(addFilter(noFilters, filter('label', 'vegan'))).toEqual({ ...noFilters, requiredLabels: ['vegan'] })
})

const anyState = fc
  .subarray(filters)
  .map((chosen) => chosen.reduce(addFilter, noFilters))
  .chain((state) => fc.boolean().map((showUndeclared) => ({ ...state, showUndeclared })))

test('removing a filter undoes adding it', () => {
  fc.assert(
    fc.property(anyState, fc.constantFrom(...filters), (state, one) => {
      const without = removeFilter(state, one)
      expect(removeFilter(addFilter(without, one), one)).toEqual(without)
    }),
  )
})

test('[PUB-4.7] never shows a dish again when another allergen is hidden', () => {
  const allergens = fc.subarray(knownAllergens.map(({ code }) => code))
  fc.assert(
    fc.property(allergens, allergens, allergens, fc.boolean(), (inDish, maybe, hidden, allergensDeclared) => {
      const food = dish({ allergens: inDish, mayContain: maybe, allergensDeclared })
      const state = { ...noFilters, hiddenAllergens: hidden }
      if (getHiddenReason(food, state) === null) return
      expect(getHiddenReason(food, addFilter(state, filter('allergen', 'milk')))).not.toBeNull()
    }),
  )
})

test('parses the parameters that it writes', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const read = parseFilterState(Object.fromEntries(new URLSearchParams(toFilterParameters(state))), filters)
      expect(read.hiddenAllergens.toSorted()).toEqual(state.hiddenAllergens.toSorted())
      expect(read.requiredLabels.toSorted()).toEqual(state.requiredLabels.toSorted())
      expect(read.showUndeclared).toBe(state.showUndeclared)
      expect(Object.fromEntries(new URLSearchParams(formatFilterQuery(state)))).toEqual(
        Object.fromEntries(toFilterParameters(state)),
      )
    }),
  )
})

test('writes a readable query', () => {
  const state = { hiddenAllergens: ['milk', 'egg'], requiredLabels: ['vegan'], showUndeclared: true }
  expect(formatFilterQuery(state)).toBe('hide=milk,egg&only=vegan&undeclared=show')
  expect(formatFilterQuery(noFilters)).toBe('')
})

test.each`
  what                                            | params                                                     | hidden                    | required | shown
  ${'nothing'}                                    | ${{}}                                                      | ${[]}                     | ${[]}    | ${false}
  ${'codes in display order, without duplicates'} | ${{ hide: 'soy,egg,soy, Milk' }}                           | ${['egg', 'milk', 'soy']} | ${[]}    | ${false}
  ${'a repeated parameter'}                       | ${{ hide: ['soy', 'egg,soy'], undeclared: ['x', 'show'] }} | ${['egg', 'soy']}         | ${[]}    | ${true}
  ${'another value of undeclared'}                | ${{ hide: 'milk', undeclared: 'true' }}                    | ${['milk']}               | ${[]}    | ${false}
  ${'empty codes'}                                | ${{ hide: ',milk,,', only: '' }}                           | ${['milk']}               | ${[]}    | ${false}
`('parses $what', ({ params, hidden, required, shown }) => {
  expect(parseFilterState(params, filters)).toEqual({
    hiddenAllergens: hidden,
    requiredLabels: required,
    showUndeclared: shown,
  })
})

test.each`
  what                                 | params                                                  | hidden      | required     | unapplied
  ${'unknown codes'}                   | ${{ hide: 'gone,__proto__,milk', only: 'constructor' }} | ${['milk']} | ${[]}        | ${{ hide: ['gone', '?'], only: ['constructor'] }}
  ${'filters of the other kind'}       | ${{ hide: 'vegan', only: 'milk,vegan' }}                | ${[]}       | ${['vegan']} | ${{ hide: ['vegan'], only: ['milk'] }}
  ${'markup once, without its text'}   | ${{ hide: '<b>x</b>,milk,"y"' }}                        | ${['milk']} | ${[]}        | ${{ hide: ['?'], only: [] }}
  ${'a very long parameter'}           | ${{ hide: 'milk,'.repeat(250_000) }}                    | ${[]}       | ${[]}        | ${{ hide: ['?'], only: [] }}
  ${'a parameter that is repeated'}    | ${{ hide: 'egg', only: Array(101).fill('vegan') }}      | ${['egg']}  | ${[]}        | ${{ hide: [], only: ['?'] }}
  ${'many unknown codes'}              | ${{ hide: manyCodes }}                                  | ${[]}       | ${[]}        | ${{ hide: [...manyCodes.split(',').slice(0, 60), '?'], only: [] }}
  ${'own allergens that are no codes'} | ${{ hide: 'egg', mine: 'milk,Peanut butter' }}          | ${['egg']}  | ${[]}        | ${{ hide: ['?'], only: [] }}
  ${'what it writes for these'}        | ${{ hide: 'egg,gone,?', only: 'vegan,gone' }}           | ${['egg']}  | ${['vegan']} | ${{ hide: ['gone', '?'], only: ['gone'] }}
`('keeps what a URL asks for and cannot be applied: $what', ({ params, hidden, required, unapplied }) => {
  const state = parseFilterState(params, filters)
  expect(state).toEqual({ ...noFilters, hiddenAllergens: hidden, requiredLabels: required, unapplied })
  const written = Object.fromEntries(new URLSearchParams(formatFilterQuery(state)))
  expect(parseFilterState(written, filters)).toEqual(state)
  expect(formatFilterQuery(addFilter(state, filter('allergen', 'soy')))).toContain('soy')
  expect(parseFilterState({ hide: 'egg', only: '' }, filters)).not.toHaveProperty('unapplied')
})

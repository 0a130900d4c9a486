import { allergenOrder } from '@/domain/menu/allergens/allergens'
import { describeAllergens } from '@/domain/menu/allergens/allergen-statement'
import { makeDish, sampleFilters } from '../../../features/menu/dish-fixture'

const messages = {
  contains: 'Contains: {names}',
  mayContain: 'May contain: {names}',
  undeclared: 'Allergens not declared',
  none: 'None of the {count} allergens',
}
const linesOf = (over: object, locale: 'en' | 'fr' = 'en') =>
  describeAllergens(makeDish(over), sampleFilters, locale, messages).map(({ kind, text }) => [kind, text])
const none = { allergens: [], mayContain: [], allergensDeclared: true }

test('[PUB-3.8] lists allergens in the order of the fixed list, then custom allergens', () => {
  expect(allergenOrder('egg')).toBeLessThan(allergenOrder('milk'))
  const dish = { ...none, allergens: ['milk', 'egg'], customAllergens: { en: 'kiwi; beef', fr: null } }
  expect(linesOf(dish)).toEqual([['contains', 'Contains: egg, milk, kiwi, beef']])
})

test('names the custom allergens of the other language when a language has only a space', () => {
  const dish = { ...none, customAllergens: { en: ' ', fr: 'lupin' } }
  expect(linesOf(dish)).toEqual([['contains', 'Contains: lupin']])
})

test('puts a missing declaration before the known allergens', () => {
  const dish = { allergens: ['milk'], mayContain: ['soy'], allergensDeclared: false }
  expect(linesOf(dish)).toEqual([
    ['undeclared', 'Allergens not declared'],
    ['contains', 'Contains: milk'],
    ['may-contain', 'May contain: soy'],
  ])
})

test('does not repeat a contained allergen as a possible one', () => {
  expect(linesOf({ ...none, allergens: ['milk'], mayContain: ['milk'] })).toEqual([['contains', 'Contains: milk']])
})

test('says so of a dish that is declared free of all allergens of the list', () => {
  const { length } = sampleFilters.filter(({ type }) => type === 'allergen')
  expect(linesOf(none)).toEqual([['none', `None of the ${length} allergens`]])
})

test('uses the names of the language and, for an unknown allergen, its code', () => {
  expect(linesOf({ ...none, allergens: ['milk', 'celery'] }, 'fr')).toEqual([['contains', 'Contains: lait, celery']])
})

import { completeAllergens, nameAllergens } from '@/domain/menu/allergens/complete-allergens'
import { knownAllergens } from '@/domain/menu/allergens/allergens'
import { judgeDish } from '@/domain/menu/allergens/safe-dishes'

const filters = knownAllergens.map(({ code, name }, index) => ({
  ...{ id: `id-${code}`, type: 'allergen' as const, sortOrder: index },
  ...{ code, name },
}))
const known = nameAllergens(filters)
const other = (en: string | null, fr: string | null = null) => ({ en, fr })
const complete = (dish: Partial<Parameters<typeof completeAllergens>[0]>) =>
  completeAllergens({ allergens: [], mayContain: [], customAllergens: other(null), ...dish }, known)

test.each([
  ['a name of the list', other('Peanuts'), ['peanuts'], []],
  ['its singular, in other letters', other('PEANUT; kiwi'), ['peanuts'], []],
  ['a French name without accents', other(null, 'Ble, oeuf'), ['wheat', 'egg', 'gluten'], []],
  ['a part of a name', other('Crustaceans'), ['shellfish-crustacean'], []],
  ['the usual word for tree nuts', other('nuts'), ['tree-nuts'], []],
  ['more words around a name', other('peanut oil, coconut milk'), [], ['milk', 'peanuts']],
  ['words of other things', other('Kiwi, buckwheat, eggplant, butternut'), [], []],
])('[PUB-3.7] %s among the other allergens counts', (_, customAllergens, allergens, mayContain) => {
  const found = complete({ customAllergens })
  expect([found.allergens.toSorted(), found.mayContain.toSorted()]).toEqual([allergens.toSorted(), mayContain])
})

test.each([
  ['contains wheat', { allergens: ['wheat'] }, ['wheat', 'gluten'], []],
  ['may contain triticale', { allergens: ['milk'], mayContain: ['triticale'] }, ['milk'], ['triticale', 'gluten']],
  ['contains gluten and may contain wheat', { allergens: ['gluten'], mayContain: ['wheat'] }, ['gluten'], ['wheat']],
  ['contains egg', { allergens: ['egg'] }, ['egg'], []],
])('[PUB-3.7] a dish that %s has the gluten of its sources', (_, dish, allergens, mayContain) => {
  expect(complete(dish)).toEqual({ allergens, mayContain })
})

test('adds no gluten that the list does not have', () => {
  const few = nameAllergens(filters.filter(({ code }) => code !== 'gluten'))
  const dish = { allergens: ['wheat'], mayContain: [], customAllergens: other(null) }
  expect(completeAllergens(dish, few)).toEqual({ allergens: ['wheat'], mayContain: [] })
})

test('[PUB-4.7] a declared dish with peanuts among its other allergens is not safe without peanuts', () => {
  const dish = { labels: [], allergensDeclared: true, ...complete({ customAllergens: other('Peanuts') }) }
  expect(judgeDish(dish, { allergens: ['peanuts'], diets: [] })).toBe('unsafe')
  expect(judgeDish(dish, { allergens: ['milk'], diets: [] })).toBe('safe')
})

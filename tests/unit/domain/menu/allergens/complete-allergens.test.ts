import { completeAllergens, nameAllergens } from '@/domain/menu/allergens/complete-allergens'
import { knownAllergens } from '@/domain/menu/allergens/allergens'
import { judgeDish } from '@/domain/menu/allergens/safe-dishes'

const filters = knownAllergens.map(({ code, name }, index) => ({
  ...{ id: `id-${code}`, type: 'allergen' as const, sortOrder: index },
  ...{ code, name },
}))
const known = nameAllergens(filters)
const other = (en: string | null, fr: string | null = null) => ({ en, fr })
const plain = { allergens: [], mayContain: [], customAllergens: other(null), allergensDeclared: true, declaredAt: null }
const complete = (dish: Partial<Parameters<typeof completeAllergens>[0]>) =>
  completeAllergens({ ...plain, ...dish }, known)

test.each([
  ['a name of the list', other('Peanuts'), ['peanuts'], []],
  ['its singular, in other letters', other('PEANUT; kiwi'), ['peanuts'], []],
  ['a French name without accents', other(null, 'Ble, oeuf'), ['wheat', 'egg', 'gluten'], []],
  ['a part of a name', other('Crustaceans'), ['shellfish-crustacean'], []],
  ['the usual word for tree nuts', other('nuts'), ['tree-nuts'], []],
  ['a kind of tree nut', other('Almonds'), ['tree-nuts'], []],
  ['a kind of tree nut in French', other(null, 'noix de cajou, Noisettes'), ['tree-nuts'], []],
  ['another French word for peanuts', other(null, 'Cacahuètes'), ['peanuts'], []],
  ['the word for both kinds of shellfish', other('Shellfish'), ['shellfish-crustacean', 'shellfish-mollusk'], []],
  ['a kind of each', other('shrimp, mussels'), ['shellfish-crustacean', 'shellfish-mollusk'], []],
  ['a grain with gluten that the list does not have', other('Barley; seigle'), ['gluten'], []],
  ['a kind of wheat', other('spelt'), ['gluten', 'wheat'], []],
  ['a part of milk', other('whey, tuna'), ['fish', 'milk'], []],
  ['a drink made of a source', other('almond milk'), [], ['milk', 'tree-nuts']],
  ['more words around a name', other('peanut oil, coconut milk'), [], ['milk', 'peanuts']],
  ['words of other things', other('Kiwi, buckwheat, eggplant, butternut'), [], []],
])('%s among the other allergens counts', (_, customAllergens, allergens, mayContain) => {
  const found = complete({ customAllergens })
  expect([found.allergens.toSorted(), found.mayContain.toSorted()]).toEqual([allergens.toSorted(), mayContain])
})

test.each([
  ['contains wheat', { allergens: ['wheat'] }, ['wheat', 'gluten'], []],
  ['may contain triticale', { allergens: ['milk'], mayContain: ['triticale'] }, ['milk'], ['triticale', 'gluten']],
  ['contains gluten and may contain wheat', { allergens: ['gluten'], mayContain: ['wheat'] }, ['gluten'], ['wheat']],
  ['contains egg', { allergens: ['egg'] }, ['egg'], []],
])('a dish that %s has the gluten of its sources', (_, dish, allergens, mayContain) => {
  expect(complete(dish)).toEqual({ allergens, mayContain })
})

test('adds no gluten that the list does not have', () => {
  const few = nameAllergens(filters.filter(({ code }) => code !== 'gluten'))
  expect(completeAllergens({ ...plain, allergens: ['wheat'] }, few)).toEqual({ allergens: ['wheat'], mayContain: [] })
})

const day = (date: number) => new Date(Date.UTC(2026, 10, date))
test.each<[string, Date | null, boolean, string[]]>([
  ['before the allergen was added', day(19), true, ['celery']],
  ['at an unknown time', null, true, ['celery']],
  ['after it', day(21), true, []],
  ['never', null, false, []],
])('a dish that was declared %s may contain it', (_, declaredAt, allergensDeclared, mayContain) => {
  const celery = { id: 'c', type: 'allergen' as const, sortOrder: 99, code: 'celery', introducedAt: day(20) }
  const list = nameAllergens([...filters, { ...celery, name: { en: 'Celery', fr: 'Céleri' } }])
  expect(completeAllergens({ ...plain, declaredAt, allergensDeclared }, list)).toEqual({ allergens: [], mayContain })
})

test('[PUB-4.7] a declared dish with peanuts among its other allergens is not safe without peanuts', () => {
  const dish = { labels: [], allergensDeclared: true, ...complete({ customAllergens: other('Peanuts') }) }
  expect(judgeDish(dish, { allergens: ['peanuts'], diets: [] })).toBe('unsafe')
  expect(judgeDish(dish, { allergens: ['milk'], diets: [] })).toBe('safe')
})

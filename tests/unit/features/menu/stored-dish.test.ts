import type { MenuFilter } from '@/domain/menu/dish/dish'
import { dishReader } from '@/features/menu/stored-dish'

const filters = ['peanuts', 'milk', 'egg'].map((code, sortOrder): MenuFilter => {
  return { id: `id-${code}`, code, type: 'allergen', name: { en: code, fr: code }, sortOrder }
})
const read = (more: object) =>
  dishReader(filters)({
    ...{ id: 'd', name: { en: 'Satay' }, allergensDeclared: true, containsNone: false },
    ...{ allergens: ['id-peanuts'], mayContain: ['id-milk'], customAllergens: { en: 'Lupin' } },
    ...more,
  })

test('reads a dish with the codes of its filters, and the one name that it has', () => {
  expect(read({ nutrients: { sodium: '5', iron: '', a: '1' }, calories: 90, mrn: 12 })).toMatchObject({
    ...{ id: 'd', name: { en: 'Satay', fr: 'Satay' }, nutrients: { sodium: '5' }, calories: 90, mrn: 12 },
    ...{ allergensDeclared: true, allergens: ['peanuts'], mayContain: ['milk'], labels: [] },
    customAllergens: { en: 'Lupin', fr: null },
  })
})

const nothing = { allergens: null, mayContain: undefined, customAllergens: null }
test.each<[string, object, boolean]>([
  ['"contains none" and empty lists', { ...nothing, containsNone: true }, true],
  ['empty lists alone', nothing, false],
  ['blanks as other allergens', { ...nothing, customAllergens: { en: ' ', fr: '' } }, false],
  ['another allergen in French only', { ...nothing, customAllergens: { fr: 'Lupin' } }, true],
  ['"contains none" beside an allergen', { containsNone: true }, false],
  ['an allergen that does not exist', { allergens: ['id-peanuts', 'id-gone'] }, false],
  ['traces of one that does not exist', { mayContain: ['id-gone'] }, false],
  ['an entry that is no id', { allergens: ['id-peanuts', null] }, false],
  ['a value that is no list', { mayContain: 'id-milk' }, false],
  ['no declaration', { allergensDeclared: null }, false],
])('[PUB-3.7] a dish with %s: declared is %p', (_, more, declared) => {
  expect(read(more).allergensDeclared).toBe(declared)
})

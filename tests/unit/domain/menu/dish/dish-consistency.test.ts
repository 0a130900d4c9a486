import { agreeOnAllergens, trustworthyCard, type DishAllergens } from '@/domain/menu/dish/dish-consistency'

const dish = (more: Partial<DishAllergens> = {}): DishAllergens => ({
  allergensDeclared: true,
  allergens: ['peanuts'],
  mayContain: ['milk'],
  customAllergens: { en: 'Lupin', fr: 'Lupin' },
  ...more,
})

describe('agreeOnAllergens', () => {
  test.each<[string, Partial<DishAllergens>, boolean]>([
    ['the same', {}, true],
    ['another order and a repeated allergen', { allergens: ['peanuts', 'peanuts'] }, true],
    ['no allergens any more', { allergens: [] }, false],
    ['one allergen more', { allergens: ['peanuts', 'egg'] }, false],
    ['another allergen', { allergens: ['egg'] }, false],
    ['no traces any more', { mayContain: [] }, false],
    ['not declared', { allergensDeclared: false }, false],
    ['no other allergens in French', { customAllergens: { en: 'Lupin', fr: null } }, false],
  ])('fields with %s', (_, fields, agree) => {
    expect(agreeOnAllergens(dish(), dish(fields))).toBe(agree)
    expect(agreeOnAllergens(dish(fields), dish())).toBe(agree)
  })
})

describe('trustworthyCard', () => {
  test('is the card itself if the fields agree', () => {
    const card = { ...dish(), name: 'Satay' }
    expect(trustworthyCard(card, dish())).toBe(card)
  })

  test('is not declared and lists what either side lists if they disagree', () => {
    const card = dish({ allergens: [], mayContain: ['soy'], customAllergens: { en: null, fr: null } })
    expect(trustworthyCard(card, dish())).toEqual({
      allergensDeclared: false,
      allergens: ['peanuts'],
      mayContain: ['soy', 'milk'],
      customAllergens: { en: 'Lupin', fr: 'Lupin' },
    })
  })
})

import { collectPlateAllergens } from '@/domain/menu/allergens/plate-allergens'
import { makeDish, sampleFilters } from '../../../features/menu/dish-fixture'

const named = (en: string, fr: string, over: object = {}) => ({
  count: 1,
  dish: makeDish({ name: { en, fr }, ...over }),
})
const soup = named('Soup', 'Soupe', { allergens: ['wheat', 'milk'], mayContain: ['milk', 'soy'] })
const pie = named('Pie', 'Tarte', {
  allergens: ['milk', 'egg'],
  customAllergens: { en: 'kiwi, beef', fr: 'kiwi, bœuf' },
})
const bread = named('Bread', 'Pain', { mayContain: ['milk'] })
const mystery = named('Special', 'Plat du jour', { allergensDeclared: false, allergens: ['fish'] })

test('[PUB-3.8] lists each allergen once, in list order, with its dishes', () => {
  expect(collectPlateAllergens([soup, pie, bread], sampleFilters, 'en')).toEqual({
    undeclared: [],
    contains: [
      { name: 'Egg', dishes: ['Pie'] },
      { name: 'Milk', dishes: ['Soup', 'Pie'] },
      { name: 'Wheat', dishes: ['Soup'] },
      { name: 'kiwi', dishes: ['Pie'] },
      { name: 'beef', dishes: ['Pie'] },
    ],
    mayContain: [
      { name: 'Milk', dishes: ['Bread'] },
      { name: 'Soy', dishes: ['Soup'] },
    ],
  })
})

test('names dishes without allergen information and lists their known allergens', () => {
  expect(collectPlateAllergens([soup, mystery], sampleFilters, 'fr')).toMatchObject({
    undeclared: ['Plat du jour'],
    contains: [
      { name: 'Poisson', dishes: ['Plat du jour'] },
      { name: 'Lait', dishes: ['Soupe'] },
      { name: 'Blé', dishes: ['Soupe'] },
    ],
  })
})

test('lists nothing for dishes that are declared free of allergens', () => {
  expect(collectPlateAllergens([named('Water', 'Eau')], sampleFilters, 'en')).toEqual({
    undeclared: [],
    contains: [],
    mayContain: [],
  })
})

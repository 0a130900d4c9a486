import { plateSafety } from '@/features/dining/components/plate-safety'
import { aDish, someFilters } from './a-dish'

const named = (en: string, fr: string, over: object = {}) => ({ count: 1, dish: aDish({ name: { en, fr }, ...over }) })
const soup = named('Soup', 'Soupe', { allergens: ['wheat', 'milk'], mayContain: ['milk', 'soy'] })
const pie = named('Pie', 'Tarte', {
  allergens: ['milk', 'egg'],
  customAllergens: { en: 'kiwi, beef', fr: 'kiwi, bœuf' },
})
const bread = named('Bread', 'Pain', { mayContain: ['milk'] })
const mystery = named('Special', 'Plat du jour', { allergensDeclared: false, allergens: ['fish'] })

test('[PUB-3.8] each allergen stands once, in list order, with the dishes that have it', () => {
  expect(plateSafety([soup, pie, bread], someFilters, 'en')).toEqual({
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

test('[PUB-3.7] a dish whose allergens are not declared is named, and what is known of it is said', () => {
  expect(plateSafety([soup, mystery], someFilters, 'fr')).toMatchObject({
    undeclared: ['Plat du jour'],
    contains: [
      { name: 'Poisson', dishes: ['Plat du jour'] },
      { name: 'Lait', dishes: ['Soupe'] },
      { name: 'Blé', dishes: ['Soupe'] },
    ],
  })
})

test('[PUB-3.7] dishes declared to contain nothing have no lines', () => {
  expect(plateSafety([named('Water', 'Eau')], someFilters, 'en')).toEqual({
    undeclared: [],
    contains: [],
    mayContain: [],
  })
})

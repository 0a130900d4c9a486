import { menuStructuredData } from '@/features/menu/page/menu-structured-data'
import { makeDish, showAll } from '../dish-fixture'

const both = (en: string, fr: string = en) => ({ en, fr })
const id = 'b'.repeat(24)

const period = (...dishes: ReturnType<typeof makeDish>[]) => ({
  id,
  name: both('Lunch', 'Dîner'),
  sortOrder: 1,
  categories: [
    { id, name: both('Grill', 'Gril'), sortOrder: 1, items: dishes.map((dish) => ({ id, dish })) },
    { id, name: both('Empty', 'Vide'), sortOrder: 2, items: [] },
  ],
})

test('describes a menu without descriptions, bounded amounts or diets that no label states', () => {
  const nutrients = { protein: '12', totalFat: '0.5', sodium: '<5', cholesterol: '5+', sugar: '-', potassium: '40' }
  const dish = makeDish({ labels: ['vegan', 'halal', 'gluten-free', 'constructor'], nutrients })
  const bare = makeDish({ portion: both(''), calories: null, allergensDeclared: false })
  expect(menuStructuredData(period(dish, bare), '2026-11-20', 'fr', showAll)).toEqual({
    '@type': 'Menu',
    name: 'Dîner',
    inLanguage: 'fr-CA',
    temporalCoverage: '2026-11-20',
    hasMenuSection: [
      {
        '@type': 'MenuSection',
        name: 'Gril',
        hasMenuItem: [
          {
            '@type': 'MenuItem',
            name: 'Macaroni au fromage',
            suitableForDiet: ['https://schema.org/VeganDiet', 'https://schema.org/HalalDiet'],
            nutrition: {
              '@type': 'NutritionInformation',
              servingSize: '1 tasse (250 ml)',
              calories: '410 cal',
              proteinContent: '12 g',
              fatContent: '0.5 g',
            },
          },
          { '@type': 'MenuItem', name: 'Macaroni au fromage' },
        ],
      },
    ],
  })
})

test('omits the calories of a site that does not show them, and keeps the other nutrients', () => {
  const dish = makeDish({ nutrients: { protein: '12' } })
  const data = menuStructuredData(period(dish), '2026-11-20', 'en', { ...showAll, displayCal: false })
  expect(data).toMatchObject({ hasMenuSection: [{ hasMenuItem: [{ nutrition: { proteinContent: '12 g' } }] }] })
  expect(JSON.stringify(data)).not.toMatch(/410|calories/)
})

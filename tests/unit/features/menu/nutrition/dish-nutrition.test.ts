import { nutrients, formatV1Amount } from '@/domain/menu/dish/nutrition'
import { parseV1Nutrition, toDishNutrition } from '@/features/menu/nutrition/dish-nutrition'
import { makeDish } from '../dish-fixture'

const dish = makeDish({ nutrients: { totalFat: '<1', protein: '12.5', dietaryFiber: '5+' }, calories: 410 })
const v1Item = {
  id: 'item1',
  ingredients: 'Pasta, cheddar',
  nutrients: nutrients.map(({ key, v1Name, uom }) => {
    const { value, valueNumeric } = formatV1Amount(key === 'calories' ? '410' : dish.nutrients[key], uom)
    return { name: v1Name, uom, value, value_numeric: valueNumeric }
  }),
}

test('[PUB-3.7] reads the same nutrition from v1 as the server renders', () => {
  const answer = {
    status: 'success',
    menu: { periods: { categories: [{ items: [] }, { items: [{ id: 'other' }, v1Item] }] } },
  }
  expect(parseV1Nutrition(answer, 'item1')).toEqual(toDishNutrition(dish, 'en'))
  expect(parseV1Nutrition(answer, 'item2')).toBeNull()
})

test.each([
  null,
  'x',
  [],
  {},
  { status: 'error', msg: 'No menu' },
  { menu: { periods: null } },
  { menu: { periods: { categories: [null, { items: 3 }] } } },
])('returns null for a response without the item: %j', (answer) => expect(parseV1Nutrition(answer, 'item1')).toBeNull())

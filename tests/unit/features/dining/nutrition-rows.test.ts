import { nutrients, v1Amount } from '@/domain/nutrition'
import { bodyFromV1, bodyOf } from '@/features/dining/components/dish-facts'
import { menuWords } from '@/features/dining/components/menu-words'
import { amountText, factRows, isMeasured } from '@/features/dining/components/nutrition-rows'
import { aDish } from './a-dish'

const [en, fr] = [menuWords('en').nutrition, menuWords('fr').nutrition]

test.each`
  key               | text     | inEnglish               | inFrench
  ${'totalFat'}     | ${'0.5'} | ${'0.5\u00a0g'}         | ${'0,5\u00a0g'}
  ${'totalFat'}     | ${'<1'}  | ${'less than 1\u00a0g'} | ${'moins de 1\u00a0g'}
  ${'dietaryFiber'} | ${'5+'}  | ${'5\u00a0g or more'}   | ${'5\u00a0g ou plus'}
  ${'calories'}     | ${'410'} | ${'410'}                | ${'410'}
  ${'vitaminD'}     | ${'80'}  | ${'80\u00a0IU'}         | ${'80\u00a0UI'}
  ${'iron'}         | ${'-'}   | ${null}                 | ${null}
`('[PUB-3.7] $text of $key reads $inEnglish, $inFrench', ({ key, text, inEnglish, inFrench }) => {
  expect(amountText(key, text, 'en', en)).toBe(inEnglish)
  expect(amountText(key, text, 'fr', fr)).toBe(inFrench)
})

test('[PUB-2.38] the table has the lines of Canada’s, with percent of the Daily Value', () => {
  const rows = factRows(
    { totalFat: '15', saturatedFat: '3', transFat: '0.4', sodium: '460', protein: '9', iron: '<1' },
    'en',
    en,
  )
  expect(rows.map(({ key }) => key)).toEqual([
    'totalFat',
    'saturatedFat',
    'transFat',
    'totalCarbohydrates',
    'dietaryFiber',
    'sugar',
    'protein',
    'cholesterol',
    'sodium',
    'potassium',
    'calcium',
    'iron',
  ])
  const percent = Object.fromEntries(rows.map((row) => [row.key, row.percent]))
  // 15 of 75 g; 3.4 of 20 g; 460 of 2300 mg; protein has no Daily Value, and a bound has no percentage
  expect(percent).toMatchObject({
    totalFat: 20,
    saturatedFat: 17,
    sodium: 20,
    protein: null,
    iron: null,
    calcium: null,
  })
})

test('[PUB-2.38] the sum of saturated and trans fat is the kitchen’s where it gives one, and unknown where a part is', () => {
  const saturated = (values: object) => factRows(values, 'en', en).find(({ key }) => key === 'saturatedFat')?.percent
  expect(saturated({ saturatedFat: '3', transFat: '0', saturatedAndTransFat: '4' })).toBe(20)
  expect(saturated({ saturatedFat: '3' })).toBeNull()
})

test('vitamins stand only where a kitchen measured them; nothing measured is no table', () => {
  expect(factRows({ vitaminC: '9' }, 'en', en).at(-1)).toEqual({
    key: 'vitaminC',
    amount: '9\u00a0mg',
    percent: 10,
    indented: false,
  })
  expect([isMeasured({}), isMeasured({ iron: '-' }), isMeasured({ iron: '0' })]).toEqual([false, false, true])
})

const dish = aDish({ nutrients: { totalFat: '<1', protein: '12.5', dietaryFiber: '5+' }, calories: 410 })
const v1Item = {
  id: 'item1',
  ingredients: 'Pasta, cheddar',
  nutrients: nutrients.map(({ key, v1Name, uom }) => {
    const { value, valueNumeric } = v1Amount(key === 'calories' ? '410' : dish.nutrients[key], uom)
    return { name: v1Name, uom, value, value_numeric: valueNumeric }
  }),
}

test('[PUB-3.7] what v1 says of an item is what the page says of it', () => {
  const answer = {
    status: 'success',
    menu: { periods: { categories: [{ items: [] }, { items: [{ id: 'other' }, v1Item] }] } },
  }
  expect(bodyFromV1(answer, 'item1')).toEqual(bodyOf(dish, 'en'))
  expect(bodyFromV1(answer, 'item2')).toBeNull()
})

test.each([
  null,
  'x',
  [],
  {},
  { status: 'error', msg: 'No menu' },
  { menu: { periods: null } },
  { menu: { periods: { categories: [null, { items: 3 }] } } },
])('an answer of another shape has no item: %j', (answer) => expect(bodyFromV1(answer, 'item1')).toBeNull())

import { menuMessages } from '@/i18n/menu-messages'
import { formatAmount, nutritionFactsRows, hasKnownAmounts } from '@/domain/menu/dish/nutrition-facts'

const [en, fr] = [menuMessages('en').nutrition, menuMessages('fr').nutrition]

test.each`
  key               | text     | inEnglish               | inFrench
  ${'totalFat'}     | ${'0.5'} | ${'0.5\u00a0g'}         | ${'0,5\u00a0g'}
  ${'totalFat'}     | ${'<1'}  | ${'less than 1\u00a0g'} | ${'moins de 1\u00a0g'}
  ${'dietaryFiber'} | ${'5+'}  | ${'5\u00a0g or more'}   | ${'5\u00a0g ou plus'}
  ${'calories'}     | ${'410'} | ${'410'}                | ${'410'}
  ${'vitaminD'}     | ${'80'}  | ${'80\u00a0IU'}         | ${'80\u00a0UI'}
  ${'iron'}         | ${'-'}   | ${null}                 | ${null}
`('[PUB-3.7] formats $key $text as $inEnglish and $inFrench', ({ key, text, inEnglish, inFrench }) => {
  expect(formatAmount(key, text, 'en', en)).toBe(inEnglish)
  expect(formatAmount(key, text, 'fr', fr)).toBe(inFrench)
})

test('[PUB-2.38] lists the rows of the Canadian nutrition facts table with percentages of the Daily Value', () => {
  const rows = nutritionFactsRows(
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
  // 15 of 75 g; 3.4 of 20 g; 460 of 2300 mg; protein has no Daily Value; a bound has no percentage
  expect(percent).toMatchObject({
    totalFat: 20,
    saturatedFat: 17,
    sodium: 20,
    protein: null,
    iron: null,
    calcium: null,
  })
})

test('[PUB-2.38] prefers the kitchen’s sum of saturated and trans fat, and shows no percentage when one part is unknown', () => {
  const saturated = (values: object) =>
    nutritionFactsRows(values, 'en', en).find(({ key }) => key === 'saturatedFat')?.percent
  expect(saturated({ saturatedFat: '3', transFat: '0', saturatedAndTransFat: '4' })).toBe(20)
  expect(saturated({ saturatedFat: '3' })).toBeNull()
})

test('shows vitamins only when they are known, and recognizes a dish without known amounts', () => {
  expect(nutritionFactsRows({ vitaminC: '9' }, 'en', en).at(-1)).toEqual({
    key: 'vitaminC',
    amount: '9\u00a0mg',
    percent: 10,
    indented: false,
  })
  expect([hasKnownAmounts({}), hasKnownAmounts({ iron: '-' }), hasKnownAmounts({ iron: '0' })]).toEqual([
    false,
    false,
    true,
  ])
})

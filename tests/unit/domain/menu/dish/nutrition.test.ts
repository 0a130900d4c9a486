import {
  dailyValuePercent,
  isValidAmount,
  needsSodiumWarning,
  parseAmount,
  formatV1Amount,
  formatLegacyV1Amount,
} from '@/domain/menu/dish/nutrition'

test.each`
  text          | uom       | amount                              | value                       | numeric
  ${'12'}       | ${'g'}    | ${{ kind: 'amount', value: 12 }}    | ${'12'}                     | ${'12'}
  ${'0'}        | ${'mg'}   | ${{ kind: 'amount', value: 0 }}     | ${'0'}                      | ${'0'}
  ${'0.50'}     | ${'g'}    | ${{ kind: 'amount', value: 0.5 }}   | ${'0.50'}                   | ${'0.50'}
  ${' 12 '}     | ${'g'}    | ${{ kind: 'amount', value: 12 }}    | ${'12'}                     | ${'12'}
  ${'<1'}       | ${'g'}    | ${{ kind: 'lessThan', value: 1 }}   | ${'less than 1 gram'}       | ${'1'}
  ${'< 1'}      | ${'g'}    | ${{ kind: 'lessThan', value: 1 }}   | ${'less than 1 gram'}       | ${'1'}
  ${'<0.5'}     | ${'g'}    | ${{ kind: 'lessThan', value: 0.5 }} | ${'less than 0.5 grams'}    | ${'0.5'}
  ${'<5'}       | ${'mg'}   | ${{ kind: 'lessThan', value: 5 }}   | ${'less than 5 milligrams'} | ${'5'}
  ${'<1'}       | ${'kcal'} | ${{ kind: 'lessThan', value: 1 }}   | ${'less than 1 calorie'}    | ${'1'}
  ${'5+'}       | ${'g'}    | ${{ kind: 'moreThan', value: 5 }}   | ${'5+'}                     | ${'5+'}
  ${undefined}  | ${'g'}    | ${null}                             | ${'-'}                      | ${'-'}
  ${''}         | ${'g'}    | ${null}                             | ${'-'}                      | ${'-'}
  ${'-'}        | ${'g'}    | ${null}                             | ${'-'}                      | ${'-'}
  ${'<5+'}      | ${'g'}    | ${null}                             | ${'-'}                      | ${'-'}
  ${'1e9'}      | ${'g'}    | ${null}                             | ${'-'}                      | ${'-'}
  ${'12 grams'} | ${'g'}    | ${null}                             | ${'-'}                      | ${'-'}
`('[V1-2] formats $text in $uom as "$value", "$numeric"', ({ text, uom, amount, value, numeric }) => {
  expect(parseAmount(text)).toEqual(amount)
  expect(formatV1Amount(text, uom)).toEqual({ value, valueNumeric: numeric })
  expect(isValidAmount(text ?? '')).toBe(amount !== null)
})

test.each`
  text         | warns
  ${'2299.9'}  | ${false}
  ${'2300'}    | ${true}
  ${'2300+'}   | ${true}
  ${'<2300'}   | ${false}
  ${'-'}       | ${false}
  ${undefined} | ${false}
`('[PUB-9.3] warns of $text mg of sodium: $warns', ({ text, warns }) => {
  expect(needsSodiumWarning(text)).toBe(warns)
})

test.each`
  key                       | text         | percent
  ${'sodium'}               | ${'1150'}    | ${50}
  ${'totalFat'}             | ${'15'}      | ${20}
  ${'saturatedAndTransFat'} | ${'5'}       | ${25}
  ${'sugar'}                | ${'31'}      | ${31}
  ${'dietaryFiber'}         | ${'7'}       | ${25}
  ${'potassium'}            | ${'340'}     | ${10}
  ${'calcium'}              | ${'325'}     | ${25}
  ${'iron'}                 | ${'1'}       | ${6}
  ${'vitaminD'}             | ${'200'}     | ${25}
  ${'vitaminC'}             | ${'0'}       | ${0}
  ${'cholesterol'}          | ${'450'}     | ${150}
  ${'protein'}              | ${'20'}      | ${null}
  ${'saturatedFat'}         | ${'5'}       | ${null}
  ${'vitaminA'}             | ${'90'}      | ${null}
  ${'sodium'}               | ${'<5'}      | ${null}
  ${'sodium'}               | ${'-'}       | ${null}
  ${'sodium'}               | ${undefined} | ${null}
`('$text of $key is $percent percent of the Canadian daily value', ({ key, text, percent }) => {
  expect(dailyValuePercent(key, text)).toBe(percent)
})

test.each`
  text         | value    | numeric
  ${'12'}      | ${'12'}  | ${'12'}
  ${'0.5'}     | ${'0.5'} | ${'0.5'}
  ${'<1'}      | ${'< 1'} | ${'<1'}
  ${'< 1'}     | ${'< 1'} | ${'<1'}
  ${'5+'}      | ${'5+'}  | ${'5+'}
  ${'-'}       | ${'-'}   | ${'-'}
  ${'unknown'} | ${'-'}   | ${'-'}
  ${null}      | ${'-'}   | ${'-'}
`('[V1-2] formats $text as $value and $numeric for the menus of 2018', ({ text, value, numeric }) => {
  expect(formatLegacyV1Amount(text)).toEqual({ value, valueNumeric: numeric })
})

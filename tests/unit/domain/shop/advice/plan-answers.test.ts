import { mealsPerWeek, parsePlanAnswers } from '@/domain/shop/advice/plan-answers'

test.each`
  daysPerWeek | mealsPerDay | snacks     | meals | arithmetic
  ${5}        | ${2}        | ${'none'}  | ${10} | ${'5 x 2'}
  ${5}        | ${2}        | ${'some'}  | ${12} | ${'5 x 2 + 2'}
  ${5}        | ${2}        | ${'daily'} | ${15} | ${'5 x 2 + 5'}
  ${1}        | ${1}        | ${'some'}  | ${2}  | ${'1 x 1 + 1, no more snacks than days'}
  ${7}        | ${3}        | ${'daily'} | ${28} | ${'7 x 3 + 7'}
`('$daysPerWeek days with $mealsPerDay meals and $snacks snacks: $meals ($arithmetic)', ({ meals, ...answers }) => {
  expect(mealsPerWeek(answers)).toBe(meals)
})

test('reads the answers of a query', () => {
  expect(parsePlanAnswers({ days: '5', meals: '2', snacks: 'some' })).toEqual({
    daysPerWeek: 5,
    mealsPerDay: 2,
    snacks: 'some',
  })
})

test.each([
  {},
  { days: '5', meals: '2' },
  { days: '0', meals: '2', snacks: 'none' },
  { days: '8', meals: '2', snacks: 'none' },
  { days: '5', meals: '4', snacks: 'none' },
  { days: '5.0', meals: '2', snacks: 'none' },
  { days: '5', meals: '2', snacks: 'toString' },
  { days: null, meals: null, snacks: null },
])('answers nothing to %j', (query) => {
  expect(parsePlanAnswers(query)).toBeNull()
})

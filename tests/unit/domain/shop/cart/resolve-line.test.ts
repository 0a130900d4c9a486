import { chosenSelections, resolveLine } from '@/domain/shop/cart/resolve-line'
import type { StoredCartLine } from '@/domain/shop/cart/cart-contents'
import { balanceLine, coffeeLine, context, customLine, form, nobody, plan, planLine } from './order-form-fixture'

const kinds = ['meal-plan'] as const
const resolve = (line: StoredCartLine, more: Partial<typeof context> = {}) =>
  resolveLine(line.id, line, { ...context, kinds, ...more })

test('[CUS-3.10] resolves the four kinds of products with the prices of the order form', () => {
  expect(resolve(planLine('1', 'gold', 5))?.line).toMatchObject({
    kind: 'meal-plan',
    priceCents: 100_000,
    startsLater: false,
  })
  expect(resolve(customLine('1'))?.line).toMatchObject({
    swipe: { value: 25, priceCents: 25_000 },
    balance: { valueCents: 10_000, priceCents: 9_000 },
  })
  expect(resolve(balanceLine('1', 'flex', 7_500))?.line).toMatchObject({ kind: 'declining-balance', valueCents: 7_500 })
  expect(resolve(coffeeLine('1', 3))?.line).toEqual({ kind: 'coffee', id: '1', months: 3 })
})

test.each`
  what                                        | line                              | more
  ${'a plan of another site'}                 | ${planLine('1', 'foreign', 5)}    | ${{}}
  ${'a plan whose validity is over'}          | ${planLine('1', 'gold', 5)}       | ${{ form: { ...form, mealPlans: [plan('gold', 1, { endDate: '2026-09-09' })] } }}
  ${'an option that is gone'}                 | ${customLine('1', 's99')}         | ${{}}
  ${'options of the wrong kind'}              | ${customLine('1', 'd100', 's25')} | ${{}}
  ${'a balance where none are sold'}          | ${balanceLine('1', 'flex', 1)}    | ${{ form: { ...form, sold: { ...form.sold, sellDb: false } } }}
  ${'coffee without a price'}                 | ${coffeeLine('1', 1)}             | ${{ form: { ...form, sold: { ...form.sold, coffeeMonthCents: 0 } } }}
  ${'a custom plan for other customer types'} | ${customLine('1')}                | ${{ form: { ...form, sold: { ...form.sold, customPlanCustomerTypes: ['exempt'] } } }}
`('does not sell $what', ({ line, more }) => expect(resolve(line, more)).toBeNull())

test('[CUS-9.9] a subscription whose first date lies in a later month starts later', () => {
  const starting = (firstPlanDate: string) => {
    const line = { ...planLine('1', 'monthly', 1), firstPlanDate, lastPlanDate: '2027-01-25' } as StoredCartLine
    const resolved = resolve(line)
    return [resolved?.frequency, resolved?.line.kind === 'meal-plan' && resolved.line.startsLater]
  }
  expect(starting('2026-09-30')).toEqual(['monthly', false])
  expect(starting('2026-10-01')).toEqual(['monthly', true])
})

test('[CUS-4.10] answers count only in questions that the site asks, and while it offers them', () => {
  expect(chosenSelections(form, { type: 'student', location: 'town', year: 'gone', term: null })).toEqual({
    ...nobody,
    type: form.answers.type[0],
  })
})

import { createHash } from 'node:crypto'
import { requiredTerms } from '@/features/shop/checkout/terms/required-terms'

const terms = {
  studentId: { en: '<p>ID</p>', fr: '<p>Carte</p>' },
  mealPlans: { en: '<p>Plans</p>', fr: '<p>Forfaits</p>' },
}
const settings = { plansRequireTerms: true, studentIdRequiresTerms: true, terms }
const cartOf = (...kinds: ('meal-plan' | 'custom-plan' | 'declining-balance' | 'coffee')[]) => ({
  lines: kinds.map((kind) => ({ choice: { kind } })),
})
const kindsOf = (...args: Parameters<typeof requiredTerms>) => requiredTerms(...args).map(({ kind }) => kind)

test.each`
  paymentType            | cart                                          | kinds
  ${'Student ID'}        | ${cartOf('meal-plan')}                        | ${['student-id-terms', 'meal-plan-terms']}
  ${'Student ID'}        | ${cartOf('declining-balance', 'coffee')}      | ${['student-id-terms']}
  ${'Payroll deduction'} | ${cartOf('meal-plan')}                        | ${['meal-plan-terms']}
  ${'Credit card'}       | ${cartOf('declining-balance', 'custom-plan')} | ${['meal-plan-terms']}
  ${'Credit card'}       | ${cartOf('coffee')}                           | ${[]}
`('[CUS-4.18] [CUS-4.21] $paymentType needs $kinds', ({ paymentType, cart, kinds }) => {
  expect(kindsOf(settings, paymentType, cart, ['en'])).toEqual(kinds)
})

test('[CUS-3.5] needs none where staff do not require them or have written no text', () => {
  const off = { ...settings, plansRequireTerms: false, studentIdRequiresTerms: false }
  expect(kindsOf(off, 'Student ID', cartOf('meal-plan'), ['en'])).toEqual([])
  const empty = { ...settings, terms: { ...terms, mealPlans: { en: null, fr: null } } }
  expect(kindsOf(empty, 'Credit card', cartOf('meal-plan'), ['fr', 'en'])).toEqual([])
})

test('the version is the SHA-256 digest of the text that is shown', () => {
  const digest = (text: string) => createHash('sha256').update(text).digest('hex')
  const [plans] = requiredTerms(settings, 'Credit card', cartOf('meal-plan'), ['fr', 'en'])
  expect(plans).toEqual({
    kind: 'meal-plan-terms',
    texts: terms.mealPlans,
    version: { en: digest('<p>Plans</p>'), fr: digest('<p>Forfaits</p>') },
    order: ['fr', 'en'],
  })
})

test('terms in one language are accepted in that one', () => {
  const english = { ...settings, terms: { ...terms, mealPlans: { en: '<p>Plans</p>', fr: null } } }
  const [quebec] = requiredTerms(english, 'Credit card', cartOf('meal-plan'), ['fr', 'en'])
  expect(quebec).toMatchObject({ texts: { en: '<p>Plans</p>', fr: '<p>Plans</p>' }, order: ['en'] })
  const [french] = requiredTerms(english, 'Credit card', cartOf('meal-plan'), ['fr'])
  expect(french?.order).toEqual(['fr'])
})

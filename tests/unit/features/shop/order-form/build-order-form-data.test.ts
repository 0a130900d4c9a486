import type { OrderForm, Question } from '@/domain/shop/order-form'
import { noAnswerIds } from '@/domain/shop/remembered-answers'
import type { Site } from '@/domain/site/site'
import { buildOrderFormData } from '@/features/shop/order-form/build-order-form-data'
import { form } from '../../../domain/shop/cart/order-form-fixture'

const site = { id: 'north', slug: 'north', switches: {}, customerLogin: false } as unknown as Site
const page = { site, locale: 'en', today: '2026-09-10', isSignedIn: false, address: '/north/plans' } as const
const facts = { price: null, payments: null, term: null, meals: null, perMeal: null }
const answer = (id: string) => ({ id, name: { en: id, fr: id }, mealPlanIds: [], applyTax: true })
const asking = (asks: OrderForm['asks']): OrderForm => ({
  ...form,
  asks,
  answers: { type: form.answers.type, location: [answer('town')], year: [answer('first')], term: [answer('fall')] },
})
const all = { location: true, term: true, type: true, year: true }
const shownQuestions = (given: OrderForm) =>
  buildOrderFormData(given, { ...page, answers: noAnswerIds, describe: () => facts }).questions.map(
    ({ question }) => question,
  )

test('[CUS-2.65] asks for location, term, type and year in this order', () =>
  expect(shownQuestions(asking(all))).toEqual(['location', 'term', 'type', 'year']))

test.each<[Question, Question[]]>([
  ['location', ['term', 'type', 'year']],
  ['term', ['location', 'type', 'year']],
  ['type', ['location', 'term', 'year']],
  ['year', ['location', 'term', 'type']],
])('[CUS-2.65] does not ask for the %s when staff turned the question off', (off, shown) =>
  expect(shownQuestions(asking({ ...all, [off]: false }))).toEqual(shown),
)

test('asks no question without answers to choose from', () => {
  const given = asking(all)
  expect(shownQuestions({ ...given, answers: { ...given.answers, term: [] } })).toEqual(['location', 'type', 'year'])
})

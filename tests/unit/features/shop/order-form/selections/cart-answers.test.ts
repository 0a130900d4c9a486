import type { CartRow } from '@/contract/shop/cart'
import { noAnswerIds } from '@/domain/shop/remembered-answers'
import type { OrderFormData } from '@/features/shop/order-form/order-form-data'
import { answersOfCart, describeAnswers } from '@/features/shop/order-form/selections/cart-answers'

const selections = { type_id: 'parent', location_id: null, year_id: 'first', term_id: null }
const cart = (count: number) => ({ items: Array.from({ length: count }, () => ({})), selections }) as unknown as CartRow
const parent = { type: 'parent', location: null, year: 'first', term: null }

test('the answers are those that the cart is priced for', () =>
  expect(answersOfCart(cart(1), { ...noAnswerIds, type: 'student' })).toEqual(parent))

test('an empty cart has no answers of its own', () => {
  const own = { ...noAnswerIds, type: 'student' }
  expect(answersOfCart(cart(0), own)).toBe(own)
  expect(answersOfCart(null, own)).toBe(own)
})

test('describes the answers that the site offers, in the order of its questions', () => {
  const questions = [
    { question: 'year', options: [{ id: 'first', label: 'First year' }] },
    { question: 'type', options: [{ id: 'parent', label: 'Parent' }] },
  ] as unknown as OrderFormData['questions']
  expect(describeAnswers({ questions }, parent)).toBe('First year · Parent')
  expect(describeAnswers({ questions }, { ...noAnswerIds, type: 'withdrawn' })).toBe('')
})

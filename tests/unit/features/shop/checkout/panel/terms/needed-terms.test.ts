import type { CartItemRow } from '@/contract/shop/cart'
import type { RequiredTerms } from '@/domain/shop/checkout/terms-order'
import { neededTerms } from '@/features/shop/checkout/panel/terms/needed-terms'

const terms = (kind: RequiredTerms['kind']): RequiredTerms => ({
  kind,
  texts: { en: '', fr: '' },
  version: { en: '', fr: '' },
  order: ['en'],
})
const all = [terms('student-id-terms'), terms('meal-plan-terms')]
const cart = (type: CartItemRow['type']) => ({ items: [{ type } as CartItemRow] })

test.each`
  paymentType      | item                     | kinds
  ${'Student ID'}  | ${'Meal plan'}           | ${['student-id-terms', 'meal-plan-terms']}
  ${'Student ID'}  | ${'Declining balance'}   | ${['student-id-terms']}
  ${'Credit card'} | ${'Create your plan'}    | ${['meal-plan-terms']}
  ${'Credit card'} | ${'Coffee subscription'} | ${[]}
`('[CUS-4.21] paying a $item with $paymentType needs $kinds', ({ paymentType, item, kinds }) => {
  const needed = neededTerms(all, { paymentType, cart: cart(item) })
  expect(needed.map(({ kind }) => kind)).toEqual(kinds)
})

import { emptyCheckoutForm } from '@/contract/shop/checkout-forms'
import { typedValues, withTyped, type CheckoutValues } from '@/features/shop/checkout/panel/form/typed-values'

const empty: CheckoutValues = {
  ...emptyCheckoutForm,
  ...{ paymentType: '', billingSame: true, buyerCountry: 'CA', studentCountry: 'CA' },
}

test('a reload gives back what was typed, but neither card nor password', () => {
  const typed: CheckoutValues = {
    ...empty,
    buyer: { ...empty.buyer, firstName: 'Maya', studentId: '0042' },
    billing: { ...empty.billing, city: 'Whitby' },
    card: { ...empty.card, number: '4242424242424242', securityCode: '123' },
    ...{ password: 'Secret-word1!', confirmPassword: 'Secret-word1!' },
    ...{ paymentType: 'Credit card', billingSame: false, buyerCountry: 'US' },
  }
  const kept = typedValues(typed)
  expect(JSON.stringify(kept)).not.toMatch(/4242|123"|Secret/)
  expect(withTyped(empty, kept)).toEqual({ ...typed, card: empty.card, password: '', confirmPassword: '' })
  expect(empty.buyer.firstName).toBe('')
})

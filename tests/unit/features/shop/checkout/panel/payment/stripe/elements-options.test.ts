import { elementsOptions } from '@/features/shop/checkout/panel/payment/stripe/load-stripe'

beforeAll(() => {
  Object.assign(globalThis, { window: { matchMedia: () => ({ matches: false }) } })
})
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'window')
})

test('the fields of a payment have its amount, and save the card for a subscription only', () => {
  expect(elementsOptions(9_600, false)).toMatchObject({ mode: 'payment', amount: 9_600, captureMethod: 'manual' })
  expect(elementsOptions(9_600, false)).not.toHaveProperty('setupFutureUsage')
  expect(elementsOptions(9_600, true)).toMatchObject({ mode: 'payment', setupFutureUsage: 'off_session' })
})

test('the fields of a card that is only saved have no amount', () => {
  const options = elementsOptions(0, true)
  expect(options).toMatchObject({ mode: 'setup', currency: 'cad', setupFutureUsage: 'off_session' })
  expect(options).not.toHaveProperty('amount')
  expect(options).not.toHaveProperty('captureMethod')
})

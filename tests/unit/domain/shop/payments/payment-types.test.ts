import { payableTypes, paymentTypes } from '@/domain/shop/payments/payment-types'

const university = ['Student ID', 'Payroll deduction']
const everything = { name: 'sandbox', wallets: ['ApplePay', 'GooglePay'], offersInstallments: true } as const
const offer = { totalCents: 25_000, hasInstallments: true }
const stripe = { name: 'stripe', wallets: ['ApplePay', 'GooglePay'], offersInstallments: false } as const

test.each([
  ['no provider', { name: 'none', wallets: [], offersInstallments: false }, university],
  ['a provider without installments', stripe, [...university, 'Credit card', 'ApplePay', 'GooglePay']],
  ['a provider without wallets', { ...stripe, wallets: [] }, [...university, 'Credit card']],
  ['a provider of everything', everything, paymentTypes],
])('with %s only what can be paid is offered', (_, provider, types) =>
  expect(payableTypes(paymentTypes, offer, provider)).toEqual(types),
)

test('[CUS-4.10] a type that the site does not accept is not offered', () =>
  expect(payableTypes(['Student ID', 'ApplePay'], offer, everything)).toEqual(['Student ID', 'ApplePay']))

test.each([
  ['the total is below 250 dollars', { ...offer, totalCents: 24_999 }],
  ['the site has none', { ...offer, hasInstallments: false }],
])('[CUS-9.10] offers no installments where %s', (_, without) => {
  expect(payableTypes(paymentTypes, offer, everything)).toContain('installments')
  expect(payableTypes(paymentTypes, without, everything)).not.toContain('installments')
})

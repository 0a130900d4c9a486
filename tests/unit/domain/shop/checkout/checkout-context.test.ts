import { isFreeOrder } from '@/domain/shop/checkout/checkout-context'

test.each`
  totalCents | hasSubscription | expected
  ${0}       | ${false}        | ${true}
  ${0}       | ${true}         | ${false}
  ${1}       | ${false}        | ${false}
  ${1}       | ${true}         | ${false}
`('[CUS-9.9] an order of $totalCents with a subscription ($hasSubscription) is free: $expected', (row) => {
  expect(isFreeOrder(row.totalCents, row.hasSubscription)).toBe(row.expected)
})

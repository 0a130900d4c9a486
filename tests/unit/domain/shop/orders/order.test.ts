import { outcomeStatus } from '@/domain/shop/orders/order'

test.each([
  ['pending', null, 'pending'],
  ['pending', 'needs-action', 'pending'],
  ['approved', '0', 'approved'],
  ['partlyRefunded', '0', 'approved'],
  ['refunded', '0', 'approved'],
  ['canceled', '0', 'approved'],
  ['declined', '12', 'declined'],
  ['declined', '23', 'invalid-card'],
  ['declined', 'abandoned', 'declined'],
] as const)('[CUS-4.30] an order that is %s with code %s is %s to its buyer', (status, code, outcome) => {
  expect(outcomeStatus(status, code)).toBe(outcome)
})

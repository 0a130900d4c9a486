import { canReplaceCard } from '@/domain/shop/subscriptions/saved-card'

const running = { canceled: false, nextBillDate: '2026-12-01', provider: 'stripe' }

test.each([
  [running, true],
  [{ ...running, canceled: true }, false],
  [{ ...running, nextBillDate: null }, false], // paid in full, or given up
  [{ ...running, provider: null }, false], // the university collects it
  [{ ...running, provider: 'sandbox' }, false], // an unknown attempt there could be charged again here
])('the card of %j can be replaced: %s', (subscription, expected) =>
  expect(canReplaceCard(subscription, 'stripe')).toBe(expected),
)

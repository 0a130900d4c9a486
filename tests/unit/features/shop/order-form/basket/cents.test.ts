import { toCents } from '@/features/shop/order-form/basket/cents'

test.each([
  [489.95, 48_995],
  [0.29, 29],
  [-49, -4_900],
  [19_999.99, 1_999_999],
])('%d dollars are %d cents', (dollars, cents) => expect(toCents(dollars)).toBe(cents))

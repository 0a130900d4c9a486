import { priceCart } from '@/domain/shop/cart/price-cart'
import { CaseCounts } from '../../oracle/cart-cases'
import { findDifferences } from '../../oracle/compare-carts'
import { makeExtremeCart, makeRandomCart } from '../../oracle/random-cart'

const seeds = Array.from({ length: 2_000 }, (_, index) => 1_000_000 + index)

test('prices 2,000 random carts like the oracle', () => {
  const different = seeds.flatMap((seed) => findDifferences(makeRandomCart(seed)).map((text) => `${seed}: ${text}`))
  expect(different).toEqual([])
})

test('refuses invalid and too large numbers like the oracle', () => {
  const carts = seeds.flatMap((seed) => makeExtremeCart(seed) ?? [])
  expect(carts.flatMap((cart) => findDifferences(cart))).toEqual([])
  const refused = carts.filter(({ lines, rules }) => {
    try {
      return priceCart(lines, rules) === null
    } catch {
      return true
    }
  })
  expect(refused.length).toBeGreaterThan(1_000)
  expect(refused.length).toBeLessThan(carts.length)
})

test('the random carts contain every case', () => {
  const cases = new CaseCounts()
  for (const seed of seeds) cases.add(makeRandomCart(seed))
  expect(cases.listMissing()).toEqual([])
})

import { priceCart, type PricedCart } from '@/domain/shop/cart/price-cart'
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

test('the same seed makes the same cart', () => {
  expect(makeRandomCart(4_711)).toEqual(makeRandomCart(4_711))
  expect(makeRandomCart(4_711)).not.toEqual(makeRandomCart(4_712))
})

describe('reports a product that', () => {
  const cart = { ...makeRandomCart(4), lines: makeRandomCart(4).lines }
  const changed = (change: (priced: PricedCart) => PricedCart) =>
    findDifferences(cart, (lines, rules) => change(structuredClone(priceCart(lines, rules))))

  beforeAll(() => expect(cart.lines.length).toBeGreaterThan(0))

  test('is right, with nothing', () => expect(changed((priced) => priced)).toEqual([]))

  test('adds a cent to the total', () => {
    expect(changed((priced) => ({ ...priced, totalCents: priced.totalCents + 1 }))).toEqual([
      expect.stringContaining('totalCents: oracle'),
      expect.stringContaining('the lines sum to'),
    ])
  })

  test('loses a step', () => {
    const [first, ...others] = priceCart(cart.lines, cart.rules).lines
    expect(changed((priced) => ({ ...priced, lines: [{ ...first!, steps: [] }, ...others] }))).toContainEqual(
      expect.stringContaining('the steps lead to listPriceCents 0'),
    )
  })

  test('refuses a valid cart', () => {
    const refuse = () => {
      throw new RangeError()
    }
    expect(findDifferences(cart, refuse)).toEqual(['oracle: a price, product: a RangeError'])
  })
})

import type { CartLine, CartRules } from '@/domain/shop/cart/price-cart'
import { createRandom, pick } from '../faults/figures'
import { anyCents, anyTaxRate, between, chance, type Random } from './random-numbers'
import { anyLine } from './random-lines'

export type Cart = { lines: CartLine[]; rules: CartRules }

const anyRules = (random: Random): CartRules => ({
  taxes: { federalMilliPercent: anyTaxRate(random), provincialMilliPercent: anyTaxRate(random) },
  taxed: {
    mealPlans: chance(random, 0.8),
    decliningBalances: chance(random, 0.8),
    customPlans: chance(random, 0.8),
  },
  buyerPaysTax: chance(random, 0.8),
  customPlanAs: pick(random, ['bonus', 'discount']),
  coffeeMonthCents: chance(random, 0.5) ? 2_999 : anyCents(random),
  today: `20${between(random, 24, 31)}-0${between(random, 1, 9)}-${between(random, 10, 28)}`,
})

/** The same seed makes the same cart: none to thirty lines, mostly few, of all kinds. */
export function makeRandomCart(seed: number): Cart {
  const random = createRandom(seed)
  const count = pick(random, [0, 1, 1, 2, 2, 3, 3, 4, 5, 30].concat(between(random, 0, 30)))
  const rules = anyRules(random)
  return { lines: Array.from({ length: count }, (_, index) => anyLine(random, `line-${index + 1}`)), rules }
}

type Place = { owner: Record<string, unknown>; key: string }

/** Every place of a cart that holds a number. */
function findNumbers(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const owner = value as Record<string, unknown>
  return Object.keys(owner).flatMap((key) =>
    typeof owner[key] === 'number' ? [{ owner, key }] : findNumbers(owner[key]),
  )
}

/** The same cart with one number that is invalid, or the largest that JavaScript holds exactly. Null for a cart without lines. */
export function makeExtremeCart(seed: number): Cart | null {
  const random = createRandom(seed ^ 0x5bd1e995)
  const cart = structuredClone(makeRandomCart(seed))
  if (cart.lines.length === 0) return null
  const { owner, key } = pick(random, findNumbers(cart))
  owner[key] = pick(random, [
    ...[NaN, Infinity, -Infinity, 0.5, 1e300, 2 ** 53, Number.MIN_VALUE, -1, -0.5],
    ...Array<number>(4).fill(Number.MAX_SAFE_INTEGER),
  ])
  return cart
}

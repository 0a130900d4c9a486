import type { BalanceOffer, CartLine, LinePromo } from '@/domain/shop/cart/price-cart'
import { pick } from '../faults/figures'
import { anyBps, anyCents, between, chance, near, type Random } from './random-numbers'

function anyPromo(random: Random, priceCents: number): LinePromo | null {
  if (chance(random, 0.3)) return null
  const fixed = pick(random, [0, near(random, priceCents), between(random, 0, priceCents), anyCents(random)])
  return {
    code: `CODE${between(random, 1, 9)}`,
    type: pick(random, ['discount', 'discount', 'bonus']),
    value: chance(random, 0.6) ? { percentBps: anyBps(random) } : { cents: fixed },
    minPurchaseCents: chance(random, 0.6) ? 0 : chance(random, 0.8) ? near(random, priceCents) : anyCents(random),
    trackOnly: chance(random, 0.12),
  }
}

function mealPlan(random: Random, id: string): CartLine {
  const priceCents = anyCents(random)
  return {
    kind: 'meal-plan',
    id,
    priceCents,
    applyTax: chance(random, 0.85),
    startsLater: chance(random, 0.2),
    promo: anyPromo(random, priceCents),
  }
}

/** The balance's value is below, equal to or above its price. */
function customPlan(random: Random, id: string): CartLine {
  const priceCents = anyCents(random)
  const valueCents = pick(random, [
    near(random, priceCents),
    priceCents,
    anyCents(random),
    priceCents + between(random, 0, 10_000),
    priceCents - between(random, 0, Math.min(priceCents, 10_000)),
  ])
  return {
    kind: 'custom-plan',
    id,
    swipe: { value: between(random, 0, 300), priceCents: anyCents(random) },
    balance: { valueCents, priceCents },
  }
}

function anyGraduated(random: Random, intervalCents: number): BalanceOffer['gradDiscount'] {
  if (chance(random, 0.4)) return null
  const bps = pick(random, [0, 1, 100, 250, 333, 500, 1_000, between(random, 0, 3_000)])
  const maxBps = pick(random, [0, bps, bps * 3, bps * 3 - 1, 1_500, 10_000, anyBps(random)])
  return { bps, intervalCents, maxBps: Math.max(0, maxBps) }
}

/** Half of the values lie on a step of the offer, or one cent beside it. */
function decliningBalance(random: Random, id: string): CartLine {
  const interval = pick(random, [0, -5_000, 1, 3, 333, 2_500, 5_000, 10_000, 10_000, anyCents(random)])
  const other = chance(random, 0.7) ? interval : pick(random, [0, 1, 5_000, 7_777])
  const onStep = near(random, Math.min(Math.abs(interval), 1_000_000) * between(random, 1, 12))
  const valueCents = chance(random, 0.5) ? onStep : anyCents(random)
  return {
    kind: 'declining-balance',
    id,
    valueCents,
    applyTax: chance(random, 0.85),
    minimumPurchaseCents: pick(random, [0, near(random, valueCents), valueCents, 2_500, anyCents(random)]),
    offer: {
      discountBps: chance(random, 0.5) ? anyBps(random) : null,
      gradDiscount: anyGraduated(random, interval),
      bonusBps: chance(random, 0.5) ? anyBps(random) : null,
      gradBonus: anyGraduated(random, other),
    },
  }
}

const coffee = (random: Random, id: string): CartLine => ({ kind: 'coffee', id, months: between(random, 1, 5) })

export const anyLine = (random: Random, id: string): CartLine =>
  pick(random, [mealPlan, mealPlan, customPlan, decliningBalance, decliningBalance, coffee])(random, id)

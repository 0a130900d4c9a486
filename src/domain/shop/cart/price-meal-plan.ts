import { ceilShare, floorShare, requireCount, wholeBps } from '@/domain/shop/money/percent'
import type { LinePromo, MealPlanLine } from './cart-lines'
import { reduction, step, type LinePrice, type PriceStep } from './price-steps'

/**
 * Prices a meal plan. A subscription that starts in a later month is free today, without discount and bonus. A promotion
 * applies from its minimum purchase: a percentage discount is rounded up, a percentage bonus down, and no discount exceeds
 * the price. Spec: CUS-3.13, CUS-9.4, CUS-9.9.
 */
export function priceMealPlan({ priceCents, startsLater, promo }: MealPlanLine): LinePrice {
  const listPriceCents = requireCount(priceCents, 'The price of a meal plan')
  if (promo) requirePromo(promo)
  const first = step('plan-price', listPriceCents)
  if (startsLater) {
    const later = [first, reduction('starts-later', listPriceCents)]
    return { listPriceCents, discountCents: 0, priceCents: 0, bonusCents: 0, steps: later }
  }
  const { discountCents, bonusCents, steps } = applyPromo(listPriceCents, promo)
  const due = listPriceCents - discountCents
  return { listPriceCents, discountCents, priceCents: due, bonusCents, steps: [first, ...steps] }
}

type AppliedPromo = { discountCents: number; bonusCents: number; steps: PriceStep[] }

function requirePromo({ minPurchaseCents, value }: LinePromo): void {
  requireCount(minPurchaseCents, 'The minimum purchase of a promotion')
  if ('cents' in value) requireCount(value.cents, 'The amount of a promotion')
  else requireCount(value.percentBps, 'The percentage of a promotion')
}

function applyPromo(priceCents: number, promo: LinePromo | null): AppliedPromo {
  if (!promo) return { discountCents: 0, bonusCents: 0, steps: [] }
  const { code, type, value, minPurchaseCents, trackOnly } = promo
  const rate = 'cents' in value ? null : value.percentBps
  const fixedCents = 'cents' in value ? value.cents : 0

  const without = (reason: PriceStep): AppliedPromo => ({ discountCents: 0, bonusCents: 0, steps: [reason] })
  if (trackOnly) return without(step('promo-tracked', 0, { code }))
  if (priceCents < minPurchaseCents) return without(step('promo-below-minimum', 0, { code, minPurchaseCents }))

  if (type === 'discount') {
    // A rate above 100 % takes off no more than the price.
    const cents = rate === null ? fixedCents : ceilShare(priceCents, Math.min(rate, wholeBps), wholeBps)
    const discountCents = Math.min(priceCents, cents)
    const taken =
      rate === null
        ? reduction('promo-amount', discountCents, { code, valueCents: fixedCents })
        : reduction('promo-percent', discountCents, { code, percentBps: rate })
    return { discountCents, bonusCents: 0, steps: [taken] }
  }
  const bonusCents = rate === null ? fixedCents : floorShare(priceCents, rate, wholeBps)
  const given =
    rate === null
      ? step('promo-bonus-amount', 0, { code, bonusCents })
      : step('promo-bonus-percent', 0, { code, bonusCents, percentBps: rate })
  return { discountCents: 0, bonusCents, steps: [given] }
}

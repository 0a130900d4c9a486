import { requireCount } from '@/domain/shop/money/percent'
import type { CartRules, CustomPlanLine } from './cart-lines'
import { reduction, step, type LinePrice } from './price-steps'

/**
 * Prices swipes with a balance. The buyer pays both prices. The value of the balance above its price is a bonus, or a discount
 * on a higher list price, as the site decides; a balance worth less than its price gives neither. Spec: CUS-9.8.
 */
export function priceCustomPlan(
  { swipe, balance }: CustomPlanLine,
  customPlanAs: CartRules['customPlanAs'],
): LinePrice {
  requireCount(swipe.value, 'The number of swipes')
  requireCount(swipe.priceCents, 'The price of swipes')
  const { valueCents, priceCents: balancePriceCents } = balance
  requireCount(valueCents, 'The value of a balance')
  requireCount(balancePriceCents, 'The price of a balance')

  const priceCents = swipe.priceCents + balancePriceCents
  const gainCents = Math.max(0, valueCents - balancePriceCents)
  const swipes = step('swipe-price', swipe.priceCents, { swipes: swipe.value })
  if (customPlanAs === 'discount' && gainCents > 0) {
    const steps = [swipes, step('balance-value', valueCents), reduction('custom-plan-discount', gainCents)]
    const listPriceCents = swipe.priceCents + valueCents
    return { listPriceCents, discountCents: gainCents, priceCents, bonusCents: 0, steps }
  }
  const steps = [swipes, step('balance-price', balancePriceCents, { valueCents })]
  if (gainCents > 0) steps.push(step('custom-plan-bonus', 0, { bonusCents: gainCents }))
  return { listPriceCents: priceCents, discountCents: 0, priceCents, bonusCents: gainCents, steps }
}

import { ceilShare, floorShare, requireCount, wholeBps } from '@/domain/shop/money/percent'
import type { BalanceOffer, DecliningBalanceLine } from './cart-lines'
import { reduction, step, type LinePrice, type PriceRule } from './price-steps'

/**
 * Prices a declining balance. The graduated discount rate counts begun intervals, the graduated bonus rate complete ones, both
 * up to their maximum. The plain bonus needs a value above the minimum purchase. Where a plain and a graduated rate compete,
 * the larger applies. Discounts are rounded up, bonuses down. Spec: CUS-9.5, CUS-9.6, CUS-9.7.
 */
export function priceBalance({ valueCents, minimumPurchaseCents, offer }: DecliningBalanceLine): LinePrice {
  const listPriceCents = requireCount(valueCents, 'The value of a balance')
  requireCount(minimumPurchaseCents, 'The minimum purchase of a balance')
  const discount = discountRate(valueCents, offer)
  const bonus = bonusRate(valueCents, minimumPurchaseCents, offer)

  // A rate above 100 % takes off no more than the value.
  const discountCents = ceilShare(valueCents, Math.min(discount.bps, wholeBps), wholeBps)
  const bonusCents = floorShare(valueCents, bonus.bps, wholeBps)
  const steps = [step('balance-value', listPriceCents)]
  if (discountCents > 0) steps.push(reduction(discount.rule, discountCents, { percentBps: discount.bps }))
  if (bonusCents > 0) steps.push(step(bonus.rule, 0, { bonusCents, percentBps: bonus.bps }))
  return { listPriceCents, discountCents, priceCents: valueCents - discountCents, bonusCents, steps }
}

type Rate = { bps: number; rule: PriceRule }

function discountRate(valueCents: number, { discountBps, gradDiscount }: BalanceOffer): Rate {
  const plain = requireCount(discountBps ?? 0, 'The discount of a balance')
  const graduated = graduatedBps(valueCents, gradDiscount, 'begun')
  return graduated > plain
    ? { bps: graduated, rule: 'balance-graduated-discount' }
    : { bps: plain, rule: 'balance-discount' }
}

function bonusRate(valueCents: number, minimumPurchaseCents: number, { bonusBps, gradBonus }: BalanceOffer): Rate {
  const offered = requireCount(bonusBps ?? 0, 'The bonus of a balance')
  const plain = valueCents > minimumPurchaseCents ? offered : 0
  const graduated = graduatedBps(valueCents, gradBonus, 'complete')
  return graduated > plain ? { bps: graduated, rule: 'balance-graduated-bonus' } : { bps: plain, rule: 'balance-bonus' }
}

/** Returns the rate of a step times the number of intervals in a value, up to the maximum. */
function graduatedBps(valueCents: number, rate: BalanceOffer['gradDiscount'], intervals: 'begun' | 'complete'): number {
  if (!rate) return 0
  const { bps, intervalCents, maxBps } = rate
  requireCount(bps, 'The rate of a step')
  requireCount(maxBps, 'The maximum rate')
  if (!Number.isSafeInteger(intervalCents)) throw new RangeError(`The interval is not an integer: ${intervalCents}`)
  if (intervalCents <= 0) return 0
  const rest = valueCents % intervalCents
  const complete = (valueCents - rest) / intervalCents
  return Math.min((intervals === 'begun' && rest > 0 ? complete + 1 : complete) * bps, maxBps)
}

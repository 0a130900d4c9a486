import type { BalanceOffer } from './cart/cart-lines'
import { priceBalance } from './cart/price-balance'

/** The next amount at which a balance gains more: what to add, and the whole bonus or discount that it then has. */
export type BalanceUpsell = { addCents: number; gain: 'bonus' | 'discount'; gainCents: number }

type PricedBalance = { valueCents: number; minimumPurchaseCents: number; offer: BalanceOffer }

/** A rate that begins above an amount is offered from the next whole dollar. */
const nextDollar = (cents: number) => (Math.floor(cents / 100) + 1) * 100

/**
 * Returns the smallest step to a higher rate; null when there is none. Amounts below the minimum purchase have no upsell,
 * because they cannot be bought. Spec: CUS-2.68, CUS-9.5 to CUS-9.7.
 */
export function findBalanceUpsell({ valueCents, minimumPurchaseCents, offer }: PricedBalance): BalanceUpsell | null {
  if (valueCents < minimumPurchaseCents || valueCents <= 0) return null
  const { gradBonus, gradDiscount } = offer
  const nextInterval = (interval: number) => (Math.floor(valueCents / interval) + 1) * interval
  const steps = [
    offer.bonusBps !== null && valueCents <= minimumPurchaseCents ? [nextDollar(minimumPurchaseCents)] : [],
    gradBonus && gradBonus.intervalCents > 0 ? [nextInterval(gradBonus.intervalCents)] : [],
    gradDiscount && gradDiscount.intervalCents > 0
      ? [nextDollar(Math.ceil(valueCents / gradDiscount.intervalCents) * gradDiscount.intervalCents)]
      : [],
  ].flat()
  const now = ratesAt(valueCents, minimumPurchaseCents, offer)
  for (const target of steps.toSorted((a, b) => a - b)) {
    const then = ratesAt(target, minimumPurchaseCents, offer)
    const addCents = target - valueCents
    if (then.bonusBps > now.bonusBps) return { addCents, gain: 'bonus', gainCents: then.bonusCents }
    if (then.discountBps > now.discountBps) return { addCents, gain: 'discount', gainCents: then.discountCents }
  }
  return null
}

/** The rates that apply to an amount, read from the steps of its price. */
function ratesAt(valueCents: number, minimumPurchaseCents: number, offer: BalanceOffer) {
  const line = { kind: 'declining-balance', id: '', applyTax: false, valueCents, minimumPurchaseCents, offer } as const
  const { bonusCents, discountCents, steps } = priceBalance(line)
  const rateOf = (end: string) => Number(steps.find(({ rule }) => rule.endsWith(end))?.detail.percentBps ?? 0)
  return { bonusCents, discountCents, bonusBps: rateOf('-bonus'), discountBps: rateOf('-discount') }
}

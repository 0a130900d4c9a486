import type { BalanceOffer, CartLine, CartRules, LinePromo } from '@/domain/shop/cart/price-cart'
import {
  basisPoints,
  ceil,
  dividedBy,
  floor,
  largerOf,
  smallerOf,
  thousandthsOfPercent,
  times,
  whole,
  type Fraction,
} from './fraction'

/*
 * The prices of a cart, written from the requirements a second time: fractions of big integers, one formula for each kind of line.
 * It shares no code with src/domain/shop; both must come to the same cents. See decision 0147.
 */
type Amounts = {
  listPriceCents: bigint
  discountCents: bigint
  priceCents: bigint
  bonusCents: bigint
  isTaxed: boolean
}
type Line<Kind extends CartLine['kind']> = Extract<CartLine, { kind: Kind }>
type Graduated = { bps: number; intervalCents: number; maxBps: number } | null

const nothing = basisPoints(0)
const least = (a: bigint, b: bigint) => (a < b ? a : b)

function promotionAmounts(price: number, promo: LinePromo | null) {
  const none = { discount: 0n, bonus: 0n }
  if (!promo || promo.trackOnly || price < promo.minPurchaseCents) return none
  const isPercent = 'percentBps' in promo.value
  const exact = isPercent
    ? times(whole(price), basisPoints((promo.value as { percentBps: number }).percentBps))
    : whole((promo.value as { cents: number }).cents)
  return promo.type === 'bonus'
    ? { ...none, bonus: floor(exact) }
    : { ...none, discount: least(ceil(exact), BigInt(price)) }
}

function mealPlan(line: Line<'meal-plan'>, { taxed }: CartRules): Amounts {
  const list = BigInt(line.priceCents)
  if (line.startsLater)
    return { listPriceCents: list, discountCents: 0n, priceCents: 0n, bonusCents: 0n, isTaxed: false }
  const { discount, bonus } = promotionAmounts(line.priceCents, line.promo)
  return {
    listPriceCents: list,
    discountCents: discount,
    priceCents: list - discount,
    bonusCents: bonus,
    isTaxed: taxed.mealPlans && line.applyTax,
  }
}

function customPlan({ swipe, balance }: Line<'custom-plan'>, { customPlanAs, taxed }: CartRules): Amounts {
  const [paid, worth] = [BigInt(balance.priceCents), BigInt(balance.valueCents)]
  const gain = worth > paid ? worth - paid : 0n
  const discount = customPlanAs === 'discount' ? gain : 0n
  const price = BigInt(swipe.priceCents) + paid
  return {
    listPriceCents: price + discount,
    discountCents: discount,
    priceCents: price,
    bonusCents: customPlanAs === 'bonus' ? gain : 0n,
    isTaxed: taxed.customPlans,
  }
}

/** The rate of an offer that grows with each interval: one step for each, up to the highest rate. */
function graduatedRate(value: number, offer: Graduated, countSteps: (intervals: Fraction) => bigint): Fraction {
  if (!offer || offer.intervalCents <= 0) return nothing
  const steps = countSteps(dividedBy(whole(value), whole(offer.intervalCents)))
  return smallerOf(times({ over: steps, under: 1n }, basisPoints(offer.bps)), basisPoints(offer.maxBps))
}

function offerRates(value: number, minimum: number, offer: BalanceOffer) {
  const plainBonus = value > minimum ? offer.bonusBps : null
  return {
    discount: largerOf(basisPoints(offer.discountBps ?? 0), graduatedRate(value, offer.gradDiscount, ceil)),
    bonus: largerOf(basisPoints(plainBonus ?? 0), graduatedRate(value, offer.gradBonus, floor)),
  }
}

function decliningBalance(line: Line<'declining-balance'>, { taxed }: CartRules): Amounts {
  const value = BigInt(line.valueCents)
  const rates = offerRates(line.valueCents, line.minimumPurchaseCents, line.offer)
  const discount = least(ceil(times(whole(line.valueCents), rates.discount)), value)
  return {
    listPriceCents: value,
    discountCents: discount,
    priceCents: value - discount,
    bonusCents: floor(times(whole(line.valueCents), rates.bonus)),
    isTaxed: taxed.decliningBalances && line.applyTax,
  }
}

function coffee({ months }: Line<'coffee'>, { coffeeMonthCents }: CartRules): Amounts {
  const price = BigInt(months) * BigInt(coffeeMonthCents)
  return { listPriceCents: price, discountCents: 0n, priceCents: price, bonusCents: 0n, isTaxed: false }
}

export function lineAmounts(line: CartLine, rules: CartRules): Amounts {
  if (line.kind === 'meal-plan') return mealPlan(line, rules)
  if (line.kind === 'custom-plan') return customPlan(line, rules)
  if (line.kind === 'declining-balance') return decliningBalance(line, rules)
  return coffee(line, rules)
}

/** The part of a price that goes to one of the two governments, floored to the cent by itself. */
export const taxOf = (priceCents: bigint, milliPercent: number): bigint =>
  floor(times({ over: priceCents, under: 1n }, thousandthsOfPercent(milliPercent)))

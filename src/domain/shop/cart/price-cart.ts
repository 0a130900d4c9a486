import { requireCount } from '@/domain/shop/money/percent'
import type { CartLine, CartRules, CoffeeLine } from './cart-lines'
import { taxLine } from './line-taxes'
import { priceBalance } from './price-balance'
import { priceCustomPlan } from './price-custom-plan'
import { priceMealPlan } from './price-meal-plan'
import { step, type LinePrice, type PriceStep } from './price-steps'

export type { BalanceOffer, CartLine, CartRules, LinePromo } from './cart-lines'
export type { PriceStep } from './price-steps'

/** A line with its price. Amounts are whole cents, and none is negative. */
export type PricedLine = {
  id: string
  kind: CartLine['kind']
  /** Before discounts, and before a later start makes it free today. */
  listPriceCents: number
  /** Discount of a promotion, a balance or a custom plan. */
  discountCents: number
  /** Due now, without taxes. */
  priceCents: number
  federalTaxCents: number
  provincialTaxCents: number
  /** Given on top, never charged. */
  bonusCents: number
  /** The reasons of the price. Their amounts sum to the price with both taxes. */
  steps: PriceStep[]
}

export type PricedCart = {
  lines: PricedLine[]
  subtotalCents: number
  savingsCents: number
  bonusCents: number
  federalTaxCents: number
  provincialTaxCents: number
  totalCents: number
}

/**
 * Prices a cart. Every line is rounded on its own, so that the total equals the sum of what the customer sees.
 *
 * Throws a RangeError on anything but non-negative safe integers: callers validate first. Spec: CUS-3.12, CUS-9.4 to CUS-9.9.
 */
export function priceCart(cartLines: readonly CartLine[], rules: CartRules): PricedCart {
  requireCount(rules.taxes.federalMilliPercent, 'The federal tax rate')
  requireCount(rules.taxes.provincialMilliPercent, 'The provincial tax rate')
  requireCount(rules.coffeeMonthCents, 'The price of a coffee month')
  const lines = cartLines.map((line) => priceLine(line, rules))
  const sum = (amount: (line: PricedLine) => number) =>
    requireCount(
      lines.reduce((total, line) => total + amount(line), 0),
      'The sum of a cart',
    )
  const subtotalCents = sum((line) => line.priceCents)
  const federalTaxCents = sum((line) => line.federalTaxCents)
  const provincialTaxCents = sum((line) => line.provincialTaxCents)
  return {
    lines,
    subtotalCents,
    savingsCents: sum((line) => line.discountCents),
    bonusCents: sum((line) => line.bonusCents),
    federalTaxCents,
    provincialTaxCents,
    totalCents: requireCount(subtotalCents + federalTaxCents + provincialTaxCents, 'The total of a cart'),
  }
}

function priceLine(line: CartLine, rules: CartRules): PricedLine {
  const price = priceWithoutTax(line, rules)
  requireCount(price.listPriceCents, 'The list price')
  const taxes = taxLine(line, price.priceCents, rules)
  return { id: line.id, kind: line.kind, ...price, ...taxes, steps: [...price.steps, ...taxes.steps] }
}

function priceWithoutTax(line: CartLine, rules: CartRules): LinePrice {
  switch (line.kind) {
    case 'meal-plan':
      return priceMealPlan(line)
    case 'declining-balance':
      return priceBalance(line)
    case 'custom-plan':
      return priceCustomPlan(line, rules.customPlanAs)
    case 'coffee':
      return priceCoffee(line, rules)
  }
}

/** Spec: CUS-5.21, CUS-9.11. */
function priceCoffee({ months }: CoffeeLine, { coffeeMonthCents }: CartRules): LinePrice {
  requireCount(months, 'The number of coffee months')
  const cents = months * coffeeMonthCents
  const steps = [step('coffee-months', cents, { months, monthCents: coffeeMonthCents })]
  return { listPriceCents: cents, discountCents: 0, priceCents: cents, bonusCents: 0, steps }
}

import { floorShare, wholeMilliPercent } from '@/domain/shop/money/percent'
import type { CartLine, CartRules } from './cart-lines'
import { step, type PriceStep } from './price-steps'

export type LineTaxes = { federalTaxCents: number; provincialTaxCents: number; steps: PriceStep[] }

/**
 * Calculates both taxes on the price of a line, each rounded down to the cent on its own. Coffee is never taxed. A buyer who is
 * exempt, a kind of product that the site does not tax and a product marked as untaxed pay none. Spec: CUS-9.4, CUS-5.21.
 */
export function taxLine(
  line: CartLine,
  priceCents: number,
  { taxes, taxed, buyerPaysTax }: Pick<CartRules, 'taxes' | 'taxed' | 'buyerPaysTax'>,
): LineTaxes {
  const { federalMilliPercent, provincialMilliPercent } = taxes
  const none = (...steps: PriceStep[]): LineTaxes => ({ federalTaxCents: 0, provincialTaxCents: 0, steps })
  if (priceCents === 0) return none()
  if (!isTaxed(line, taxed)) return none(step('untaxed-product', 0))
  if (!buyerPaysTax) return none(step('untaxed-buyer', 0))

  const federalTaxCents = floorShare(priceCents, federalMilliPercent, wholeMilliPercent)
  const provincialTaxCents = floorShare(priceCents, provincialMilliPercent, wholeMilliPercent)
  const steps: PriceStep[] = []
  const taxOf = (rateMilliPercent: number) => ({ priceCents, rateMilliPercent })
  if (federalMilliPercent > 0) steps.push(step('federal-tax', federalTaxCents, taxOf(federalMilliPercent)))
  if (provincialMilliPercent > 0) steps.push(step('provincial-tax', provincialTaxCents, taxOf(provincialMilliPercent)))
  return { federalTaxCents, provincialTaxCents, steps }
}

function isTaxed(line: CartLine, taxed: CartRules['taxed']): boolean {
  switch (line.kind) {
    case 'meal-plan':
      return taxed.mealPlans && line.applyTax
    case 'declining-balance':
      return taxed.decliningBalances && line.applyTax
    case 'custom-plan':
      return taxed.customPlans
    case 'coffee':
      return false
  }
}

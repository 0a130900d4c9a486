import { taxLine } from '@/domain/shop/cart/line-taxes'
import type { CartRules } from '@/domain/shop/cart/cart-lines'

export type TaxRules = Pick<CartRules, 'taxes' | 'taxed'>

/** Both taxes on a meal plan at its price, in cents, for a buyer who pays taxes. Each is rounded down. Spec: CUS-9.4. */
export function planTaxCents(
  { priceCents, applyTax }: { priceCents: number; applyTax: boolean },
  rules: TaxRules,
): number {
  const line = { kind: 'meal-plan', id: '', priceCents, applyTax, startsLater: false, promo: null } as const
  const { federalTaxCents, provincialTaxCents } = taxLine(line, priceCents, { ...rules, buyerPaysTax: true })
  return federalTaxCents + provincialTaxCents
}

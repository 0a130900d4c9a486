import type { BalanceOffer } from '@/domain/shop/cart/cart-lines'
import type { CustomPlan, DecliningBalance } from '@/domain/shop/order-form'
import type { PriceSchedule } from '@/domain/shop/plan-price'
import { nextPriceOf } from '@/features/shop/read-meal-plans'
import type { StoredRow } from '@/server/database/stored-row'
import { flagOf, localizedOf, nameOf, numberOf, rowsOf } from '@/server/database/stored-values'

type Option = CustomPlan['options'][number]
/** A custom plan with the prices that replace today's on a day. */
export type ScheduledCustomPlan = Omit<CustomPlan, 'options'> & {
  options: (Option & Pick<PriceSchedule, 'nextPrice'>)[]
}

/** A stored custom plan. Options without a kind, a value or a price cannot be sold and are left out. */
export const customPlanOf = (doc: StoredRow<'custom-plans'>): ScheduledCustomPlan => ({
  id: String(doc.id),
  name: nameOf(doc.name),
  options: rowsOf(doc.options).flatMap((row) => {
    const { type, value, priceCents } = row
    if ((type !== 'swipe' && type !== 'db') || typeof value !== 'number' || typeof priceCents !== 'number') return []
    return [{ id: String(row.id), type, name: localizedOf(row.name), value, priceCents, nextPrice: nextPriceOf(row) }]
  }),
})

/** A balance with the suggested amount that replaces today's on a day. */
export type ScheduledBalance = DecliningBalance & Pick<PriceSchedule, 'nextPrice'>

export const balanceOf = (doc: StoredRow<'declining-balances'>): ScheduledBalance => ({
  id: String(doc.id),
  name: nameOf(doc.name),
  suggestedCents: numberOf(doc.priceCents),
  nextPrice: nextPriceOf(doc),
  minimumPurchaseCents: numberOf(doc.minimumPurchaseCents) ?? 0,
  requiresPlan: flagOf(doc.requiresPlan),
  applyTax: flagOf(doc.applyTax),
  offer: offerOf(doc),
})

/** A rate that staff have switched off is null, whatever its fields still hold. */
function offerOf(doc: StoredRow<'declining-balances'>): BalanceOffer {
  const graduated = (name: 'Discount' | 'Bonus') =>
    flagOf(doc[`isGrad${name}`])
      ? {
          bps: numberOf(doc[`grad${name}Bps`]) ?? 0,
          intervalCents: numberOf(doc[`grad${name}IntervalCents`]) ?? 0,
          maxBps: numberOf(doc[`maxGrad${name}Bps`]) ?? 0,
        }
      : null
  return {
    discountBps: flagOf(doc.isDiscount) ? numberOf(doc.discountBps) : null,
    gradDiscount: graduated('Discount'),
    bonusBps: flagOf(doc.isBonus) ? numberOf(doc.bonusBps) : null,
    gradBonus: graduated('Bonus'),
  }
}

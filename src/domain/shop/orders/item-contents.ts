import type { MealAllowance } from '@/domain/shop/meal-allowance'
import type { CampusDate } from '@/domain/time/calendar'

/** What an item puts on the card, and until when. Amounts are whole cents. */
export type ItemContents = {
  type: 'Meal plan' | 'Create your plan' | 'Declining balance' | 'Coffee subscription'
  /** The meals of a plan. */
  allowance: MealAllowance | null
  /** The swipes of a custom plan. */
  swipes: number | null
  /** The value of a balance without its bonus. A custom plan's bonus is part of its value. */
  balanceCents: number | null
  /** What a promo code or a balance gave on top of what was paid. */
  bonusCents: number
  promoCode: string | null
  /** The months of a coffee subscription. */
  months: number | null
  /** The days on which a plan is valid, inclusive; null for no limit. */
  validFrom: CampusDate | null
  validUntil: CampusDate | null
}

/** The amount that an item puts on the card, with its bonus; null for none. */
export function loadedCents({
  type,
  balanceCents,
  bonusCents,
}: Pick<ItemContents, 'type' | 'balanceCents' | 'bonusCents'>): number | null {
  if (type === 'Create your plan') return balanceCents
  return balanceCents === null && bonusCents === 0 ? null : (balanceCents ?? 0) + bonusCents
}

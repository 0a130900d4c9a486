import type { ShownPromo, StoredCartLine } from './cart-contents'
import type { CartLine } from './cart-lines'
import type { PricedLine } from './price-cart'
import { priceMealPlan } from './price-meal-plan'

/** What the buyer saw last of what staff have changed in a code since; null where the code still gives the same. */
type PreviousPromo = Record<'previousDiscountCents' | 'previousBonusCents', number | null>

/** What the buyer now sees of the code of a line; undefined for a line without one. */
export function shownPromo(line: StoredCartLine, { discountCents, bonusCents }: PricedLine): ShownPromo | undefined {
  if (line.kind !== 'meal-plan' || line.promoCode === null) return undefined
  return { code: line.promoCode, discountCents, bonusCents }
}

/**
 * The discount and the bonus that the buyer saw last, if staff have changed the code since. What follows from the price or the
 * start of the plan alone is no change of the code: another notice tells it. Nor is a code that is lost.
 */
export function findPreviousPromo(
  stored: StoredCartLine,
  now: CartLine | null,
  price: PricedLine | null,
): PreviousPromo {
  const { promo: seen, priceCents, startsLater = false } = stored.shown
  const unchanged = { previousDiscountCents: null, previousBonusCents: null }
  if (!seen || !price || now?.kind !== 'meal-plan' || now.promo?.code !== seen.code) return unchanged
  // What today's code would have given to the plan as the buyer saw it.
  const then = priceMealPlan({ ...now, priceCents: priceCents ?? now.priceCents, startsLater })
  const previous = (amount: 'discountCents' | 'bonusCents') =>
    price[amount] !== seen[amount] && then[amount] !== seen[amount] ? seen[amount] : null
  return { previousDiscountCents: previous('discountCents'), previousBonusCents: previous('bonusCents') }
}

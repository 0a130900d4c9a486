import { ok, refuse, type Result } from '@/domain/result'
import { normalizeCode } from '@/domain/text/normalize-code'
import type { CampusDate } from '@/domain/time/calendar'
import type { LinePromo } from './cart/cart-lines'

/** A promotion code as staff define it. Dates are inclusive; null means no limit. Spec: CUS-3.13. */
export type PromoCode = Omit<LinePromo, 'minPurchaseCents'> & {
  siteId: string
  isActive: boolean
  start: CampusDate | null
  end: CampusDate | null
  minPurchaseCents: number | null
  /** The promotional price that staff tell programs; no cart calculates with it. Null for none. */
  advertisedPriceCents: number | null
  /** The meal plans that it applies to; empty for all. */
  mealPlanIds: readonly string[]
  maxUses: number | null
  maxUsesPerCustomer: number | null
}

/** How often a code was used. The uses of a guest are known at checkout only; until then they count as 0. */
export type PromoUses = { total: number; byCustomer: number }

/** A line of the cart. `mealPlanId` is null for products that are no meal plan. `isTrackOnly` is the plan's own setting. */
export type PromoCandidate = {
  id: string
  mealPlanId: string | null
  priceCents: number
  startsLater: boolean
  isTrackOnly: boolean
}

type PromoContext = {
  siteId: string
  today: CampusDate
  lines: readonly PromoCandidate[]
  uses: PromoUses
}

/** Returns a typed code in the form in which codes are stored. Refuses an empty one. Spec: CUS-5.19, CUS-5.20. */
export function parsePromoCode(typed: string): Result<string> {
  const code = normalizeCode(typed)
  return code === '' ? refuse('promo-required') : ok(code)
}

/**
 * Returns the line that a code applies to: the first meal plan of the cart that meets its requirements. `promo` is null when
 * no code has this name.
 *
 * Refusals, in this order: the code is unknown, ended, without a meal plan in the cart, not met by any of them, or used up. A
 * code of another site, a code that is switched off and one that is not yet valid are unknown, so that nobody can find out
 * about them. Spec: CUS-4.32, CUS-5.19.
 */
export function applyPromoCode(
  promo: PromoCode | null,
  { siteId, today, lines, uses }: PromoContext,
): Result<{ lineId: string; promo: LinePromo }> {
  if (!promo || promo.siteId !== siteId || !promo.isActive) return refuse('unknown-promo')
  if (promo.start !== null && today < promo.start) return refuse('unknown-promo')
  if (promo.end !== null && today > promo.end) return refuse('ended-promo')

  const plans = lines.filter(({ mealPlanId }) => mealPlanId !== null)
  if (plans.length === 0) return refuse('promo-without-plan')
  const line = plans.find((plan) => meetsRequirements(plan, promo))
  if (!line) return refuse('promo-not-met')

  const limit = findReachedLimit(promo, uses)
  return limit ? refuse(limit) : ok({ lineId: line.id, promo: toLinePromo(promo, line) })
}

/** The refusal of the limit that the uses of a code have reached; null for none. */
export function findReachedLimit(
  { maxUses, maxUsesPerCustomer }: Pick<PromoCode, 'maxUses' | 'maxUsesPerCustomer'>,
  uses: PromoUses,
): 'promo-used-up' | 'promo-used-before' | null {
  if (isReached(maxUses, uses.total)) return 'promo-used-up'
  return isReached(maxUsesPerCustomer, uses.byCustomer) ? 'promo-used-before' : null
}

/** A line that is free today cannot take a discount or bonus, so only a code that tracks its use applies to it. */
function meetsRequirements(line: PromoCandidate, promo: PromoCode): boolean {
  const isIncluded = promo.mealPlanIds.length === 0 || promo.mealPlanIds.includes(line.mealPlanId ?? '')
  const hasEffect = !line.startsLater || promo.trackOnly || line.isTrackOnly
  return isIncluded && hasEffect && line.priceCents >= (promo.minPurchaseCents ?? 0)
}

/** Returns what a cart needs to price a line. A code or a plan can say that its codes only track. Spec: CUS-3.7, CUS-3.13. */
function toLinePromo({ code, type, value, minPurchaseCents, trackOnly }: PromoCode, line: PromoCandidate): LinePromo {
  return { code, type, value, minPurchaseCents: minPurchaseCents ?? 0, trackOnly: trackOnly || line.isTrackOnly }
}

const isReached = (limit: number | null, uses: number) => limit !== null && uses >= limit

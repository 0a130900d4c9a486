import { daysBetween, type CampusDate } from '@/domain/time/calendar'

/** The allowances with a number of meals: for the whole plan, per month or per week. */
export const countedAllowances = ['plan', 'month', 'week'] as const

/** The meals of a plan. `meals` is null for a plan without limit. */
export type MealAllowance =
  { per: 'unlimited'; meals: null } | { per: (typeof countedAllowances)[number]; meals: number }

type PricedPlan = {
  priceCents: number
  allowance: MealAllowance | null
  startDate: CampusDate | null
  endDate: CampusDate | null
  subscription: { frequency: 'monthly' | 'weekly' } | null
}

/**
 * The price of one meal in cents, before tax, when every meal that is left today is eaten: a plan that is half over has half of its
 * weeks. Null when it cannot be calculated: the plan has no meals or no limit, a payment covers another time than the meals, or the
 * dates of validity are not known.
 */
export function pricePerMealCents(plan: PricedPlan, today: CampusDate): number | null {
  const meals = mealsPerPayment(plan, today)
  return meals === null || meals <= 0 ? null : Math.round(plan.priceCents / meals)
}

/** The number of meals that one payment buys today. A subscription is paid per week or per month, other plans once. */
function mealsPerPayment(
  { allowance, startDate, endDate, subscription }: PricedPlan,
  today: CampusDate,
): number | null {
  if (allowance === null || allowance.per === 'unlimited') return null
  if (subscription) {
    const { frequency } = subscription
    return allowance.per === (frequency === 'weekly' ? 'week' : 'month') ? allowance.meals : null
  }
  if (allowance.per === 'plan') return allowance.meals
  if (allowance.per === 'month' || startDate === null || endDate === null || endDate < startDate) return null
  const days = daysBetween(startDate < today ? today : startDate, endDate) + 1
  return Math.floor((allowance.meals * Math.max(days, 0)) / 7)
}

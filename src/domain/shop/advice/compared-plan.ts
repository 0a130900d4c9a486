import type { MealPlan } from '@/domain/shop/meal-plans'
import { addDays, daysBetween, type CampusDate } from '@/domain/time/calendar'

/** The part of a plan that a comparison needs. */
export type AdvisablePlan = Pick<MealPlan, 'id' | 'priceCents' | 'allowance' | 'startDate' | 'endDate'> & {
  subscription: Pick<NonNullable<MealPlan['subscription']>, 'frequency'> | null
}

/** When unused meals expire. The order is the rank: the most flexible first. */
export const flexibilities = ['unlimited', 'any-time', 'monthly', 'weekly'] as const
export type Flexibility = (typeof flexibilities)[number]

/** The meals that one payment covers: needed and included, null for no limit. A subscription is compared per payment. */
export type ComparedPlan = {
  plan: AdvisablePlan
  /** The time that one payment covers; `term` for a plan that is paid once. */
  per: 'term' | 'month' | 'week'
  neededMeals: number
  includedMeals: number | null
  flexibility: Flexibility
}

const flexibilityOf = { unlimited: 'unlimited', plan: 'any-time', month: 'monthly', week: 'weekly' } as const

/** The length of a term, 15 weeks, for plans without a last day on a site where no plan has one. */
const usualTermDays = 105

/** Returns the last day that plans without one are compared to: the latest last day of the others. */
export function termEnd(plans: readonly AdvisablePlan[], today: CampusDate): CampusDate {
  const ends = plans.flatMap(({ endDate, subscription }) =>
    subscription || !endDate || endDate < today ? [] : [endDate],
  )
  return ends.length > 0
    ? ends.reduce((latest, end) => (end > latest ? end : latest))
    : addDays(today, usualTermDays - 1)
}

/**
 * Compares a plan with a need. A plan that is paid once is compared over the rest of its validity, from today or its first day.
 * Null when the plan has no meals, is over, or counts them in a way that does not fit its payments.
 */
export function comparePlan(
  plan: AdvisablePlan,
  { weeklyMeals, today, lastDay }: { weeklyMeals: number; today: CampusDate; lastDay: CampusDate },
): ComparedPlan | null {
  const { allowance, subscription, startDate, endDate } = plan
  if (allowance === null || (allowance.meals !== null && allowance.meals <= 0)) return null
  const from = startDate !== null && startDate > today ? startDate : today
  const days = daysBetween(from, endDate ?? lastDay) + 1
  if (!subscription && days <= 0) return null

  const per = subscription ? (subscription.frequency === 'monthly' ? 'month' : 'week') : 'term'
  const weeks = weeksOf(per, days)
  const neededMeals = Math.ceil((weeklyMeals * weeks.count) / weeks.of)
  const flexibility = flexibilityOf[allowance.per]
  if (allowance.per === 'unlimited') return { plan, per, neededMeals, includedMeals: null, flexibility }
  if (allowance.per === 'plan' && subscription) return null
  return { plan, per, neededMeals, includedMeals: includedMeals(allowance, per, days), flexibility }
}

/** A payment's time in weeks, as a fraction of whole numbers: a year has 52 weeks and 12 months. */
function weeksOf(per: ComparedPlan['per'], days: number): { count: number; of: number } {
  if (per === 'term') return { count: days, of: 7 }
  return per === 'month' ? { count: 52, of: 12 } : { count: 1, of: 1 }
}

function includedMeals(
  { per: counted, meals }: { per: 'plan' | 'month' | 'week'; meals: number },
  per: ComparedPlan['per'],
  days: number,
): number {
  if (counted === 'plan' || counted === per) return meals
  if (per === 'term') return Math.floor(counted === 'week' ? (meals * days) / 7 : (meals * days * 12) / 365)
  return Math.floor(counted === 'week' ? (meals * 52) / 12 : (meals * 12) / 52)
}

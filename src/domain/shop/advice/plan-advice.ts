import type { CampusDate } from '@/domain/time/calendar'
import {
  comparePlan,
  flexibilities,
  termEnd,
  type AdvisablePlan,
  type ComparedPlan,
  type Flexibility,
} from './compared-plan'
import { mealsPerWeek, type PlanAnswers } from './plan-answers'

/** Why a plan has its rank. Each has a sentence in both languages. */
type AdviceReason =
  | 'lowest-price'
  | 'more-flexible'
  | 'less-flexible'
  | 'same-price'
  | 'many-left-over'
  | 'higher-price'
  | 'nearly-enough'
  | 'too-few'

type PlanAdvice = {
  planId: string
  per: ComparedPlan['per']
  neededMeals: number
  /** Null for a plan without limit. */
  includedMeals: number | null
  /** Meals that are left over; null for a plan without limit. */
  surplusMeals: number | null
  shortageMeals: number
  /** The price of one meal that is eaten: meals that are left over make the others more expensive. */
  pricePerMealCents: number
  flexibility: Flexibility
  reason: AdviceReason
}

/** `enough` holds the plans with enough meals, the best first; `short` the others, the nearest first. */
export type Advice = {
  mealsPerWeek: number
  enough: PlanAdvice[]
  short: PlanAdvice[]
  /** Plans whose meals are not known or cannot be compared. */
  notComparedIds: string[]
}

/**
 * Ranks plans for the answers to "Help me choose". The rule, which the page explains:
 *
 * 1. The answers give the meals a week, and with the time that a payment covers the meals that are needed.
 * 2. Plans with enough meals are ranked by the price of a meal that is eaten, then by flexibility. A plan with too few meals is
 *    never among them.
 * 3. Plans with too few meals are ranked by the share of the meals that is missing, then by price.
 *
 * Plans that are equal stay in the given order.
 */
export function advisePlans(plans: readonly AdvisablePlan[], answers: PlanAnswers, today: CampusDate): Advice {
  const weeklyMeals = mealsPerWeek(answers)
  const lastDay = termEnd(plans, today)
  const compared = plans.map((plan) => comparePlan(plan, { weeklyMeals, today, lastDay }))
  const rated = compared.flatMap((plan) => (plan ? [rate(plan)] : []))
  const enough = rated.filter((plan) => plan.shortageMeals === 0).sort(byPrice)
  const short = rated.filter((plan) => plan.shortageMeals > 0).sort(byShortage)
  return {
    mealsPerWeek: weeklyMeals,
    enough: enough.map((plan) => ({ ...plan, reason: reasonFor(plan, enough[0] ?? plan) })),
    short: short.map((plan) => ({ ...plan, reason: isNear(plan) ? 'nearly-enough' : 'too-few' })),
    notComparedIds: plans.filter((_, index) => !compared[index]).map(({ id }) => id),
  }
}

type RatedPlan = Omit<PlanAdvice, 'reason'>

function rate({ plan, includedMeals, neededMeals, ...rest }: ComparedPlan): RatedPlan {
  const eaten = Math.min(neededMeals, includedMeals ?? neededMeals)
  return {
    planId: plan.id,
    ...rest,
    neededMeals,
    includedMeals,
    surplusMeals: includedMeals === null ? null : Math.max(0, includedMeals - neededMeals),
    shortageMeals: neededMeals - eaten,
    pricePerMealCents: eaten === 0 ? plan.priceCents : Math.round(plan.priceCents / eaten),
  }
}

const rankOf = ({ flexibility }: RatedPlan) => flexibilities.indexOf(flexibility)
const byPrice = (a: RatedPlan, b: RatedPlan) => a.pricePerMealCents - b.pricePerMealCents || rankOf(a) - rankOf(b)
const missingShare = ({ shortageMeals, neededMeals }: RatedPlan) => shortageMeals / neededMeals
const byShortage = (a: RatedPlan, b: RatedPlan) => missingShare(a) - missingShare(b) || byPrice(a, b)

/** One meal in ten is missing, or fewer. */
const isNear = ({ shortageMeals, neededMeals }: RatedPlan) => shortageMeals * 10 <= neededMeals

/** More than a quarter of the needed meals is left over. */
const leavesMany = ({ surplusMeals, neededMeals }: RatedPlan) => (surplusMeals ?? 0) * 4 > neededMeals

function reasonFor(plan: RatedPlan, best: RatedPlan): AdviceReason {
  if (plan.planId === best.planId) return 'lowest-price'
  if (rankOf(plan) < rankOf(best)) return 'more-flexible'
  if (plan.pricePerMealCents === best.pricePerMealCents)
    return rankOf(plan) > rankOf(best) ? 'less-flexible' : 'same-price'
  return leavesMany(plan) ? 'many-left-over' : 'higher-price'
}

import type { MealPlan } from '@/domain/shop/meal-plans'
import {
  choiceOfPlanDates,
  subscriptionDates,
  type SubscriptionDates,
} from '@/domain/shop/subscriptions/subscription-dates'
import { ok, refuse, type Result } from '@/domain/result'
import type { CampusDate } from '@/domain/time/calendar'
import type { CartChoice } from './cart-contents'

/**
 * The dates of a subscription in a cart, if they can still be chosen; null for anything else. Refuses `withdrawn-item`,
 * `bad-subscription-start`, `bad-subscription-end`. Spec: CUS-5.22 to CUS-5.25.
 */
export function checkPlanDates(
  choice: CartChoice,
  mealPlans: readonly MealPlan[],
  today: CampusDate,
): Result<SubscriptionDates | null> {
  if (choice.kind !== 'meal-plan' || choice.firstPlanDate === null || choice.lastPlanDate === null) return ok(null)
  const subscription = mealPlans.find(({ id }) => id === choice.mealPlan)?.subscription
  if (!subscription) return refuse('withdrawn-item')
  const { firstPlanDate, lastPlanDate } = choice
  const wanted = choiceOfPlanDates(subscription.frequency, { firstPlanDate, lastPlanDate })
  return subscriptionDates(subscription, wanted, today)
}

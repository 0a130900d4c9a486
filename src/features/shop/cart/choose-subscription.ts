import type { CartChoice } from '@/domain/shop/cart/cart-contents'
import type { PlanSubscription } from '@/domain/shop/meal-plans'
import {
  choiceOfPlanDates,
  selectableEnds,
  selectableStarts,
  subscriptionDates,
} from '@/domain/shop/subscriptions/subscription-dates'
import { ok, refuse, type Result } from '@/domain/result'
import { isCampusDate, type CampusDate } from '@/domain/time/calendar'

type PlanDates = Pick<
  Extract<CartChoice, { kind: 'meal-plan' }>,
  'firstPlanDate' | 'lastPlanDate' | 'firstBillDate' | 'lastBillDate'
>

const none: PlanDates = { firstPlanDate: null, lastPlanDate: null, firstBillDate: null, lastBillDate: null }

/**
 * The dates of a plan in the cart; none for a plan that is sold once. A request names the first and the last plan date; without
 * one, the first start and the first end for it apply. Billing dates follow from these two, whatever a client sends. Refuses
 * `bad-subscription-start`, `bad-subscription-end`, also for a text that is no date: another date would charge another amount
 * today. Spec: CUS-4.34, CUS-5.22 to CUS-5.25.
 */
export function chooseSubscription(
  subscription: PlanSubscription | null,
  { start: wantedStart, lastPlanDate: wantedLast }: { start: string | null; lastPlanDate: string | null },
  today: CampusDate,
): Result<PlanDates> {
  if (!subscription) return ok(none)
  const [firstPlan, lastPlan] = [wantedStart ?? today, wantedLast ?? today]
  if (!isCampusDate(firstPlan)) return refuse('bad-subscription-start')
  if (!isCampusDate(lastPlan)) return refuse('bad-subscription-end')
  const wanted = choiceOfPlanDates(subscription.frequency, { firstPlanDate: firstPlan, lastPlanDate: lastPlan })
  const starts = selectableStarts(subscription, today)
  const start = wantedStart === null ? starts[0] : wanted.start
  if (start === undefined || !starts.includes(start)) return refuse('bad-subscription-start')
  const end = wantedLast === null ? selectableEnds(subscription, start)[0] : wanted.end
  if (end === undefined) return refuse('bad-subscription-end')
  const dates = subscriptionDates(subscription, { start, end }, today)
  if (!dates.ok) return dates
  const { firstPlanDate, lastPlanDate, firstBillDate, lastBillDate } = dates.value
  return ok({ firstPlanDate, lastPlanDate, firstBillDate, lastBillDate })
}

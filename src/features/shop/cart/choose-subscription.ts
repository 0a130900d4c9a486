import type { CartChoice } from '@/domain/shop/cart/cart-contents'
import type { PlanSubscription } from '@/domain/shop/meal-plans'
import {
  choiceOfPlanDates,
  selectableEnds,
  selectableStarts,
  subscriptionDates,
} from '@/domain/shop/subscriptions/subscription-dates'
import { ok, refuse, type Result } from '@/domain/result'
import type { CampusDate } from '@/domain/time/calendar'

type PlanDates = Pick<
  Extract<CartChoice, { kind: 'meal-plan' }>,
  'firstPlanDate' | 'lastPlanDate' | 'firstBillDate' | 'lastBillDate'
>

const none: PlanDates = { firstPlanDate: null, lastPlanDate: null, firstBillDate: null, lastBillDate: null }

/**
 * The dates of a plan in the cart; none for a plan that is sold once. A request names the first and the last plan date;
 * without both, the first start and the first end apply. Billing dates follow from these two, whatever a client sends.
 * Refuses `bad-subscription-start`, `bad-subscription-end`. Spec: CUS-4.34, CUS-5.22 to CUS-5.25.
 */
export function chooseSubscription(
  subscription: PlanSubscription | null,
  { start: wantedStart, lastPlanDate: wantedLast }: { start: CampusDate | null; lastPlanDate: CampusDate | null },
  today: CampusDate,
): Result<PlanDates> {
  if (!subscription) return ok(none)
  const wanted =
    wantedStart !== null && wantedLast !== null
      ? choiceOfPlanDates(subscription.frequency, { firstPlanDate: wantedStart, lastPlanDate: wantedLast })
      : null
  const start = wanted?.start ?? selectableStarts(subscription, today)[0]
  if (start === undefined) return refuse('bad-subscription-start')
  const end = wanted?.end ?? selectableEnds(subscription, start)[0]
  if (end === undefined) return refuse('bad-subscription-end')
  const dates = subscriptionDates(subscription, { start, end }, today)
  if (!dates.ok) return dates
  const { firstPlanDate, lastPlanDate, firstBillDate, lastBillDate } = dates.value
  return ok({ firstPlanDate, lastPlanDate, firstBillDate, lastBillDate })
}

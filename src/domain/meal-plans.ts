import type { CampusDate } from './calendar'
import type { IdentifiedPicture, SiteSwitch } from './campus'
import type { Localized } from './locale'
import type { PaymentType } from './payment-types'

/** How a plan is paid bit by bit. The days are those between which it can be subscribed. */
export type PlanSubscription = {
  frequency: 'monthly' | 'weekly'
  /** How many payments there are; null where nobody said. */
  payments: number | null
  start: CampusDate | null
  end: CampusDate | null
}

/**
 * A published meal plan that staff have on sale. `startDate` and `endDate` are the days between which it is valid, null
 * for no limit; no payment types are no limit of its own. Spec: CUS-3.7.
 */
export type MealPlan = {
  id: string
  name: Localized
  desc: Localized<string | null>
  pictures: IdentifiedPicture[]
  priceCents: number
  taxCents: number | null
  applyTax: boolean
  paymentTypes: PaymentType[]
  startDate: CampusDate | null
  endDate: CampusDate | null
  subscription: PlanSubscription | null
  onPanel: boolean
  sortOrder: number | null
}

const switchOf: Record<PlanSubscription['frequency'], SiteSwitch> = {
  monthly: 'mealPlanSubscriptions',
  weekly: 'weeklyMppSubscriptions',
}

type Sale = { today: CampusDate; switches: Readonly<Record<SiteSwitch, boolean>> }

/**
 * Whether a plan can still be bought on a campus date: neither its validity nor its subscription is over, last days included,
 * and the site sells subscriptions of its kind. It is sold before it begins. Spec: CUS-3.7, CUS-3.18.
 */
export function isOnSale({ endDate, subscription }: MealPlan, { today, switches }: Sale): boolean {
  const isOver = [endDate, subscription?.end ?? null].some((last) => last !== null && last < today)
  return !isOver && (subscription === null || switches[switchOf[subscription.frequency]])
}

/** The plans of the home page's panel on a campus date, in their order. Spec: PUB-2.28, PUB-7.33. */
export const panelPlans = (plans: readonly MealPlan[], sale: Sale): MealPlan[] =>
  plans.filter((plan) => plan.onPanel && isOnSale(plan, sale))

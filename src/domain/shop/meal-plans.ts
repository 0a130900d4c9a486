import type { CampusDate } from '@/domain/time/calendar'
import type { IdentifiedPicture } from '@/domain/files/picture'
import type { SiteSwitch } from '@/domain/site/site'
import type { Localized } from '@/domain/locale'
import type { MealAllowance } from './meal-allowance'
import type { PaymentType } from '@/domain/shop/payments/payment-types'

/** The recurring payments of a plan. It can be subscribed to from `start` to `end`, inclusive. */
export type PlanSubscription = {
  frequency: 'monthly' | 'weekly'
  /** The number of payments; null when unknown. */
  payments: number | null
  start: CampusDate | null
  end: CampusDate | null
}

/**
 * A published meal plan. It is valid from `startDate` to `endDate`, inclusive; null means no limit. An empty list of payment
 * types restricts nothing. Spec: CUS-3.7.
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
  /** The meals that it includes; null when staff have not entered them. */
  allowance: MealAllowance | null
  /** The bonus of a promo code that staff tell programs; carts calculate it from the code. Null for none. */
  promoBonusCents: number | null
  /** Promo codes record their use on this plan without an effect on its price. */
  promoTrackOnly: boolean
  onPanel: boolean
  sortOrder: number | null
}

const switchOf: Record<PlanSubscription['frequency'], SiteSwitch> = {
  monthly: 'mealPlanSubscriptions',
  weekly: 'weeklyMppSubscriptions',
}

type SaleContext = { today: CampusDate; switches: Readonly<Record<SiteSwitch, boolean>> }

/**
 * Whether a plan can be bought on a campus date. Its validity and its subscription period must not be over, and the site
 * must sell subscriptions of its frequency. A plan can be bought before it becomes valid. Spec: CUS-3.7, CUS-3.18.
 */
export function isOnSale({ endDate, subscription }: MealPlan, { today, switches }: SaleContext): boolean {
  const isOver = [endDate, subscription?.end ?? null].some((last) => last !== null && last < today)
  return !isOver && (subscription === null || switches[switchOf[subscription.frequency]])
}

/** Returns the plans of the home page's panel, in the given order. Spec: PUB-2.28, PUB-7.33. */
export const panelPlans = (plans: readonly MealPlan[], context: SaleContext): MealPlan[] =>
  plans.filter((plan) => plan.onPanel && isOnSale(plan, context))

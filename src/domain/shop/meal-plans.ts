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
  /** The first and the last day of its sale; null means no limit. */
  saleFrom: CampusDate | null
  saleUntil: CampusDate | null
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

/** Days from the first to the last; null means no limit. */
export type DatePeriod = { from: CampusDate | null; until: CampusDate | null }

const switchOf: Record<PlanSubscription['frequency'], SiteSwitch> = {
  monthly: 'mealPlanSubscriptions',
  weekly: 'weeklyMppSubscriptions',
}

type SaleContext = { today: CampusDate; switches: Readonly<Record<SiteSwitch, boolean>> }

/**
 * Whether a plan can be bought on a campus date. The day must be within its sale window, its validity and its subscription period
 * must not be over, and the site must sell subscriptions of its frequency. A plan can be bought before it becomes valid.
 * Spec: CUS-3.7, CUS-3.18.
 */
export function isOnSale(plan: MealPlan, { today, switches }: SaleContext): boolean {
  const { endDate, saleFrom, saleUntil, subscription } = plan
  const isOver = [endDate, saleUntil, subscription?.end ?? null].some((last) => last !== null && last < today)
  const hasBegun = saleFrom === null || saleFrom <= today
  return hasBegun && !isOver && (subscription === null || switches[switchOf[subscription.frequency]])
}

/** When a plan can be used: a subscription in its period, another plan while it is valid. Both days are included. */
export const planPeriod = ({
  startDate,
  endDate,
  subscription,
}: Pick<MealPlan, 'startDate' | 'endDate' | 'subscription'>): DatePeriod =>
  subscription ? { from: subscription.start, until: subscription.end } : { from: startDate, until: endDate }

/** Returns the plans of the home page's panel, in the given order. Spec: PUB-2.28, PUB-7.33. */
export const panelPlans = (plans: readonly MealPlan[], context: SaleContext): MealPlan[] =>
  plans.filter((plan) => plan.onPanel && isOnSale(plan, context))

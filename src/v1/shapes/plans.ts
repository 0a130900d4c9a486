import type { z } from 'zod'
import type { planPanelResponse, PlanRow } from '@/contract/plans'
import { locales, textIn, type Locale } from '@/domain/locale'
import type { MealPlan } from '@/domain/meal-plans'
import { success } from '@/v1/envelope'
import { pictureRow } from './picture'

export type PlansAsked = { plans: MealPlan[]; withPrices: boolean }

/** Spec: PUB-7.33, PUB-2.28. */
export function planPanel({ plans, withPrices }: PlansAsked, locale: Locale): z.infer<typeof planPanelResponse> {
  const rows = plans.map((plan, index) => planRow(plan, index, withPrices, locale))
  return success(rows.length, { plans: rows })
}

/** Cents become dollars only here; the nearest number to a sum of cents is written with two decimals at most. */
const dollarsOf = (cents: number | null) => (cents === null ? null : cents / 100)

/** `sort_order` counts from 1; every language shows the first of the pictures. Spec: CUS-3.7. */
function planRow(plan: MealPlan, index: number, withPrices: boolean, locale: Locale): PlanRow {
  const { subscription } = plan
  return {
    id: plan.id,
    name: plan.name[locale],
    desc: textIn(plan.desc, locale),
    translations: locales.map((each) => ({
      locale: each,
      name: plan.name[each],
      desc: plan.desc[each],
      image_id: plan.pictures[0]?.id ?? null,
    })),
    images: plan.pictures.map((picture) => pictureRow(picture, locale)),
    price: withPrices ? dollarsOf(plan.priceCents) : null,
    tax: withPrices ? dollarsOf(plan.taxCents) : null,
    apply_tax: plan.applyTax,
    payment_types: plan.paymentTypes,
    sort_order: index + 1,
    subscription: subscription !== null,
    subscription_frequency: subscription?.frequency ?? null,
    subscription_start: subscription?.start ?? null,
    subscription_end: subscription?.end ?? null,
    start_date: plan.startDate,
    end_date: plan.endDate,
    payments: subscription?.payments ?? null,
  }
}

import type { z } from 'zod'
import type { planPanelResponse, PlanRow } from '@/contract/shop/plans'
import { locales, localize, type Locale } from '@/domain/locale'
import type { MealPlan } from '@/domain/shop/meal-plans'
import { acceptedTypes } from '@/domain/shop/payments/payment-types'
import { success } from '@/v1/engine/envelope'
import { pictureRow } from '@/v1/site/shapes/picture'

export type PlanPanelData = { plans: MealPlan[]; withPrices: boolean }

/** Spec: PUB-7.33, PUB-2.28. */
export function planPanel(data: PlanPanelData, locale: Locale): z.infer<typeof planPanelResponse> {
  const rows = planRows(data, locale)
  return success(rows.length, { plans: rows })
}

/** Plans in staff order. */
export const planRows = ({ plans, withPrices }: PlanPanelData, locale: Locale): PlanRow[] =>
  plans.map((plan, index) => planRow(plan, index, withPrices, locale))

/** Converts cents to dollars. JSON writes the nearest number with at most two decimals. */
export const dollarsOf = (cents: number | null) => (cents === null ? null : cents / 100)

/** `sort_order` counts from 1. `image_id` is the first picture in every language. Spec: CUS-3.7. */
function planRow(plan: MealPlan, index: number, withPrices: boolean, locale: Locale): PlanRow {
  const { subscription } = plan
  return {
    id: plan.id,
    name: plan.name[locale],
    desc: localize(plan.desc, locale),
    translations: locales.map((language) => ({
      locale: language,
      name: plan.name[language],
      desc: plan.desc[language],
      image_id: plan.pictures[0]?.id ?? null,
    })),
    images: plan.pictures.map((picture) => pictureRow(picture, locale)),
    price: withPrices ? dollarsOf(plan.priceCents) : null,
    tax: withPrices ? dollarsOf(plan.taxCents) : null,
    apply_tax: plan.applyTax,
    payment_types: acceptedTypes(plan.paymentTypes),
    sort_order: index + 1,
    subscription: subscription !== null,
    subscription_frequency: subscription?.frequency ?? null,
    subscription_start: subscription?.start ?? null,
    subscription_end: subscription?.end ?? null,
    start_date: plan.startDate,
    end_date: plan.endDate,
    payments: subscription?.payments ?? null,
    promoBonus: withPrices ? dollarsOf(plan.promoBonusCents) : null,
    promo_track_only: plan.promoTrackOnly,
  }
}

import { isOnSale, type MealPlan } from '@/domain/shop/meal-plans'
import type { CheckoutSettings } from '@/domain/shop/checkout-settings'
import type { OrderForm } from '@/domain/shop/order-form'
import { campusDateAt } from '@/domain/time/campus-time'
import type { Locale } from '@/domain/locale'
import type { Site } from '@/domain/site/site'
import { listTerms, type ListedTerms } from '@/features/shop/checkout/terms/listed-terms'
import { readCheckoutSettings } from '@/features/shop/order-form/read-checkout-settings'
import { readOrderForm } from '@/features/shop/order-form/read-order-form'
import { readMealPlans } from '@/features/shop/read-meal-plans'
import { siteResolver } from '@/v1/content/resolve-site-items'

/** What a site sells today. `form` and `checkout` are null when it sells nothing online. */
export type OrderFormData = {
  plans: MealPlan[]
  form: OrderForm | null
  checkout: CheckoutSettings | null
  withPrices: boolean
  termsIn: (locale: Locale) => ListedTerms
}

/** Resolves the order form of a site. Spec: CUS-7.26. */
export const resolveOrderForm = siteResolver(async (site, now): Promise<OrderFormData> => {
  const [plans, form, checkout] = await Promise.all([
    plansOnSale(site, now),
    readOrderForm(site.id, campusDateAt(now, site.timeZone)),
    readCheckoutSettings(site.id),
  ])
  const termsIn = (locale: Locale) => listTerms(site, { form, settings: checkout }, locale)
  return { plans, form, checkout, withPrices: site.showMealPlanPrices, termsIn }
})

/** Resolves the plans of the order form. Spec: CUS-7.26. */
export const resolveOrderFormPlans = siteResolver(async (site, now) => ({
  plans: await plansOnSale(site, now),
  withPrices: site.showMealPlanPrices,
}))

/** Resolves the plans that one call adds to a cart: those without dates to choose. Spec: CUS-7.26. */
export const resolveQuickAddPlans = siteResolver(async (site, now) => ({
  plans: (await plansOnSale(site, now)).filter(({ subscription }) => subscription === null),
  withPrices: site.showMealPlanPrices,
}))

async function plansOnSale({ id, timeZone, switches }: Site, now: Date): Promise<MealPlan[]> {
  const today = campusDateAt(now, timeZone)
  return (await readMealPlans(id, today)).filter((plan) => isOnSale(plan, { today, switches }))
}

import { campusDateAt } from '@/domain/time/campus-time'
import { panelPlans } from '@/domain/shop/meal-plans'
import { readMealPlans } from '@/features/shop/read-meal-plans'
import { siteResolver } from '@/v1/content/resolve-site-items'

/** Resolves the meal plans of the home page panel. `withPrices` is false if the site hides prices. Spec: PUB-7.33. */
export const resolvePlanPanel = siteResolver(
  async ({ id, timeZone, switches, showMealPlanPrices: withPrices }, now) => {
    const today = campusDateAt(now, timeZone)
    return { plans: panelPlans(await readMealPlans(id, today), { today, switches }), withPrices }
  },
)

import { campusDateAt } from '@/domain/campus-time'
import { panelPlans } from '@/domain/meal-plans'
import { readMealPlans } from '@/features/shop/read-plans'
import { askAll } from './ask-own'

/** The plans of the home page's panel, with their prices where the site shows them. Spec: PUB-7.33. */
export const askPlanPanel = askAll(
  'plan-panel',
  async ({ id, timeZone, switches, showMealPlanPrices: withPrices }, now) => ({
    plans: panelPlans(await readMealPlans(id), { today: campusDateAt(now, timeZone), switches }),
    withPrices,
  }),
)

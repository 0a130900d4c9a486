import type { z } from 'zod'
import type { planPanelQuery } from '@/contract/plans'
import { campusDateAt } from '@/domain/campus-time'
import { panelPlans } from '@/domain/meal-plans'
import { ok, type Result } from '@/domain/result'
import { readMealPlans } from '@/features/shop/read-plans'
import { publishedSite } from './ask-sites'
import type { Asked } from './endpoint'
import type { PlansAsked } from './shapes/plans'

/** The plans of the home page's panel. Refuses `missing-parameter`, `not-found-site`. Spec: PUB-7.33. */
export async function askPlanPanel({ site_id }: z.output<typeof planPanelQuery>): Promise<Result<Asked<PlansAsked>>> {
  const found = await publishedSite(site_id)
  if (!found.ok) return found
  const { id } = found.value
  return ok({
    about: ['plan-panel', id],
    siteId: id,
    until: Infinity,
    read: async (now) => {
      const site = await publishedSite(id, now)
      if (!site.ok) return site
      const { timeZone, switches, showMealPlanPrices: withPrices } = site.value
      const plans = panelPlans(await readMealPlans(id), { today: campusDateAt(now, timeZone), switches })
      return ok({ plans, withPrices })
    },
  })
}

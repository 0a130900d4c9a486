import type { z } from 'zod'
import type { panelPlansQuery } from '@/contract/plans'
import { campusDateAt } from '@/domain/campus-time'
import { offeredOn } from '@/domain/meal-plan'
import { ok, refuse, type Result } from '@/domain/result'
import { readSite } from '@/features/content/read'
import { readPanelPlans } from '@/features/shop/read-panel-plans'
import { publishedSite } from './ask-sites'
import type { Asked } from './endpoint'
import type { PlansAsked } from './shapes/panel-plans'

/** The plans of a home page on today's date. Refuses `missing-parameter`, `not-found-site`. Spec: PUB-7.33. */
export async function askPanelPlans({ site_id }: z.output<typeof panelPlansQuery>): Promise<Result<Asked<PlansAsked>>> {
  const found = await publishedSite(site_id)
  if (!found.ok) return found
  const { id } = found.value
  return ok({
    about: ['panel-plans', id],
    siteId: id,
    until: Infinity,
    read: async (now) => {
      const [site, plans] = await Promise.all([readSite(id, now), readPanelPlans(id)])
      if (!site) return refuse('not-found-site')
      const offered = offeredOn(plans, campusDateAt(now, site.timeZone))
      return ok({ plans: offered, withPrices: site.showMealPlanPrices })
    },
  })
}

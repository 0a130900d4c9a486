import type { PanelPlan } from '@/domain/meal-plan'
import { everySiteTag, siteTag } from '@/server/cache-tags'
import { caches } from '@/server/caches'
import { cleanInBoth } from '@/server/clean-html'
import { openPayload } from '@/server/payload'
import { bothOf, fieldsOf, nameOf, numberOf, pictureOf, rowsOf, textOf } from '@/server/stored'

/**
 * The meal plans on sale that staff put on a site's home page, in their order, whatever their days; none for an unknown
 * site. Spec: PUB-7.33, CUS-3.7.
 */
export async function readPanelPlans(siteId: string): Promise<PanelPlan[]> {
  const plans = await caches.values.remember(`panel-plans:${siteId}`, async () => {
    const payload = await openPayload()
    const { docs } = await payload.find({
      collection: 'meal-plans',
      where: {
        and: [{ site: { equals: siteId } }, { active: { equals: true } }, { onPanel: { equals: true } }],
      },
      sort: ['sortOrder', 'id'],
      locale: 'all',
      depth: 1,
      pagination: false,
      overrideAccess: true, // what a site offers to everybody; drafts are left out below
    })
    const written = docs.map(fieldsOf).filter(({ _status }) => _status !== 'draft')
    return { value: written.map(planOf), tags: [siteTag(siteId), everySiteTag] }
  })
  return plans as PanelPlan[]
}

function planOf(doc: Record<string, unknown>): PanelPlan {
  return {
    id: String(doc.id),
    name: nameOf(doc.name),
    desc: cleanInBoth(bothOf(doc.desc)),
    priceCents: numberOf(doc.priceCents) ?? 0,
    images: rowsOf(doc.images).flatMap((row) => pictureOf(row, 'meal_plan') ?? []),
    sortOrder: numberOf(doc.sortOrder),
    lastDay: doc.subscription === true ? textOf(doc.subscriptionEnd) : textOf(doc.endDate),
  }
}

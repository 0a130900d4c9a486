import type { MealPlan, PlanSubscription } from '@/domain/meal-plans'
import { inStaffOrder } from '@/domain/order'
import { paymentTypes } from '@/domain/payment-types'
import { everySiteTag, siteTag } from '@/server/cache-tags'
import { caches } from '@/server/caches'
import { openPayload } from '@/server/payload'
import { pictureIn, readStored, type Stored } from '@/server/read-stored'
import { flagOf, identifiedPictureOf, nameOf, numberOf, rowsOf, textOf } from '@/server/stored'
import { htmlOf } from '@/server/stored-html'

/** The meal plans of a site that are published and on sale, whatever their days, in their order, null last. Spec: CUS-3.7. */
export async function readMealPlans(siteId: string): Promise<MealPlan[]> {
  const plans = await caches.values.remember(`meal-plans:${siteId}`, async () => {
    const docs = await readStored(await openPayload(), 'meal-plans', {
      where: { site: { equals: siteId } },
      related: { images: pictureIn('meal-plan-images') },
      sort: ['createdAt', 'id'],
    })
    const onSale = docs.filter(({ _status, active }) => _status !== 'draft' && flagOf(active))
    return { value: inStaffOrder(onSale.map(planOf)), tags: [siteTag(siteId), everySiteTag] }
  })
  return plans as MealPlan[]
}

function planOf(doc: Stored): MealPlan {
  const ways = Array.isArray(doc.paymentTypes) ? doc.paymentTypes : []
  return {
    id: String(doc.id),
    name: nameOf(doc.name),
    desc: htmlOf(doc.desc),
    pictures: rowsOf(doc.images).flatMap((row) => identifiedPictureOf(row, 'meal_plan') ?? []),
    priceCents: numberOf(doc.priceCents) ?? 0,
    taxCents: numberOf(doc.taxCents),
    applyTax: flagOf(doc.applyTax),
    paymentTypes: paymentTypes.filter((way) => ways.includes(way)),
    startDate: textOf(doc.startDate),
    endDate: textOf(doc.endDate),
    subscription: flagOf(doc.subscription) ? subscriptionOf(doc) : null,
    onPanel: flagOf(doc.onPanel),
    sortOrder: numberOf(doc.sortOrder),
  }
}

/** A subscription that does not say how often is billed monthly. */
const subscriptionOf = (doc: Stored): PlanSubscription => ({
  frequency: doc.subscriptionFrequency === 'weekly' ? 'weekly' : 'monthly',
  payments: numberOf(doc.payments),
  start: textOf(doc.subscriptionStart),
  end: textOf(doc.subscriptionEnd),
})

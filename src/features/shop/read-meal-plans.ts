import type { CampusDate } from '@/domain/time/calendar'
import type { MealPlan, PlanSubscription } from '@/domain/shop/meal-plans'
import { priceOn, type PriceSchedule } from '@/domain/shop/plan-price'
import { planTaxCents, type TaxRules } from '@/domain/shop/plan-tax'
import { countedAllowances, type MealAllowance } from '@/domain/shop/meal-allowance'
import { sortByStaffOrder } from '@/domain/text/sort-order'
import { paymentTypes } from '@/domain/shop/payments/payment-types'
import { everySiteTag, siteTag } from '@/server/cache/cache-tags'
import { readCached } from '@/server/cache/read-cached'
import { openPayload } from '@/server/database/payload'
import { pictureRelation, readPublicDocuments } from '@/server/database/read-public-documents'
import type { StoredFields, StoredRow } from '@/server/database/stored-row'
import { taxRulesOf } from '@/server/database/shop/tax-rules'
import { flagOf, identifiedPictureOf, nameOf, numberOf, rowsOf, textOf } from '@/server/database/stored-values'
import { sanitizedHtmlOf } from '@/server/database/stored-html'

type ScheduledPlan = Omit<MealPlan, 'taxCents'> & Pick<PriceSchedule, 'nextPrice'>

/**
 * The published, active meal plans of a site on any date, with the prices of a campus day, in staff order; those without a
 * sort order come last. Spec: CUS-3.7.
 */
export async function readMealPlans(siteId: string, today: CampusDate): Promise<MealPlan[]> {
  const { plans, taxRules } = await readScheduledPlans(siteId)
  return plans.map(({ nextPrice, ...plan }) => {
    const priceCents = priceOn({ ...plan, nextPrice }, today).priceCents ?? 0
    return { ...plan, priceCents, taxCents: planTaxCents({ ...plan, priceCents }, taxRules) }
  })
}

/** Cached with the planned prices, because the price depends on the day. */
function readScheduledPlans(siteId: string): Promise<{ plans: ScheduledPlan[]; taxRules: TaxRules }> {
  return readCached(`meal-plans:${siteId}`, [siteTag(siteId), everySiteTag], async () => {
    const payload = await openPayload()
    const where = { site: { equals: siteId } }
    const [settings] = await readPublicDocuments(payload, 'order-form-settings', { where })
    const docs = await readPublicDocuments(payload, 'meal-plans', {
      where,
      related: { images: pictureRelation('meal-plan-images') },
      sort: ['createdAt', 'id'],
    })
    return { plans: sortByStaffOrder(docs.map(planOf)), taxRules: taxRulesOf(settings ?? {}) }
  })
}

type Stored = StoredRow<'meal-plans'>

function planOf(doc: Stored): ScheduledPlan {
  const allowed = Array.isArray(doc.paymentTypes) ? doc.paymentTypes : []
  return {
    id: String(doc.id),
    name: nameOf(doc.name),
    desc: sanitizedHtmlOf(doc.desc),
    pictures: rowsOf(doc.images).flatMap((row) => identifiedPictureOf(row, 'meal_plan') ?? []),
    priceCents: numberOf(doc.priceCents) ?? 0,
    nextPrice: nextPriceOf(doc),
    applyTax: flagOf(doc.applyTax),
    paymentTypes: paymentTypes.filter((type) => allowed.includes(type)),
    startDate: textOf(doc.startDate),
    endDate: textOf(doc.endDate),
    saleFrom: textOf(doc.saleFrom),
    saleUntil: textOf(doc.saleUntil),
    subscription: flagOf(doc.subscription) ? subscriptionOf(doc) : null,
    allowance: allowanceOf(doc),
    promoBonusCents: numberOf(doc.promoBonusCents),
    promoTrackOnly: flagOf(doc.promoTrackOnly),
    onPanel: flagOf(doc.onPanel),
    sortOrder: numberOf(doc.sortOrder),
  }
}

/** The price that replaces the current one; null when none is planned. An amount without its day, or a day without an amount, changes nothing. */
export function nextPriceOf(
  doc: StoredFields<{ nextPriceCents: number; nextPriceFrom: string }>,
): PriceSchedule['nextPrice'] {
  const [priceCents, from] = [numberOf(doc.nextPriceCents), textOf(doc.nextPriceFrom)]
  return priceCents === null || from === null ? null : { priceCents, from }
}

/** A number of meals without its interval, or an interval without a number, counts as unknown. */
function allowanceOf({ mealAllowance, meals: stored }: Stored): MealAllowance | null {
  if (mealAllowance === 'unlimited') return { per: 'unlimited', meals: null }
  const per = countedAllowances.find((allowance) => allowance === mealAllowance)
  const meals = numberOf(stored)
  return per && meals !== null && meals > 0 ? { per, meals } : null
}

/** A subscription without a frequency is billed monthly. */
const subscriptionOf = (doc: Stored): PlanSubscription => ({
  frequency: doc.subscriptionFrequency === 'weekly' ? 'weekly' : 'monthly',
  payments: numberOf(doc.payments),
  start: textOf(doc.subscriptionStart),
  end: textOf(doc.subscriptionEnd),
})

import type { PromoCode } from '@/domain/shop/promotions'
import { everySiteTag, siteTag } from '@/server/cache/cache-tags'
import { readCached } from '@/server/cache/read-cached'
import { openPayload } from '@/server/database/payload'
import { flagOf, idOf, numberOf, textOf } from '@/server/database/stored-values'

export type StoredPromoCode = PromoCode & { id: string }

/** All promo codes of a site, also those that are over. Never send them to a visitor. Spec: CUS-3.13. */
export function readPromoCodes(siteId: string): Promise<StoredPromoCode[]> {
  return readCached(`promo-codes:${siteId}`, [siteTag(siteId), everySiteTag], async () => {
    const { db } = await openPayload()
    const { docs } = await db.find<Record<string, unknown>>({
      collection: 'promo-codes',
      where: { site: { equals: siteId } },
      pagination: false,
      limit: 0,
    })
    return docs.map(promoCodeOf)
  })
}

const promoCodeOf = (doc: Record<string, unknown>): StoredPromoCode => ({
  id: String(doc.id),
  code: textOf(doc.promoCode) ?? '',
  siteId: idOf(doc.site) ?? '',
  type: doc.promoType === 'bonus' ? 'bonus' : 'discount',
  value:
    doc.promoAdj === 'fixed'
      ? { cents: numberOf(doc.promoValueCents) ?? 0 }
      : { percentBps: numberOf(doc.promoValueBps) ?? 0 },
  minPurchaseCents: numberOf(doc.promoMinPurchaseCents),
  advertisedPriceCents: numberOf(doc.promoPriceCents),
  trackOnly: flagOf(doc.promoTrackOnly),
  isActive: flagOf(doc.active),
  start: textOf(doc.start),
  end: textOf(doc.end),
  mealPlanIds: (Array.isArray(doc.mealPlans) ? doc.mealPlans : []).flatMap((plan) => idOf(plan) ?? []),
  maxUses: numberOf(doc.maxUses),
  maxUsesPerCustomer: numberOf(doc.maxUsesPerCustomer),
})

import type { DemoMealPlan } from '../../../demo/shapes/shop-shape'
import type { Seeding } from '../seeding'
import type { CampusDate } from '@/domain/time/calendar'
import { dateOn } from './relative-dates'
import { sundayOf } from './subscriptions'

/** Creates the meal plans. Drafts stay unpublished. Weekly subscriptions begin and end on a Sunday. */
export async function seedMealPlans(seeding: Seeding, plans: DemoMealPlan[]): Promise<void> {
  const { create, site, today, idOf } = seeding
  for (const [index, { key, draft, valid, sale, meals, subscription, nextPrice, ...plan }] of plans.entries()) {
    const isWeekly = subscription?.frequency === 'weekly'
    const weekly = (date: CampusDate | null) => (date && isWeekly ? sundayOf(date) : date)
    await create('meal-plans', {
      id: idOf('meal-plans', key),
      site,
      ...plan,
      mealAllowance: meals.per,
      meals: meals.per === 'unlimited' ? null : meals.count,
      ...(nextPrice
        ? {
            nextPriceCents: nextPrice.priceCents,
            nextPriceFrom: dateOn(today, nextPrice.fromOffsetDays),
          }
        : {}),
      sortOrder: (index + 1) * 10,
      startDate: dateOn(today, valid.startOffsetDays),
      endDate: dateOn(today, valid.endOffsetDays),
      saleFrom: dateOn(today, sale.startOffsetDays),
      saleUntil: dateOn(today, sale.endOffsetDays),
      subscription: subscription !== null,
      ...(subscription
        ? {
            subscriptionFrequency: subscription.frequency,
            payments: subscription.payments,
            subscriptionStart: weekly(dateOn(today, subscription.startOffsetDays)),
            subscriptionEnd: weekly(dateOn(today, subscription.endOffsetDays)),
          }
        : {}),
      _status: draft ? 'draft' : 'published',
    })
  }
}

import type { DemoBusiness, DemoSubscription } from '../../../demo/shapes/customers-shape'
import type { DemoMealPlan } from '../../../demo/shapes/shop-shape'
import { findByKey, priceItems } from '../../../demo/price-items'
import { addDays, weekdayOf, type CampusDate } from '@/domain/time/calendar'
import type { Seeding } from '../seeding'
import { languageOf, savedMethodOfOrder } from './payments'
import { dateOn, instantOn } from './relative-dates'

/** Moves a date back to the Sunday of its week. */
export const sundayOf = (date: CampusDate): CampusDate => addDays(date, -weekdayOf(date))

/**
 * The dates of a subscription. A weekly one begins on the Sunday after the given day and ends on a Sunday; its last plan begins
 * one week and its last bill two weeks before the end. `from` is the day from which offsets of payments count. Spec: CUS-5.23, CUS-5.25.
 */
export function datesOfSubscription(today: CampusDate, plan: DemoMealPlan, subscription: DemoSubscription) {
  const isWeekly = plan.subscription?.frequency === 'weekly'
  const given = dateOn(today, subscription.startOffsetDays) ?? today
  const from = isWeekly ? addDays(today, 7 - weekdayOf(given)) : today
  const start = dateOn(from, subscription.startOffsetDays) ?? from
  const last = dateOn(from, subscription.endOffsetDays)
  const end = last && isWeekly ? sundayOf(last) : last
  return {
    from,
    start,
    end,
    firstPlanDate: start,
    lastPlanDate: end && addDays(end, isWeekly ? -7 : 0),
    firstBillDate: start,
    lastBillDate: end && addDays(end, isWeekly ? -14 : 0),
  }
}

/** Creates an active or ended subscription with the payment of its order. `seedRenewals` makes the later ones. */
export async function seedSubscription(
  { create, site, today, idOf }: Seeding,
  { shop, clientele }: DemoBusiness,
  subscription: DemoSubscription,
): Promise<void> {
  const plan = findByKey(shop.mealPlans, subscription.plan)
  const { from, start, end, firstBillDate, lastBillDate } = datesOfSubscription(today, plan, subscription)
  const { totalCents, federalTaxCents, provincialTaxCents } = priceItems(shop, [{ kind: 'plan', plan: plan.key }])
  const order = clientele.orders.find(({ no }) => no === subscription.order)
  await create('subscriptions', {
    id: idOf('subscriptions', subscription.key),
    site,
    customer: idOf('customers', subscription.customer),
    order: idOf('orders', subscription.order),
    name: plan.name,
    ...{ priceCents: plan.priceCents, federalTaxCents, provincialTaxCents },
    frequency: plan.subscription?.frequency,
    ...{ start, end, firstBillDate, lastBillDate },
    ...(order?.card ? { provider: 'sandbox', savedMethod: savedMethodOfOrder(order) } : {}),
    ...(order?.card ? { cardType: order.card.type, cardLastFour: order.card.lastFour } : {}),
    locale: languageOf(site),
    canceled: subscription.cancelledOffsetDays !== null,
    canceledAt: subscription.cancelledOffsetDays === null ? null : instantOn(today, subscription.cancelledOffsetDays),
    payments: subscription.payments.slice(0, 1).map(({ offsetDays, result }) => ({
      amountCents: totalCents,
      createdAt: instantOn(from, offsetDays),
      result,
    })),
  })
}

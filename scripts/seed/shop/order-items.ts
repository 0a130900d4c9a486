import type { DemoBusiness, DemoItem, DemoOrder } from '../../../demo/shapes/customers-shape'
import { findByKey, priceItems, type PricedItem } from '../../../demo/price-items'
import type { Seeding } from '../seeding'
import { dateOn } from './relative-dates'
import { datesOfSubscription } from './subscriptions'

/** The items of an order as they were bought, with references to what was sold, and the totals. */
export function priceFields(seeding: Seeding, business: DemoBusiness, { no, items }: DemoOrder) {
  const { items: lines, ...totals } = priceItems(business.shop, items)
  return { items: items.flatMap((item, index) => itemFields(seeding, business, no, item, lines[index])), ...totals }
}

function itemFields(
  { today, idOf }: Seeding,
  { shop, clientele }: DemoBusiness,
  no: string,
  item: DemoItem,
  line: PricedItem | undefined,
) {
  if (!line) return []
  const plan = item.kind === 'plan' ? findByKey(shop.mealPlans, item.plan) : null
  const subscription = plan?.subscription ?? null
  const once = subscription === null ? plan : null
  const bought = clientele.subscriptions.find(({ order }) => order === no)
  const dates = plan && bought?.plan === plan.key ? datesOfSubscription(today, plan, bought) : null
  return [
    {
      type: line.type,
      name: line.name,
      mealPlan: plan && idOf('meal-plans', plan.key),
      customPlan: item.kind === 'custom' ? idOf('custom-plans') : null,
      decliningBalance: item.kind === 'balance' ? idOf('declining-balances', item.balance) : null,
      priceCents: line.priceCents,
      applyTax: line.applyTax,
      taxCents: line.federalTaxCents + line.provincialTaxCents,
      discountCents: line.discountCents,
      promoCode: line.promo?.code,
      beforePromoPriceCents: line.promo?.beforePriceCents,
      beforePromoTaxCents: line.promo?.beforeTaxCents,
      swipeValue: line.swipe?.value,
      swipePriceCents: line.swipe?.priceCents,
      dbValueCents: line.balance?.valueCents,
      dbPriceCents: line.balance?.priceCents,
      dbDiscountCents: line.balance?.discountCents,
      dbBonusCents: line.balance?.bonusCents,
      subscription: subscription !== null,
      subscriptionFrequency: subscription?.frequency,
      subscriptionStart: subscription && dateOn(today, subscription.startOffsetDays),
      subscriptionEnd: subscription && dateOn(today, subscription.endOffsetDays),
      firstPlanDate: dates?.firstPlanDate ?? (once && dateOn(today, once.valid.startOffsetDays)),
      lastPlanDate: dates?.lastPlanDate ?? (once && dateOn(today, once.valid.endOffsetDays)),
      mealAllowance: plan?.meals.per,
      meals: plan?.meals.per === 'unlimited' ? null : plan?.meals.count,
      firstBillDate: dates?.firstBillDate,
      lastBillDate: dates?.lastBillDate,
      payments: item.kind === 'coffee' ? item.months : subscription?.payments,
    },
  ]
}

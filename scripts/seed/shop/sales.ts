import type {
  DemoBusiness,
  DemoItem,
  DemoOrder,
  DemoPerson,
  DemoSubscription,
} from '../../../demo/shapes/customers-shape'
import { findByKey, priceItems, type PricedItem } from '../../../demo/price-items'
import { addDays } from '@/domain/time/calendar'
import { clock } from '@/server/clock'
import type { Seeding } from '../seeding'
import { dateOn, instantOn } from './relative-dates'

/** Creates orders in every state, active and ended subscriptions, and an open cart. */
export async function seedSales(seeding: Seeding, business: DemoBusiness): Promise<void> {
  const { create, site, idOf } = seeding
  const { orders, subscriptions, cart } = business.clientele
  for (const order of orders) await seedOrder(seeding, business, order)
  for (const subscription of subscriptions) await seedSubscription(seeding, business, subscription)
  const inSevenDays = clock.now().getTime() + 7 * 86_400_000
  await create('carts', {
    id: idOf('carts', cart.cookie),
    site,
    cookie: cart.cookie,
    customer: idOf('customers', cart.customer),
    ...priceFields(seeding, business, cart.items),
    expiresAt: new Date(inSevenDays).toISOString(),
  })
}

async function seedOrder(seeding: Seeding, business: DemoBusiness, order: DemoOrder): Promise<void> {
  const { create, site, today, idOf } = seeding
  const { no, paymentType, paymentStatus, card, installments, student } = order
  const totals = priceFields(seeding, business, order.items)
  await create('orders', {
    id: idOf('orders', no),
    site,
    no,
    customer: idOf('customers', order.customer),
    buyer: {
      ...personFields(findByKey(business.clientele.customers, order.customer)),
      isParent: student !== null,
    },
    ...(student ? { student: personFields(student) } : {}),
    ...totals,
    paymentType,
    paymentStatus,
    paymentReference: `demo-${no.toLowerCase()}`,
    cardType: card?.type,
    cardLastFour: card?.lastFour,
    ...(installments ? { installments: { ...installments, frequency: 'Monthly', totalCents: totals.totalCents } } : {}),
    idempotencyKey: `demo-${no.toLowerCase()}`,
    placedAt: instantOn(today, order.placedOffsetDays),
  })
}

const personFields = ({
  firstName,
  lastName,
  email,
  phone,
  address,
  city,
  province,
  postalCode,
  studentId,
}: DemoPerson) => ({
  firstName,
  lastName,
  email,
  phone,
  address,
  city,
  province,
  postalCode,
  studentId,
})

function priceFields(seeding: Seeding, { shop }: DemoBusiness, items: DemoItem[]) {
  const { items: lines, ...totals } = priceItems(shop, items)
  return { items: items.flatMap((item, index) => itemFields(seeding, shop.mealPlans, item, lines[index])), ...totals }
}

type Plans = DemoBusiness['shop']['mealPlans']

/** An order line as it was bought: prices and a name in the site's default language, with references to the sold items. */
function itemFields({ demo, today, idOf }: Seeding, plans: Plans, item: DemoItem, line: PricedItem | undefined) {
  if (!line) return []
  const plan = item.kind === 'plan' ? findByKey(plans, item.plan) : null
  const subscription = plan?.subscription ?? null
  return [
    {
      type: line.type,
      name: line.name[demo.defaultLocale],
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
      payments: item.kind === 'coffee' ? item.months : subscription?.payments,
    },
  ]
}

async function seedSubscription(
  { create, demo, site, today, idOf }: Seeding,
  { shop }: DemoBusiness,
  subscription: DemoSubscription,
): Promise<void> {
  const plan = findByKey(shop.mealPlans, subscription.plan)
  const end = dateOn(today, subscription.endOffsetDays)
  const start = dateOn(today, subscription.startOffsetDays)
  const weeksBefore = plan.subscription?.frequency === 'weekly' ? 14 : 0
  await create('subscriptions', {
    id: idOf('subscriptions', subscription.key),
    site,
    customer: idOf('customers', subscription.customer),
    order: idOf('orders', subscription.order),
    name: plan.name[demo.defaultLocale],
    priceCents: plan.priceCents,
    frequency: plan.subscription?.frequency,
    start,
    end,
    firstBillDate: start,
    lastBillDate: end && addDays(end, -weeksBefore),
    canceled: subscription.cancelledOffsetDays !== null,
    canceledAt: subscription.cancelledOffsetDays === null ? null : instantOn(today, subscription.cancelledOffsetDays),
    payments: subscription.payments.map(({ offsetDays, result }) => ({
      amountCents: priceItems(shop, [{ kind: 'plan', plan: plan.key }]).totalCents,
      createdAt: instantOn(today, offsetDays),
      result,
    })),
  })
}

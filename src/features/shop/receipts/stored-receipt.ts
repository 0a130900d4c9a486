import { countedAllowances, type MealAllowance } from '@/domain/shop/meal-allowance'
import type { ReceiptBilling, ReceiptItem, ReceiptSeller } from '@/domain/shop/receipts/receipt'
import { sellerOf } from '@/domain/shop/receipts/seller'
import { firstBillAfterOrder, lastBillOf } from '@/domain/shop/subscriptions/billing'
import { addDays, type CampusDate } from '@/domain/time/calendar'
import { amountOf, type StoredSubscription } from '@/server/database/shop/subscriptions'
import { fieldsOf, nameOf, numberOf, textOf } from '@/server/database/stored-values'

type Stored = Record<string, unknown>

const itemTypes = ['Meal plan', 'Create your plan', 'Declining balance', 'Coffee subscription'] as const

/** An item of an order as its receipt shows it, from what was stored when it was sold. `orderedOn` is the day of the order. */
export const receiptItem = (
  item: Stored,
  subscription: StoredSubscription | null,
  orderedOn: CampusDate,
): ReceiptItem => ({
  name: nameOf(item.name),
  type: itemTypes.find((type) => type === item.type) ?? 'Meal plan',
  priceCents: numberOf(item.priceCents) ?? 0,
  taxCents: numberOf(item.taxCents) ?? 0,
  discountCents: numberOf(item.discountCents) ?? 0,
  promoCode: textOf(item.promoCode),
  allowance: allowanceOf(item),
  swipes: numberOf(item.swipeValue),
  balanceCents: numberOf(item.dbValueCents),
  bonusCents: numberOf(item.dbBonusCents) ?? 0,
  ...validityOf(item),
  months: numberOf(item.payments),
  later: subscription && laterThanOrder(subscription, orderedOn),
})

function allowanceOf({ mealAllowance, meals }: Stored): MealAllowance | null {
  if (mealAllowance === 'unlimited') return { per: 'unlimited', meals: null }
  const per = countedAllowances.find((one) => one === mealAllowance)
  const count = numberOf(meals)
  return per && count !== null ? { per, meals: count } : null
}

/** The first and last day on which an item of an order can be used; null for no limit. The end of a subscription is the day after. */
export function validityOf({ firstPlanDate, lastPlanDate, subscriptionEnd }: Stored) {
  const end = textOf(subscriptionEnd)
  return { validFrom: textOf(firstPlanDate), validUntil: end === null ? textOf(lastPlanDate) : addDays(end, -1) }
}

/** The later payments as they were on the day of the order: payments and a cancellation since then do not change its receipt. */
function laterThanOrder(subscription: StoredSubscription, orderedOn: CampusDate): ReceiptBilling | null {
  const { frequency, start, firstBillDate, lastBillDate } = subscription
  if (frequency === null || start === null || firstBillDate === null || lastBillDate === null) return null
  const plan = { frequency, firstPlanDate: start, firstBillDate, lastBillDate }
  return billingOf({ ...subscription, canceled: false }, firstBillAfterOrder(plan, orderedOn))
}

/** The later payments of a subscription from a bill on. */
export function billingOf(subscription: StoredSubscription, next: ReceiptBilling['next']): ReceiptBilling | null {
  const { frequency, lastBillDate, canceled } = subscription
  if (frequency === null) return null
  const last = lastBillDate === null ? null : lastBillOf({ frequency, lastBillDate })
  return { frequency, amountCents: amountOf(subscription), next: canceled ? null : next, last }
}

/**
 * The seller as it was stored with an order. An order from before that has the name of the site's dining services, and no address or
 * numbers: those of today may be others.
 */
export function receiptSeller(stored: unknown, site: Parameters<typeof sellerOf>[0]): ReceiptSeller {
  const seller = fieldsOf(stored)
  const text = (name: keyof ReceiptSeller) => textOf(seller[name])
  return {
    name: seller.name ? nameOf(seller.name) : sellerOf({ ...site, seller: nobody }, null).name,
    street: text('street'),
    secondLine: text('secondLine'),
    city: text('city'),
    province: text('province') ?? (seller.name ? null : site.address.state),
    postalCode: text('postalCode'),
    country: (text('country') ?? site.country) === 'us' ? 'us' : 'ca',
    email: text('email'),
    federalTaxNumber: text('federalTaxNumber'),
    provincialTaxNumber: text('provincialTaxNumber'),
    federalMilliPercent: numberOf(seller.federalMilliPercent),
    provincialMilliPercent: numberOf(seller.provincialMilliPercent),
  }
}

const nobody = { name: null, federalTaxNumber: null, provincialTaxNumber: null }

import type { ReceiptBilling, ReceiptItem, ReceiptSeller } from '@/domain/shop/receipts/receipt'
import { sellerOf } from '@/domain/shop/receipts/seller'
import { firstBillAfterOrder, lastBillOf } from '@/domain/shop/subscriptions/billing'
import type { CampusDate } from '@/domain/time/calendar'
import { itemContents, type StoredItem } from '@/server/database/shop/item-contents'
import { amountOf, type StoredSubscription } from '@/server/database/shop/subscriptions'
import { fieldsOf, nameOf, numberOf, textOf } from '@/server/database/stored-values'

/** An item of an order as its receipt shows it, from what was stored when it was sold. `orderedOn` is the day of the order. */
export const receiptItem = (
  item: StoredItem,
  subscription: StoredSubscription | null,
  orderedOn: CampusDate,
): ReceiptItem => ({
  name: nameOf(item.name),
  ...itemContents(item),
  priceCents: numberOf(item.priceCents) ?? 0,
  taxCents: numberOf(item.taxCents) ?? 0,
  discountCents: numberOf(item.discountCents) ?? 0,
  later: subscription && laterThanOrder(subscription, orderedOn),
})

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

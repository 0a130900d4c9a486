import type { Payload } from 'payload'
import type { StoredRow } from '@/server/database/stored-row'
import { rowsOf } from '@/server/database/stored-values'
import type { StoredItem } from './item-contents'

/** What receipts show of an item, with its name in all languages, and whether it is a subscription. */
const select = {
  items: {
    type: true,
    name: true,
    priceCents: true,
    taxCents: true,
    discountCents: true,
    promoCode: true,
    payments: true,
    subscription: true,
    subscriptionEnd: true,
    firstPlanDate: true,
    lastPlanDate: true,
    mealAllowance: true,
    meals: true,
    swipeValue: true,
    dbValueCents: true,
    dbBonusCents: true,
  },
} as const

/** The items of an order as their receipt shows them; none for an unknown order. */
export async function readOrderItems({ db }: Payload, orderId: string): Promise<StoredItem[]> {
  const where = { id: { equals: orderId } }
  const order = await db.findOne<StoredRow<'orders', 'items'>>({ collection: 'orders', where, select, locale: 'all' })
  return rowsOf(order?.items)
}

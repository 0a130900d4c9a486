import type { Payload } from 'payload'
import { saleEntry } from '@/domain/shop/orders/ledger'
import { campusDateAt, type ZoneName } from '@/domain/time/campus-time'
import { queueReceipt } from '@/features/shop/mails/queue-order-mails'
import { queueStudentNotice } from '@/features/shop/mails/queue-student-notice'
import { startSubscriptions } from '@/features/shop/subscriptions/start-subscriptions'
import { closeStoredCart } from '@/server/database/shop/carts'
import { bookEntry } from '@/server/database/shop/ledger'
import { readOrderItems } from '@/server/database/shop/order-items'
import type { StoredOrder } from '@/server/database/shop/orders'
import { countPromoUse } from '@/server/database/shop/promo-uses'
import { flagOf, textOf } from '@/server/database/stored-values'

/** An order whose charge is captured, or that costs nothing. Its status is still pending. */
type Sale = { order: StoredOrder; now: Date }

/**
 * An effect of a sale. It may run again after a crash, and in two processes at once: a unique key or a condition gives it its
 * effect once. When it throws, the order stays pending and recovery runs all of them again.
 */
export type AfterSaleStep = (payload: Payload, sale: Sale) => Promise<void>

/** Books the sale. An order that costs nothing has no entry. */
const bookSale: AfterSaleStep = async (payload, { order, now }) => {
  const { id, siteId, totalCents, federalTaxCents, provincialTaxCents, paymentType, provider, reference } = order
  if (totalCents === 0) return
  const priceCents = totalCents - federalTaxCents - provincialTaxCents
  const postings = saleEntry({ priceCents, federalTaxCents, provincialTaxCents }, paymentType)
  const bookedOn = campusDateAt(now, await readTimeZone(payload, siteId))
  const entry = { key: `sale:${id}`, kind: 'sale', order: id, site: siteId, bookedOn, postings } as const
  await bookEntry(payload, { ...entry, provider, reference: reference || null })
}

async function readTimeZone({ db }: Payload, siteId: string): Promise<ZoneName> {
  const site = await db.findOne<Record<string, unknown> & { id: string }>({
    collection: 'sites',
    where: { id: { equals: siteId } },
    select: { timeZone: true },
  })
  return (textOf(site?.timeZone) ?? 'America/Toronto') as ZoneName
}

/** Counts the use of a code that the order has taken. */
const usePromoCode: AfterSaleStep = (payload, { order }) => countPromoUse(payload, order.id)

/** Starts the subscriptions that were bought. Most orders have none. */
const beginSubscriptions: AfterSaleStep = async (payload, { order, now }) => {
  const items = await readOrderItems(payload, order.id)
  if (items.some(({ subscription }) => flagOf(subscription))) await startSubscriptions(payload, order.id, now)
}

/** Queues the receipt. It comes after the subscriptions, because it says when they are charged. */
const sendReceipt: AfterSaleStep = (payload, { order, now }) => queueReceipt(payload, order.id, now)

/** Tells the student for whom somebody else has bought. */
const tellStudent: AfterSaleStep = (payload, { order, now }) => queueStudentNotice(payload, order.id, now)

/** Lets the cart expire. It comes after everything that is made from the order. */
const closeCart: AfterSaleStep = async (payload, { order, now }) => {
  await closeStoredCart(payload, order.cartId, order.id, now)
}

/** The effects of a sale, in their order. */
export const afterSale: readonly AfterSaleStep[] = [
  bookSale,
  usePromoCode,
  beginSubscriptions,
  sendReceipt,
  tellStudent,
  closeCart,
]

import type { Payload } from 'payload'
import { saleEntry } from '@/domain/shop/orders/ledger'
import { campusDateAt, type ZoneName } from '@/domain/time/campus-time'
import { queueReceipt } from '@/features/shop/mails/queue-order-mails'
import { studentNoticeMail } from '@/features/shop/mails/student-notice'
import { startSubscriptions } from '@/features/shop/subscriptions/start-subscriptions'
import { readSite } from '@/features/site/read-sites'
import { closeStoredCart } from '@/server/database/shop/carts'
import { itemContents } from '@/server/database/shop/item-contents'
import { bookEntry } from '@/server/database/shop/ledger'
import { readOrderItems } from '@/server/database/shop/order-items'
import type { StoredOrder } from '@/server/database/shop/orders'
import { countPromoUse } from '@/server/database/shop/promo-uses'
import type { StoredRow } from '@/server/database/stored-row'
import { flagOf, textOf, fieldsOf, idOf, localizedOf, rowsOf } from '@/server/database/stored-values'
import { getServerUrl } from '@/server/http/server-url'
import { queueMail } from '@/server/mail/outbox'

/** Nothing of the payment is read, so that no mail can tell it. */
const select = {
  no: true,
  site: true,
  locale: true,
  buyer: { firstName: true, lastName: true, email: true },
  student: { firstName: true, email: true, studentId: true },
  items: {
    type: true,
    name: true,
    mealAllowance: true,
    meals: true,
    payments: true,
    swipeValue: true,
    dbValueCents: true,
    dbBonusCents: true,
    firstPlanDate: true,
    lastPlanDate: true,
    subscriptionEnd: true,
  },
} as const

/** Queues the notice to the student of an order that somebody else has bought, once. Other orders have no student. Spec: CUS-4.12. */
async function queueStudentNotice(payload: Payload, orderId: string, now: Date): Promise<void> {
  const where = { id: { equals: orderId } }
  const order = await payload.db.findOne<StoredRow<'orders', keyof typeof select>>({
    collection: 'orders',
    where,
    select,
    locale: 'all',
  })
  const [student, buyer] = [fieldsOf(order?.student), fieldsOf(order?.buyer)]
  const to = textOf(student.email)
  const site = to === null ? null : await readSite(idOf(order?.site) ?? '', now)
  if (to === null || !order || !site) return
  const locale = order.locale === 'fr' ? 'fr' : 'en'
  const notice = {
    no: textOf(order.no) ?? '',
    firstName: textOf(student.firstName) ?? '',
    buyerName: [textOf(buyer.firstName), textOf(buyer.lastName)].filter(Boolean).join(' '),
    studentId: textOf(student.studentId),
    items: rowsOf(order.items).map((item) => ({ name: localizedOf(item.name), ...itemContents(item) })),
  }
  const mail = studentNoticeMail(notice, { site, locale, serverUrl: getServerUrl() })
  const key = `student-notice:${orderId}`
  await queueMail(payload, { key, kind: 'student-notice', siteId: site.id, orderId, to, locale, ...mail }, now)
}

/** An order whose charge is captured, or that costs nothing. Its status is still pending. */
type Sale = { order: StoredOrder; now: Date }

/**
 * An effect of a sale. It may run again after a crash, and in two processes at once: a unique key or a condition gives it its
 * effect once. When it throws, the order stays pending and recovery runs all of them again.
 */
type AfterSaleStep = (payload: Payload, sale: Sale) => Promise<void>

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
  const site = await db.findOne<StoredRow<'sites', 'timeZone'>>({
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

import type { Payload } from 'payload'
import { readSite } from '@/features/site/read-sites'
import { orderPath } from '@/features/shop/orders/order-link'
import { readOrderSite, readReceipt, type OrderReceipt } from '@/features/shop/receipts/read-receipt'
import { receiptFileName, renderReceipt } from '@/features/shop/receipts/render-receipt'
import { describePayment } from '@/domain/shop/receipts/describe-receipt'
import type { Site } from '@/domain/site/site'
import { receiptMessages } from '@/i18n/site-messages'
import { getServerUrl } from '@/server/http/server-url'
import type { Attachment, OutboxMail } from '@/server/mail/deliver-mail'
import { queueMail } from '@/server/mail/outbox'
import { fieldsOf, flagOf, idOf, textOf } from '@/server/database/stored-values'
import { notPlacedMail, receiptMail, refundMail, type OrderAccess } from './shop-mails'

type Order = { receipt: OrderReceipt; site: Site }

async function readOrder(payload: Payload, orderId: string, now: Date): Promise<Order | null> {
  const site = await readSite((await readOrderSite(payload, orderId)) ?? '', now)
  const receipt = site && (await readReceipt(payload, orderId, site))
  return receipt && { receipt, site }
}

const contextOf = ({ receipt, site }: Order) => ({ site, locale: receipt.locale, serverUrl: getServerUrl() })

/** An account with a password has its orders. Others get a private link: nobody can sign in to a guest account. */
async function accessOf(payload: Payload, { receipt, site }: Order): Promise<OrderAccess> {
  const { customerId: id } = receipt
  const where = { id: { equals: id } }
  const select = { isGuest: true } as const
  const account = id && site.customerLogin && (await payload.db.findOne({ collection: 'customers', where, select }))
  const hasAccount = Boolean(account) && !flagOf(fieldsOf(account).isGuest)
  return hasAccount ? 'account' : { link: `${getServerUrl()}${orderPath(site.slug, receipt.id, payload.secret)}` }
}

/** Queues the receipt of an order, once. An order without an address gets none. */
export async function queueReceipt(payload: Payload, orderId: string, now: Date): Promise<void> {
  const order = await readOrder(payload, orderId, now)
  if (!order?.receipt.email) return
  const { email: to, locale } = order.receipt
  const mail = receiptMail(order.receipt, contextOf(order), await accessOf(payload, order))
  const key = `receipt:${orderId}`
  await queueMail(payload, { key, kind: 'receipt', siteId: order.site.id, orderId, to, locale, ...mail }, now)
}

/** The PDF of a receipt, made when its mail is sent. */
export async function attachReceipt(payload: Payload, { orderId }: OutboxMail): Promise<Attachment[]> {
  const order = orderId === null ? null : await readOrder(payload, orderId, new Date())
  if (!order) return []
  const { receipt, site } = order
  const content = await renderReceipt(receipt, site, receipt.locale)
  return [{ filename: receiptFileName(receipt.no, receipt.locale), content, contentType: 'application/pdf' }]
}

/** Queues the mail about an order that is declined after its buyer was told to wait, once. */
export async function queueNotPlaced(payload: Payload, orderId: string, now: Date): Promise<void> {
  const order = await readOrder(payload, orderId, now)
  if (!order?.receipt.email) return
  const { receipt, site } = order
  const mail = notPlacedMail(receipt, contextOf(order))
  const key = `not-placed:${orderId}`
  const { email: to, locale } = receipt
  await queueMail(payload, { key, kind: 'not-placed', siteId: site.id, orderId, to, locale, ...mail }, now)
}

/** A refund that the provider has confirmed. */
export type DoneRefund = { id: string; orderId: string; amountCents: number; isCanceled: boolean }

export const refundKey = (id: string): string => `refund:${id}`

/** Queues the mail about a refund, once. */
export async function queueRefund(payload: Payload, refund: DoneRefund, now: Date): Promise<void> {
  const order = await readOrder(payload, refund.orderId, now)
  if (!order?.receipt.email) return
  const { receipt, site } = order
  const { no, firstName, locale, totalCents, paymentType, email: to } = receipt
  const { amountCents, isCanceled, orderId } = refund
  const facts = { no, firstName, amountCents, isWhole: amountCents === totalCents, isCanceled, paymentType }
  const payment = describePayment(receipt, locale, receiptMessages(locale))
  const mail = refundMail({ ...facts, payment, access: await accessOf(payload, order) }, contextOf(order))
  await queueMail(
    payload,
    { key: refundKey(refund.id), kind: 'refund', siteId: site.id, orderId, to, locale, ...mail },
    now,
  )
}

export const refundOf = (row: Record<string, unknown>): DoneRefund => ({
  id: String(row.id),
  orderId: idOf(row.order) ?? textOf(row.order) ?? '',
  amountCents: Number(row.amountCents),
  isCanceled: row.cancelsOrder === true,
})

import { isHexId } from '@/domain/hex-id'
import { isOwnEmail } from '@/domain/account/own-records'
import { readCustomer } from '@/features/account/read-customer'
import { readSite } from '@/features/site/read-sites'
import { openPayload } from '@/server/database/payload'
import type { Locale } from '@/domain/locale'
import type { Site } from '@/domain/site/site'
import type { Receipt } from '@/domain/shop/receipts/receipt'
import { parseOrderToken } from '@/features/shop/orders/order-link'
import { readOrderSite, readReceipt, type OrderReceipt } from './read-receipt'
import { readRenewal, readRenewalReceipt } from './renewal-receipt'
import { receiptFileName, renderReceipt } from './render-receipt'

export type ReceiptFile = { fileName: string; bytes: Buffer }

/**
 * The receipt of an order, or of a later payment of a subscription, as a PDF in the language of the order. `id` is that of an order
 * or a payment of the session's customer, or the token of a private link. Null for anything else, and for an order that is not paid:
 * nobody learns whether another order exists.
 */
export async function readReceiptFile(id: string, token: string | null, now: Date): Promise<ReceiptFile | null> {
  const linked = parseOrderToken(id, (await openPayload()).secret)
  if (linked !== null) return readOrderFile(linked, () => true, now)
  if (token === null || !isHexId(id)) return null
  const isOwn = async ({ customerId, email }: OrderReceipt, siteId: string) => {
    const customer = await readCustomer(token, siteId)
    if (!customer) return false
    return customerId === null ? isOwnEmail(customer, email) : customerId === customer.id
  }
  return (await readOrderFile(id, isOwn, now)) ?? (await readRenewalFile(id, token, now))
}

type IsOwn = (order: OrderReceipt, siteId: string) => boolean | Promise<boolean>

async function readOrderFile(orderId: string, isOwn: IsOwn, now: Date): Promise<ReceiptFile | null> {
  const payload = await openPayload()
  const site = await readSite((await readOrderSite(payload, orderId)) ?? '', now)
  const receipt = site && (await readReceipt(payload, orderId, site))
  if (!site || !receipt?.isPaid || !(await isOwn(receipt, site.id))) return null
  return fileOf(receipt, site, receipt.locale)
}

async function readRenewalFile(chargeId: string, token: string, now: Date): Promise<ReceiptFile | null> {
  const payload = await openPayload()
  const renewal = await readRenewal(payload, chargeId)
  if (!renewal) return null
  const { customerId, siteId, locale } = renewal.subscription
  if (customerId === null || (await readCustomer(token, siteId))?.id !== customerId) return null
  const site = await readSite(siteId, now)
  const receipt = site && (await readRenewalReceipt(payload, renewal, site))
  return receipt && fileOf(receipt, site, locale)
}

const fileOf = async (receipt: Receipt, site: Site, locale: Locale): Promise<ReceiptFile> => ({
  fileName: receiptFileName(receipt.no, locale),
  bytes: await renderReceipt(receipt, site, locale),
})

import { readCustomer } from '@/features/account/read-customer'
import { readSite } from '@/features/site/read-sites'
import { openPayload } from '@/server/database/payload'
import type { Locale } from '@/domain/locale'
import type { Site } from '@/domain/site/site'
import type { Receipt } from '@/domain/shop/receipts/receipt'
import { readOrderSite, readReceipt } from './read-receipt'
import { readRenewal, readRenewalReceipt } from './renewal-receipt'
import { receiptFileName, renderReceipt } from './render-receipt'

export type ReceiptFile = { fileName: string; bytes: Buffer }

/**
 * The receipt of an order, or of a later payment of a subscription, as a PDF in the language of the order. Null unless the session
 * belongs to its customer and it is paid: nobody learns whether another order exists.
 */
export async function readReceiptFile(id: string, token: string | null, now: Date): Promise<ReceiptFile | null> {
  if (token === null || !/^[0-9a-f]{24}$/.test(id)) return null
  return (await readOrderFile(id, token, now)) ?? (await readRenewalFile(id, token, now))
}

const isOf = async (customerId: string | null, siteId: string, token: string): Promise<boolean> =>
  customerId !== null && (await readCustomer(token, siteId))?.id === customerId

async function readOrderFile(orderId: string, token: string, now: Date): Promise<ReceiptFile | null> {
  const payload = await openPayload()
  const site = await readSite((await readOrderSite(payload, orderId)) ?? '', now)
  const receipt = site && (await readReceipt(payload, orderId, site))
  if (!site || !receipt?.isPaid || !(await isOf(receipt.customerId, site.id, token))) return null
  return fileOf(receipt, site, receipt.locale)
}

async function readRenewalFile(chargeId: string, token: string, now: Date): Promise<ReceiptFile | null> {
  const payload = await openPayload()
  const renewal = await readRenewal(payload, chargeId)
  if (!renewal) return null
  const { customerId, siteId, locale } = renewal.subscription
  if (!(await isOf(customerId, siteId, token))) return null
  const site = await readSite(siteId, now)
  const receipt = site && (await readRenewalReceipt(payload, renewal, site))
  return receipt && fileOf(receipt, site, locale)
}

const fileOf = async (receipt: Receipt, site: Site, locale: Locale): Promise<ReceiptFile> => ({
  fileName: receiptFileName(receipt.no, locale),
  bytes: await renderReceipt(receipt, site, locale),
})

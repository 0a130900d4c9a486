import { createHmac, timingSafeEqual } from 'node:crypto'

const macOf = (orderId: string, secret: string) =>
  createHmac('sha256', secret).update(`link to the order ${orderId}`).digest('base64url')

/**
 * A token that opens one order, and nothing else: the order's id with a MAC of the installation's secret, so that nobody can guess it
 * and nothing is stored. It never expires, because receipts are kept for years.
 */
export const makeOrderToken = (orderId: string, secret: string): string => `${orderId}.${macOf(orderId, secret)}`

/** The order of a token; null for one that this server did not make. */
export function parseOrderToken(token: string, secret: string): string | null {
  const [, orderId, mac] = /^([0-9a-f]{24})\.([\w-]{43})$/.exec(token) ?? []
  if (!orderId || !mac) return null
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(orderId, secret))) ? orderId : null
}

/** The private page of an order. */
export const orderPath = (siteSlug: string, orderId: string, secret: string): string =>
  `/${siteSlug}/order-complete/${makeOrderToken(orderId, secret)}`

import type { Site } from '@/domain/site/site'
import type { CartVisitor } from '@/features/shop/cart/cart-visitor'
import { readReceipt, type OrderReceipt } from '@/features/shop/receipts/read-receipt'
import { openPayload } from '@/server/database/payload'
import { cartKey, readSubmittedOrder } from '@/server/database/shop/carts'
import { makeOrderToken, parseOrderToken } from './order-link'

/** An order that the visitor may see, with the token of its private link. */
export type ShownOrder = { receipt: OrderReceipt; token: string }

/**
 * The last order of a visitor, found by the session or the cart's cookie until the next cart, at most for a day; null for anybody
 * else, and for an order that was declined.
 */
export async function readVisitorOrder(site: Site, { customerId, secret }: CartVisitor): Promise<ShownOrder | null> {
  const payload = await openPayload()
  const owners = [...(customerId === null ? [] : [{ customerId }]), ...(secret === null ? [] : [{ secret }])]
  for (const owner of owners) {
    const orderId = await readSubmittedOrder(payload, cartKey(site.id, owner))
    const shown = orderId && (await readShown(site, orderId))
    if (shown) return shown
  }
  return null
}

/** The order of a private link; null for a token of another site, or one that this server did not make. */
export async function readLinkedOrder(site: Site, token: string): Promise<ShownOrder | null> {
  const orderId = parseOrderToken(token, (await openPayload()).secret)
  return orderId === null ? null : readShown(site, orderId)
}

async function readShown(site: Site, orderId: string): Promise<ShownOrder | null> {
  const payload = await openPayload()
  const receipt = await readReceipt(payload, orderId, site)
  return receipt && receipt.status !== 'declined' ? { receipt, token: makeOrderToken(orderId, payload.secret) } : null
}

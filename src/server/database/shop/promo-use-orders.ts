import type { Payload, Where } from 'payload'
import { writeTransient } from '@/server/database/sqlite/transient-writes'
import { holdMilliseconds } from './promo-uses'

const collection = 'promo-uses'

/**
 * Gives the uses that a cart holds to its order. They do not run out any more: nobody takes them over while the order is being
 * paid. Returns how many they are.
 */
export const attachPromoUses = (
  payload: Payload,
  cartId: string,
  orderId: string,
  promoCodes: readonly string[],
): Promise<number> =>
  promoCodes.length === 0
    ? Promise.resolve(0)
    : change(payload, [{ cart: { equals: cartId } }, { promoCode: { in: [...promoCodes] } }], {
        order: orderId,
        reservedUntil: null,
      })

/** Counts the uses of an order that was paid. */
export const countPromoUses = (payload: Payload, orderId: string): Promise<number> =>
  change(payload, [{ order: { equals: orderId } }], { state: 'used', cart: null })

/** Gives the uses of an order that was not paid back to its cart, for as long as a new hold. */
export const detachPromoUses = (payload: Payload, orderId: string, now: Date): Promise<number> =>
  change(payload, [{ order: { equals: orderId } }], {
    order: null,
    reservedUntil: new Date(now.getTime() + holdMilliseconds).toISOString(),
  })

/** Changes reserved uses. A cart has one code, so that there is one row, or two after the code was replaced. */
async function change({ db }: Payload, conditions: Where[], data: Record<string, unknown>): Promise<number> {
  const reserved: Where = { and: [{ state: { equals: 'reserved' } }, ...conditions] }
  const { docs } = await db.find<{ id: string }>({ collection, where: reserved, pagination: false, limit: 0 })
  let changed = 0
  for (const { id } of docs) {
    const where: Where = { and: [{ id: { equals: id } }, reserved] }
    const row: unknown = await writeTransient(() =>
      db.updateOne({ collection, where, data, select: { id: true }, options: { atomic: true } }),
    )
    if (row !== null) changed += 1
  }
  return changed
}

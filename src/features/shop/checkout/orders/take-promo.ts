import type { CartView } from '@/domain/shop/cart/view-cart'
import { findReachedLimit } from '@/domain/shop/promotions'
import { ok, refuse, type Result } from '@/domain/result'
import type { CartVisitor } from '@/features/shop/cart/cart-visitor'
import { findPromoBuyer } from '@/features/shop/cart/promo-buyer'
import { readUses, type CartContext } from '@/features/shop/cart/read-cart'
import { readPromoCodes, type StoredPromoCode } from '@/features/shop/read-promo-codes'
import { takePromoUse } from '@/server/database/shop/promo-uses'
import type { OrderRequest } from './order-request'

/** Takes a use of the code that applies for an order, in the name of its buyer. Refuses `promo-used-up` and `promo-used-before`. */
export async function takePromo(
  context: CartContext,
  { customerId }: CartVisitor,
  { buyer: { email } }: Pick<OrderRequest, 'buyer'>,
  { promo }: CartView,
  orderId: string,
): Promise<Result<null>> {
  const { payload, site, now } = context
  const code = promo && (await findCode(site.id, promo.code))
  if (!code) return ok(null)
  const { id: promoCode, maxUses, maxUsesPerCustomer } = code
  const buyer = await findPromoBuyer(payload, site.id, { customerId, email })
  const wanted = { promoCode, maxUses, maxUsesPerCustomer, siteId: site.id, orderId, buyer }
  const outcome = await takePromoUse(payload, wanted, now)
  if (outcome === 'taken') return ok(null)
  return refuse(outcome === 'used-up' ? 'promo-used-up' : 'promo-used-before')
}

const findCode = async (siteId: string, wanted: string): Promise<StoredPromoCode | undefined> =>
  (await readPromoCodes(siteId)).find(({ code }) => code === wanted)

/**
 * Refuses a cart whose code has reached its limit since the buyer saw what it gives, so that nobody pays an amount that was not
 * shown. A buyer who has seen the cart without it may pay. Programs that do not say what they saw count by their last answer.
 */
export async function checkLostPromo(
  { payload, site }: Pick<CartContext, 'payload' | 'site'>,
  { customerId }: CartVisitor,
  { seenTotalCents, seenBonusCents }: Pick<OrderRequest, 'seenTotalCents' | 'seenBonusCents'>,
  { lines, totals }: CartView,
): Promise<Result<null>> {
  for (const { lostPromo, choice } of lines) {
    if (lostPromo === null) continue
    const { discountCents = 0, bonusCents = 0 } = choice.shown.promo ?? {}
    const seesOther =
      (seenTotalCents === null ? discountCents > 0 : seenTotalCents !== totals.totalCents) ||
      (seenBonusCents === null ? bonusCents > 0 : seenBonusCents !== totals.bonusCents)
    const code = seesOther ? await findCode(site.id, lostPromo) : null
    const limit = code && findReachedLimit(code, await readUses(payload, code, { customerId, orders: [] }))
    if (limit) return refuse(limit)
  }
  return ok(null)
}

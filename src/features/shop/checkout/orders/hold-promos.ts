import { createHash } from 'node:crypto'
import type { CartView } from '@/domain/shop/cart/view-cart'
import { ok, refuse, type Result } from '@/domain/result'
import type { CartVisitor } from '@/features/shop/cart/cart-visitor'
import type { CartContext } from '@/features/shop/cart/read-cart'
import { readPromoCodes, type StoredPromoCode } from '@/features/shop/read-promo-codes'
import { findAccountId } from '@/server/auth/guest-accounts'
import { holdPromoUse, nameGuestBuyer } from '@/server/database/shop/promo-uses'
import type { OrderRequest } from './place-order'

/**
 * Holds the uses of the codes that apply, in the name of the buyer, and returns the ids of the codes. A guest counts as the account
 * that their email has, so that nobody uses a code once signed in and once as a guest; without one, as a digest of the email.
 */
export async function holdPromos(
  { payload, site, now }: CartContext,
  { customerId }: CartVisitor,
  request: OrderRequest,
  { promo }: CartView,
  cartId: string,
): Promise<Result<string[]>> {
  const code: StoredPromoCode | undefined =
    promo === null ? undefined : (await readPromoCodes(site.id)).find((one) => one.code === promo.code)
  if (!code) return ok([])
  const { id: promoCode, maxUses, maxUsesPerCustomer } = code
  const wanted = { promoCode, maxUses, maxUsesPerCustomer, siteId: site.id, cartId, customerId }
  const held = await holdPromoUse(payload, wanted, now)
  if (held !== 'held') return refuse(held === 'used-up' ? 'promo-used-up' : 'promo-used-before')
  if (customerId === null && maxUsesPerCustomer !== null) {
    const { email } = request.buyer
    const account = request.customerId ?? (await findAccountId(payload, site.id, email))
    const buyer = account ?? emailDigest(site.id, email)
    if (!(await nameGuestBuyer(payload, { ...wanted, buyer }, now))) return refuse('promo-used-before')
  }
  return ok([promoCode])
}

const emailDigest = (siteId: string, email: string): string =>
  createHash('sha256').update(`${siteId}:${email.trim().toLowerCase()}`).digest('hex')

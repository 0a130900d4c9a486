import type { StoredCartLine } from '@/domain/shop/cart/cart-contents'
import { readPromoCodes } from '@/features/shop/read-promo-codes'
import { movePromoUses, returnPromoUses } from '@/server/database/shop/promo-uses'
import { isLimited, type CartContext } from './read-cart'

/**
 * Returns the uses of codes that no line has any more. It runs after the lines are stored: a program that ends before it keeps
 * a use until its hold runs out, and never takes a use from a cart that has it.
 */
export async function returnLostUses(
  { payload, site }: CartContext,
  carts: readonly string[],
  lines: readonly StoredCartLine[],
): Promise<void> {
  const limited = (await readPromoCodes(site.id)).filter(isLimited)
  if (limited.length === 0) return
  const codes = new Set(lines.flatMap((line) => (line.kind === 'meal-plan' && line.promoCode) || []))
  const kept = limited.filter(({ code }) => codes.has(code)).map(({ id }) => id)
  for (const cart of carts) await returnPromoUses(payload, cart, kept)
}

/** Moves the uses of a guest's cart to the customer's cart that took its lines. */
export async function moveUses(
  { payload, site, now }: CartContext,
  from: string,
  to: { cartId: string; customerId: string },
): Promise<void> {
  const limits = new Map((await readPromoCodes(site.id)).map((code) => [code.id, code.maxUsesPerCustomer]))
  await movePromoUses(payload, from, { ...to, siteId: site.id }, (id) => limits.get(id) ?? null, now)
}

import { resolveLine } from '@/domain/shop/cart/resolve-line'
import { applyPromoCode, parsePromoCode } from '@/domain/shop/promotions'
import { ok, refuse, type Result } from '@/domain/result'
import type { Site } from '@/domain/site/site'
import { readPromoCodes, type StoredPromoCode } from '@/features/shop/read-promo-codes'
import { holdPromoUse } from '@/server/database/shop/promo-uses'
import { changeCart, type CartChange, type ChangedCart } from './change-cart'
import type { CartVisitor } from './cart-visitor'
import { isLimited, readPricing, type CartContext } from './read-cart'

/**
 * Applies a promo code to the first meal plan of a cart that meets its requirements; it replaces the code that the cart has.
 * A use of a limited code is held for half an hour, so that the last one goes to one buyer.
 *
 * Refuses like `changeCart`, and `promo-required`, `unknown-promo`, `ended-promo`, `promo-without-plan`, `promo-not-met`,
 * `promo-used-up`, `promo-used-before`. Spec: CUS-4.32, CUS-5.19, CUS-7.32.
 */
export async function applyPromo(
  site: Site,
  visitor: CartVisitor,
  now: Date,
  typed: string,
): Promise<Result<ChangedCart>> {
  const code = parsePromoCode(typed)
  if (!code.ok) return code
  if (!site.switches.activePromoCode) return refuse('unknown-promo') // like a code that is switched off
  const change: CartChange = async ({ lines, answers }, context, carts) => {
    const promo = (await readPromoCodes(site.id)).find((one) => one.code === code.value) ?? null
    const pricing = await readPricing(context, { carts, answers, lines })
    const kinds = lines.map(({ kind }) => kind)
    const candidates = lines.flatMap((line) => resolveLine(line.id, line, { ...pricing, kinds })?.candidate ?? [])
    // The indexes decide about limits.
    const uses = { total: 0, byCustomer: 0 }
    const applied = applyPromoCode(promo, { siteId: site.id, today: pricing.today, lines: candidates, uses })
    if (!applied.ok) return applied
    const [cartId] = carts
    const held = promo && cartId ? await hold(context, promo, cartId, visitor) : ok(null)
    if (!held.ok) return held
    const { lineId } = applied.value
    return ok({
      answers,
      lines: lines.map((line) =>
        line.kind === 'meal-plan' ? { ...line, promoCode: line.id === lineId ? code.value : null } : line,
      ),
    })
  }
  return changeCart(site, visitor, now, change)
}

/** Holds a use of a limited code. That of the code that it replaces returns when the cart is stored. */
async function hold(
  { payload, site, now }: CartContext,
  promo: StoredPromoCode,
  cartId: string,
  { customerId }: CartVisitor,
): Promise<Result<null>> {
  if (!isLimited(promo)) return ok(null)
  const { id: promoCode, maxUses, maxUsesPerCustomer } = promo
  const wanted = { promoCode, maxUses, maxUsesPerCustomer, siteId: site.id, cartId, customerId }
  const outcome = await holdPromoUse(payload, wanted, now)
  return outcome === 'held' ? ok(null) : refuse(outcome === 'used-up' ? 'promo-used-up' : 'promo-used-before')
}

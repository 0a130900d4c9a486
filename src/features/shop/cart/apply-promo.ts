import { resolveLine } from '@/domain/shop/cart/resolve-line'
import { applyPromoCode, parsePromoCode } from '@/domain/shop/promotions'
import { ok, refuse, type Result } from '@/domain/result'
import type { Site } from '@/domain/site/site'
import { readPromoCodes } from '@/features/shop/read-promo-codes'
import { changeCart, type CartChange, type ChangedCart } from './change-cart'
import type { CartVisitor } from './cart-visitor'
import { readPricing, readUses } from './read-cart'

/**
 * Applies a promo code to the first meal plan of a cart that meets its requirements; it replaces the code that the cart has.
 * The cart takes no use of a limited code: the order does, so that carts of nobody do not use a code up.
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
  const change: CartChange = async ({ lines, answers }, context, buyer) => {
    const promo = (await readPromoCodes(site.id)).find((one) => one.code === code.value) ?? null
    const pricing = await readPricing(context, { buyer, answers, lines })
    const kinds = lines.map(({ kind }) => kind)
    const candidates = lines.flatMap((line) => resolveLine(line.id, line, { ...pricing, kinds })?.candidate ?? [])
    const uses = promo ? await readUses(context.payload, promo, buyer) : { total: 0, byCustomer: 0 }
    const applied = applyPromoCode(promo, { siteId: site.id, today: pricing.today, lines: candidates, uses })
    if (!applied.ok) return applied
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

import type { z } from 'zod'
import type * as contract from '@/contract/shop/cart-requests'
import { ok, refuse, type Result } from '@/domain/result'
import type { Site } from '@/domain/site/site'
import { addToCart, type WantedProduct } from '@/features/shop/cart/add-to-cart'
import { applyPromo } from '@/features/shop/cart/apply-promo'
import { cartCookie } from '@/features/shop/cart/cart-cookie'
import type { ChangedCart } from '@/features/shop/cart/change-cart'
import type { CartVisitor } from '@/features/shop/cart/cart-visitor'
import { removeFromCart, removePromo, setAnswers } from '@/features/shop/cart/edit-cart'
import { emptyCart, readCart, type Cart } from '@/features/shop/cart/read-cart'
import type { SentAnswers } from '@/features/shop/cart/sent-answers'
import { findPublishedSite } from '@/v1/site/resolve-sites'
import type { RequestContext, WriteAnswer } from '@/v1/engine/endpoint'
import type { AnsweredCart } from './cart-shape'
import { findCartSite, visitorOf } from './find-cart-site'

type Input<Schema extends z.ZodType> = z.output<Schema>
type Answer = WriteAnswer<AnsweredCart>
type Change = (site: Site, visitor: CartVisitor) => Promise<Result<ChangedCart>>

type SentCart = { site_id: string | null; cookie: string | null }

async function change(sent: SentCart, context: RequestContext, run: Change): Answer {
  const site = await findPublishedSite(sent.site_id)
  return site.ok ? changeAt(site.value, sent.cookie, context, run) : site
}

async function changeAt(site: Site, sent: string | null, context: RequestContext, run: Change): Answer {
  const visitor = await visitorOf(context, site, sent)
  const changed = await run(site, visitor)
  if (!changed.ok) return changed
  const { cart, cookie } = changed.value
  const remember = cookie && { name: cartCookie(site.id), value: cookie.value, seconds: cookie.seconds, secret: true }
  return ok({ value: withSecret(cart, { ...visitor, secret: cookie ? cookie.value : visitor.secret }), remember })
}

const withSecret = (cart: Cart, { customerId, secret }: CartVisitor): AnsweredCart => ({
  ...cart,
  secret: cart.id !== null && customerId === null ? secret : null,
})

const nobody: CartVisitor = { customerId: null, secret: null }

/** Changes the cart that an item of it, or the visitor's only cart, names; without a cart there is nothing to change. */
async function changeOwn(sent: Parameters<typeof findCartSite>[0], context: RequestContext, run: Change): Answer {
  const site = await findCartSite(sent, context)
  if (!site.ok) return site
  const { value } = site
  return value ? changeAt(value, sent.cookie, context, run) : ok({ value: withSecret(emptyCart, nobody) })
}

type SentIds = Pick<
  Input<typeof contract.addCustomPlanRequest>,
  'customer_type_id' | 'customer_location_id' | 'customer_year_id' | 'customer_term_id'
>

/** Answers that a request does not send stay as the cart has them. */
const answersOf = (sent: SentIds): SentAnswers => ({
  type: sent.customer_type_id ?? undefined,
  location: sent.customer_location_id ?? undefined,
  year: sent.customer_year_id ?? undefined,
  term: sent.customer_term_id ?? undefined,
})

const add = (request: SentIds & SentCart, context: RequestContext, product: WantedProduct): Answer =>
  change(request, context, (site, visitor) => addToCart(site, visitor, context.now, product, answersOf(request)))

/** Refuses `missing-parameter`, `not-found-site`, and like `addToCart`. Spec: CUS-7.28. */
export function addMealPlan(request: Input<typeof contract.addMealPlanRequest>, context: RequestContext): Answer {
  const { item_type: kind, meal_plan: mealPlanId, first_plan_date, last_plan_date, payments } = request
  if (kind === 'coffee') return add(request, context, { kind, months: payments })
  return add(request, context, { kind, mealPlanId, start: first_plan_date, lastPlanDate: last_plan_date })
}

/** Refuses like `addMealPlan`. Spec: CUS-7.29. */
export const addCustomPlan = (request: Input<typeof contract.addCustomPlanRequest>, context: RequestContext): Answer =>
  add(request, context, { kind: 'custom-plan', swipeId: request.swipe_id, dbId: request.db_id })

/** Refuses like `addMealPlan`. Spec: CUS-7.30, CUS-5.18. */
export const addDecliningBalance = (
  request: Input<typeof contract.addDecliningBalanceRequest>,
  context: RequestContext,
): Answer => {
  const { db_id: dbId, declining_balance_value: typed, cart_item_id: lineId } = request
  return add(request, context, { kind: 'declining-balance', dbId, typed, lineId })
}

/** Refuses `missing-parameter`, `not-found-site`, `not-offered`. Spec: CUS-7.31. */
export async function deleteCartItem(
  { site_id: siteId, cookie, cart_item_id: itemId }: Input<typeof contract.deleteCartItemRequest>,
  context: RequestContext,
): Answer {
  if (itemId === null) return refuse('missing-parameter', { parameter: 'cart_item_id' })
  return changeOwn({ siteId, itemId, cookie }, context, (site, visitor) =>
    removeFromCart(site, visitor, context.now, itemId),
  )
}

/** Refuses like `deleteCartItem`, and `not-found-item` for an answer that the site does not offer. Spec: CUS-4.10. */
export const setSelections = (
  { type_id, location_id, year_id, term_id, ...sent }: Input<typeof contract.setSelectionsRequest>,
  context: RequestContext,
): Answer =>
  change(sent, context, (site, visitor) =>
    setAnswers(site, visitor, context.now, { type: type_id, location: location_id, year: year_id, term: term_id }),
  )

/** Refuses like `applyPromo`. Spec: CUS-7.32. */
export const applyPromoCode = (
  { promo_code, ...sent }: Input<typeof contract.applyPromoRequest>,
  context: RequestContext,
): Answer => change(sent, context, (site, visitor) => applyPromo(site, visitor, context.now, promo_code))

/** Removes the code of the cart, which has one at most. An item or a site is needed. Refuses like `deleteCartItem`. Spec: CUS-7.32. */
export async function removePromoCode(
  { site_id: siteId, cookie, item_id: itemId }: Input<typeof contract.removePromoRequest>,
  context: RequestContext,
): Answer {
  if (siteId === null && itemId === null) return refuse('missing-parameter', { parameter: 'item_id' })
  return changeOwn({ siteId, itemId, cookie }, context, (site, visitor) => removePromo(site, visitor, context.now))
}

/** The cart of the visitor; an empty one without a cart. Refuses like `deleteCartItem`. Spec: CUS-7.31. */
export async function fetchCart(
  { site_id: siteId, cookie }: Input<typeof contract.fetchCartRequest>,
  context: RequestContext,
): Answer {
  const site = await findCartSite({ siteId, itemId: null, cookie }, context)
  if (!site.ok) return site
  if (!site.value) return ok({ value: withSecret(emptyCart, nobody) })
  const visitor = await visitorOf(context, site.value, cookie)
  const cart = await readCart(site.value, visitor, context.now)
  return cart.ok ? ok({ value: withSecret(cart.value, visitor) }) : cart
}

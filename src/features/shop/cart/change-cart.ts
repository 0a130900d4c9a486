import type { StoredCartLine } from '@/domain/shop/cart/cart-contents'
import { acknowledge } from '@/domain/shop/cart/view-cart'
import { ok, refuse, type Result } from '@/domain/result'
import type { Site } from '@/domain/site/site'
import {
  cartKey,
  createStoredCart,
  deleteStoredCart,
  newCartSecret,
  updateStoredCart,
  type CartUpdate,
  type StoredAnswers,
} from '@/server/database/carts'
import { movePromoUses, returnPromoUses } from '@/server/database/promo-uses'
import {
  cartSeconds,
  findCarts,
  mergeCarts,
  removedCookie,
  type CartCookie,
  type CartVisitor,
  type VisitorCarts,
} from './cart-visitor'
import { idsOf, priceLines, readCartContext, type Cart, type CartContext } from './read-cart'

/** The state that a change starts from, and what it returns. */
export type CartState = { lines: StoredCartLine[]; answers: StoredAnswers }

/** A change of a cart. It may run again from a newer state, so it has no effect outside of what it returns. */
export type CartChange = (state: CartState, context: CartContext, carts: string[]) => Promise<Result<CartState>>

export type ChangedCart = { cart: Cart; cookie: CartCookie | null }

/** Two tabs that change a cart at once try again this often. */
const maxAttempts = 10
/** No buyer needs more; a program could fill the database. */
export const maxLines = 30

/**
 * Changes the cart of a visitor. The change is stored in one statement that compares the revision; when another request has
 * changed the cart meanwhile, it runs again from the new state. The buyer sees the new prices in the answer, so that they
 * count as shown. Removing the last line deletes the cart, and the next one gets a new secret.
 *
 * Refuses `not-offered`, `full-cart`, `busy-cart`, and what the change refuses. Spec: CUS-4.6, CUS-4.7, CUS-4.8.
 */
export async function changeCart(
  site: Site,
  visitor: CartVisitor,
  now: Date,
  change: CartChange,
): Promise<Result<ChangedCart>> {
  const context = await readCartContext(site, now)
  if (!context.ok) return context
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const carts = await findCarts(context.value.payload, site, visitor, now)
    const { answers, contents } = mergeCarts(carts)
    const changed = await change({ answers, lines: contents.lines }, context.value, idsOf(carts))
    if (!changed.ok) return changed
    if (changed.value.lines.length > maxLines) return refuse('full-cart', { most: maxLines })
    const stored = await store(context.value, visitor, carts, changed.value)
    if (stored) return ok(stored)
  }
  return refuse('busy-cart')
}

/** Stores a changed cart; null when another request changed or created it first. */
async function store(
  context: CartContext,
  visitor: CartVisitor,
  carts: VisitorCarts,
  { lines, answers }: CartState,
): Promise<ChangedCart | null> {
  const view = await priceLines(context, { carts: idsOf(carts), answers, lines })
  if (lines.length === 0) {
    for (const cart of [carts.own, carts.guest]) if (cart) await removeCart(context, cart)
    return { cart: { id: null, answers, ...view }, cookie: idsOf(carts).length > 0 ? removedCookie : null }
  }
  const stored = await write(context, visitor, carts, {
    answers,
    contents: { lines: acknowledge(view) },
    itemCount: lines.length,
    totalCents: view.totals.totalCents,
    expiresAt: new Date(context.now.getTime() + cartSeconds * 1000),
  })
  if (!stored) return null
  if (carts.guest && visitor.customerId !== null) {
    await movePromoUses(context.payload, carts.guest.id, stored.id, visitor.customerId)
    await deleteStoredCart(context.payload, carts.guest)
  }
  return { cart: { id: stored.id, answers, ...view }, cookie: stored.cookie }
}

/** A customer's cart needs no cookie: one that is left of a guest's cart is removed. */
async function write(
  { payload, site, now }: CartContext,
  { secret: oldSecret, customerId }: CartVisitor,
  { own, guest }: VisitorCarts,
  update: CartUpdate,
): Promise<{ id: string; cookie: CartCookie | null } | null> {
  const secret = customerId !== null ? null : own && oldSecret ? oldSecret : newCartSecret()
  const cookie = secret !== null ? { value: secret, seconds: cartSeconds } : guest ? removedCookie : null
  if (own) return (await updateStoredCart(payload, own, update, now)) ? { id: own.id, cookie } : null
  const key = cartKey(site.id, customerId !== null ? { customerId } : { secret: secret ?? '' })
  const id = await createStoredCart(payload, { key, siteId: site.id, customerId, now }, update)
  return id === null ? null : { id, cookie }
}

async function removeCart({ payload }: CartContext, cart: { id: string; revision: number }) {
  await returnPromoUses(payload, cart.id, null)
  await deleteStoredCart(payload, cart)
}

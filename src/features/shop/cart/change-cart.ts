import type { Payload } from 'payload'
import type { CartBuyer, StoredCartLine } from '@/domain/shop/cart/cart-contents'
import { acknowledge } from '@/domain/shop/cart/view-cart'
import { ok, refuse, type Result } from '@/domain/result'
import type { Site } from '@/domain/site/site'
import {
  cartKey,
  createStoredCart,
  firstRevision,
  deleteStoredCart,
  expireStoredCart,
  newCartSecret,
  unlockCart,
  updateStoredCart,
  type CartUpdate,
  type StoredAnswers,
} from '@/server/database/shop/carts'
import { withMutex } from '@/server/database/locks/keyed-mutex'
import {
  cartSeconds,
  findCarts,
  mergeCarts,
  removedCookie,
  type CartCookie,
  type CartVisitor,
  type VisitorCarts,
} from './cart-visitor'
import {
  codeBuyer,
  isBeingPaid,
  priceLines,
  readCartContext,
  type Cart,
  type CartContext,
  type CodeBuyer,
} from './read-cart'

/** The state that a change starts from, and what it returns. Without `buyer`, that of the cart stays. */
type CartState = { lines: StoredCartLine[]; answers: StoredAnswers; buyer?: CartBuyer }

/** A change of a cart. It may run again from a newer state, so it has no effect outside of what it returns. */
export type CartChange = (state: CartState, context: CartContext, buyer: CodeBuyer) => Promise<Result<CartState>>

export type ChangedCart = { cart: Cart; cookie: CartCookie | null }

/** Processes that change a cart at once try again this often. */
const maxAttempts = 10
/** No buyer needs more; a program could fill the database. */
const maxLines = 30

/**
 * Changes the cart of a visitor. The change is stored in one statement that compares the revision; when another request has
 * changed the cart meanwhile, it runs again from the new state. Requests of one process wait for each other instead. The buyer
 * sees the new prices in the answer, so that they count as shown. Removing the last line deletes the cart, and the next one gets
 * a new secret.
 *
 * Refuses `not-offered`, `full-cart`, `busy-cart`, `order-in-progress` while an order of the cart is being paid, and what the change
 * refuses. Spec: CUS-4.6, CUS-4.7, CUS-4.8.
 */
export async function changeCart(
  site: Site,
  visitor: CartVisitor,
  now: Date,
  change: CartChange,
): Promise<Result<ChangedCart>> {
  const context = await readCartContext(site, now)
  if (!context.ok) return context
  const owner = visitor.customerId ?? visitor.secret
  const run = () => changeRepeatedly(context.value, visitor, change)
  return owner === null ? run() : withMutex(`cart ${site.id} ${owner}`, run)
}

async function changeRepeatedly(
  context: CartContext,
  visitor: CartVisitor,
  change: CartChange,
): Promise<Result<ChangedCart>> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const carts = await findCarts(context.payload, context.site, visitor, context.now)
    if (await isLocked(context.payload, carts)) return refuse('order-in-progress')
    const { answers, contents } = mergeCarts(carts)
    const changed = await change({ answers, lines: contents.lines }, context, codeBuyer(visitor, carts))
    if (!changed.ok) return changed
    if (changed.value.lines.length > Math.max(maxLines, contents.lines.length))
      return refuse('full-cart', { most: maxLines })
    const stored = await store(context, visitor, carts, changed.value)
    if (stored) return ok(stored)
  }
  return refuse('busy-cart')
}

/** Whether an order of one of the carts is being paid. A lock that an order left behind is removed. */
async function isLocked(payload: Payload, { own, guest }: VisitorCarts): Promise<boolean> {
  for (const cart of [own, guest]) {
    if (!cart?.pendingOrder) continue
    if (await isBeingPaid(payload, cart.pendingOrder)) return true
    await unlockCart(payload, cart.id, cart.pendingOrder)
  }
  return false
}

/** Stores a changed cart; null when another request changed or created it first. */
async function store(
  context: CartContext,
  visitor: CartVisitor,
  carts: VisitorCarts,
  { lines, answers, buyer }: CartState,
): Promise<ChangedCart | null> {
  const view = await priceLines(context, { buyer: codeBuyer(visitor, carts), answers, lines })
  if (lines.length === 0) {
    for (const cart of [carts.guest, carts.own])
      if (cart && !(await expireStoredCart(context.payload, cart))) return null
    for (const cart of [carts.own, carts.guest]) if (cart) await deleteStoredCart(context.payload, cart.id)
    return {
      cart: { id: null, revision: 0, answers, isBeingPaid: false, ...view },
      cookie: carts.guest ? removedCookie : null,
    }
  }
  const stored = await write(context, visitor, carts, {
    answers,
    contents: { ...mergeCarts(carts).contents, ...(buyer ? { buyer } : {}), lines: acknowledge(view) },
    itemCount: lines.length,
    totalCents: view.totals.totalCents,
    expiresAt: new Date(context.now.getTime() + cartSeconds * 1000),
  })
  if (!stored) return null
  const { id, revision, cookie } = stored
  if (carts.guest && (await expireStoredCart(context.payload, carts.guest)))
    await deleteStoredCart(context.payload, carts.guest.id)
  return { cart: { id, revision, answers, isBeingPaid: false, ...view }, cookie }
}

/** A customer's cart needs no cookie: one that is left of a guest's cart is removed. */
async function write(
  { payload, site, now }: CartContext,
  { secret: oldSecret, customerId }: CartVisitor,
  { own, guest }: VisitorCarts,
  update: CartUpdate,
): Promise<{ id: string; revision: number; cookie: CartCookie | null } | null> {
  const secret = customerId !== null ? null : own && oldSecret ? oldSecret : newCartSecret()
  const cookie = secret !== null ? { value: secret, seconds: cartSeconds } : guest ? removedCookie : null
  if (own)
    return (await updateStoredCart(payload, own, update, now))
      ? { id: own.id, revision: own.revision + 1, cookie }
      : null
  const key = cartKey(site.id, customerId !== null ? { customerId } : { secret: secret ?? '' })
  const id = await createStoredCart(payload, { key, siteId: site.id, customerId, now }, update)
  return id === null ? null : { id, revision: firstRevision, cookie }
}

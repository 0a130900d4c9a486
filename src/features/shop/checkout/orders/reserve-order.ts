import { randomInt } from 'node:crypto'
import { isFreeOrder } from '@/domain/shop/checkout/checkout-context'
import type { Installment } from '@/domain/shop/checkout/installments'
import { checkOrder } from '@/domain/shop/orders/check-order'
import { snapshotCart } from '@/domain/shop/orders/order-items'
import { makeOrderNumber } from '@/domain/shop/orders/order-number'
import { sellerOf } from '@/domain/shop/receipts/seller'
import { ok, refuse, type Result } from '@/domain/result'
import { campusDateAt } from '@/domain/time/campus-time'
import { findCarts, type CartVisitor } from '@/features/shop/cart/cart-visitor'
import { setAnswers } from '@/features/shop/cart/edit-cart'
import { explainPriceStep } from '@/features/shop/cart/explain-price-step'
import { priceLines, type CartContext } from '@/features/shop/cart/read-cart'
import { clock } from '@/server/clock'
import { newHexId } from '@/server/database/hex-ids'
import { cartKey, lockCart, readPaidOrder, unlockCart, type StoredCart } from '@/server/database/shop/carts'
import { idempotencyKey } from '@/server/database/shop/order-rows'
import {
  deleteUnattemptedOrder,
  insertOrder,
  markAttempted,
  readOrder,
  readOrderByKey,
  type ChargeTerms,
  type NewOrder,
  type StoredOrder,
} from '@/server/database/shop/orders'
import type { PaymentProvider } from '@/server/payments/provider'
import { checkPause } from './charge-order'
import type { OrderRequest } from './order-request'
import { checkLostPromo, takePromo } from './take-promo'

/**
 * The order of a submit. `isNew`: this submit got it, and charges it; the order of an earlier one is waited for. `terms` is what
 * the provider must know of an order that was just inserted; null for one of earlier.
 */
type ReservedOrder = { order: StoredOrder; isNew: boolean; terms: ChargeTerms | null }

/** Numbers that are taken are drawn again this often; carts that other requests change at once are read again as often. */
const maxAttempts = 10
/** A cart can be submitted this often. The checkout limits attempts long before. */
const maxSubmits = 100
/** Programs that do not send a revision are answered with the order that the cart was paid with for ten minutes. */
const repeatMilliseconds = 10 * 60_000

/**
 * Finds the order of a visitor's cart at its revision, or inserts it as pending, locks the cart and takes the use of its promo
 * code. No provider is asked. Refuses like `placeOrder`.
 */
export async function reserveOrder(
  context: CartContext,
  visitor: CartVisitor,
  request: OrderRequest,
  provider: PaymentProvider,
): Promise<Result<ReservedOrder>> {
  const { payload, site, now } = context
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const { own: cart, guest } = await findCarts(payload, site, visitor, now)
    if (guest) {
      const merged = await setAnswers(site, visitor, now, {}) // the cart from before the sign-in
      if (!merged.ok) return merged
      continue
    }
    const earlier = await findEarlierOrder(context, visitor, request, cart)
    if (!earlier.ok) return earlier
    if ('order' in earlier.value) return ok({ order: earlier.value.order, isNew: false, terms: null })
    if (!cart) return refuse('empty-cart')
    const reserved = await insert(context, visitor, request, { cart, key: earlier.value.key, provider })
    if (!reserved.ok) return reserved
    if (reserved.value) return ok(reserved.value)
  }
  return refuse('busy-cart')
}

type Earlier = { order: StoredOrder } | { key: string }

/** The order that this submit repeats, or the key of a new one. */
async function findEarlierOrder(
  { payload, site, now }: CartContext,
  { customerId, secret }: CartVisitor,
  { seenRevision }: OrderRequest,
  cart: StoredCart | null,
): Promise<Result<Earlier>> {
  if (!cart) {
    const key = cartKey(site.id, customerId !== null ? { customerId } : { secret: secret ?? '' })
    const paidWith = await readPaidOrder(payload, key, now)
    const order = paidWith === null ? null : await readOrder(payload, paidWith)
    const settledAt = order?.settledAt?.getTime() ?? 0
    const isRepeated =
      seenRevision === null ? now.getTime() - settledAt < repeatMilliseconds : order?.cartRevision === seenRevision
    return order && isRepeated ? ok({ order }) : refuse('empty-cart')
  }
  const isSeen = seenRevision === null || seenRevision === cart.revision
  if (!isSeen) return refuse('cart-changed')
  const locking = cart.pendingOrder === null ? null : await readOrder(payload, cart.pendingOrder)
  if (locking && locking.status !== 'declined') return ok({ order: locking })
  if (cart.pendingOrder !== null) await unlockCart(payload, cart.id, cart.pendingOrder)
  for (let submit = 1; submit <= maxSubmits; submit++) {
    const key = idempotencyKey(cart, submit)
    const order = await readOrderByKey(payload, key)
    if (!order) return ok({ key })
    const isOver = order.status === 'declined' && (order.settledAt ?? now) <= now
    if (!isOver) return ok({ order }) // also one that was refused while this submit was under way
  }
  return refuse('busy-cart')
}

type Source = { cart: StoredCart; key: string; provider: PaymentProvider }

/** Inserts and locks; null when another request was faster, so that the cart must be read again. */
async function insert(
  context: CartContext,
  visitor: CartVisitor,
  request: OrderRequest,
  { cart, key, provider }: Source,
): Promise<Result<ReservedOrder | null>> {
  const { site, form, now } = context
  const view = await priceLines(context, {
    buyer: { customerId: visitor.customerId, orders: [] },
    answers: cart.answers,
    lines: cart.contents.lines,
  })
  const promo = await checkLostPromo(context, visitor, request, view)
  if (!promo.ok) return promo
  const { revision } = cart
  const today = campusDateAt(now, site.timeZone)
  const isSignedIn = visitor.customerId !== null
  const checked = checkOrder({ ...request, view, revision, isSignedIn, form, today })
  if (!checked.ok) return checked
  const { totalCents } = view.totals
  const isFree = isFreeOrder(
    totalCents,
    view.lines.some(({ frequency }) => frequency !== null),
  )
  const isCharged = !isFree && !isAccountPayment(request)
  if (isCharged && !canCharge(request, provider)) return refuse('payment-type-not-offered')
  const installment = await findInstallment(request, provider, totalCents)
  if (!installment.ok) return installment

  const { items, pricing } = snapshotCart(view, { plans: form.mealPlans, newId: newHexId, explain: explainPriceStep })
  const { buyer, isParent, student, locale, paymentType } = request
  const wanted: Omit<NewOrder, 'no'> = {
    id: newHexId(),
    siteId: site.id,
    customerId: request.customerId,
    locale,
    items,
    pricing,
    seller: sellerOf(site, form.rules.taxes),
    answers: cart.answers,
    buyer: { ...buyer, isParent },
    student,
    consents: request.consents.map((consent) => ({ ...consent, id: newHexId() })),
    paymentType,
    provider: isCharged ? provider.name : null,
    installment: installment.value,
    idempotencyKey: key,
    placedAt: now,
    nextCheckAt: new Date(clock.milliseconds() + checkPause),
  }
  const take = () => takePromo(context, visitor, request, view, wanted.id)
  return insertAndLock(context, cart, wanted, take)
}

/** Inserts an order, locks its cart, takes the use of its promo code and notes that the provider is about to be asked. */
async function insertAndLock(
  context: CartContext,
  cart: StoredCart,
  wanted: Omit<NewOrder, 'no'>,
  take: () => Promise<Result<null>>,
): Promise<Result<ReservedOrder | null>> {
  const { payload } = context
  const order = await insertNumbered(context, wanted)
  if (!order) return ok(null)
  if (!(await lockCart(payload, cart, order.id))) {
    await deleteUnattemptedOrder(payload, order.id)
    return ok(null)
  }
  const taken = await take()
  if (!taken.ok) {
    await unlockCart(payload, cart.id, order.id)
    await deleteUnattemptedOrder(payload, order.id)
    return taken
  }
  const attemptedAt = clock.now()
  const isNew = await markAttempted(payload, order.id, attemptedAt, new Date(attemptedAt.getTime() + checkPause))
  const terms = { saveMethod: order.items.some(({ subscription }) => subscription), installment: order.installment }
  return ok({ order: { ...pendingOrder(order, cart), attemptedAt }, isNew, terms })
}

/** The order as it was inserted. */
const pendingOrder = (order: NewOrder, { id: cartId, revision: cartRevision }: StoredCart): StoredOrder => ({
  ...order,
  ...order.pricing,
  cartId,
  cartRevision,
  status: 'pending',
  resultCode: null,
  reference: null,
  card: null,
  savedMethod: null,
  attemptedAt: null,
  settledAt: null,
})

const isAccountPayment = ({ paymentType }: OrderRequest): boolean =>
  paymentType === 'Student ID' || paymentType === 'Payroll deduction'

const canCharge = ({ method }: OrderRequest, { takesCardNumbers }: PaymentProvider): boolean =>
  method !== null && (method.kind !== 'card' || takesCardNumbers)

/** Inserts an order with a free number; null when the key is taken. */
async function insertNumbered({ payload, site }: CartContext, order: Omit<NewOrder, 'no'>): Promise<NewOrder | null> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const numbered = { ...order, no: makeOrderNumber(site.slug, randomInt) }
    const inserted = await insertOrder(payload, numbered)
    if (inserted !== 'number-taken') return inserted === 'inserted' ? numbered : null
  }
  throw new Error('No free order number was found')
}

/** The installment plan that the buyer chose; null for the full amount. */
async function findInstallment(
  { installmentPlanId, method }: OrderRequest,
  provider: PaymentProvider,
  amountCents: number,
): Promise<Result<Installment | null>> {
  if (installmentPlanId === null) return ok(null)
  const plans = await provider.listInstallments({ amountCents, method })
  const plan = plans.find(({ planId }) => planId === installmentPlanId)
  return plan ? ok(plan) : refuse('installment-not-approved')
}

import type { Payload } from 'payload'
import type { StoredCartLine } from '@/domain/shop/cart/cart-contents'
import { chosenSelections } from '@/domain/shop/cart/resolve-line'
import { viewCart, type CartView } from '@/domain/shop/cart/view-cart'
import type { OrderForm } from '@/domain/shop/order-form'
import { payableTypes } from '@/domain/shop/payments/payment-types'
import { findReachedLimit, type PromoUses } from '@/domain/shop/promotions'
import { ok, refuse, type Result } from '@/domain/result'
import type { Site } from '@/domain/site/site'
import { campusDateAt } from '@/domain/time/campus-time'
import { readOrderForm } from '@/features/shop/order-form/read-order-form'
import { readPromoCodes, type StoredPromoCode } from '@/features/shop/read-promo-codes'
import { firstRevision, type StoredAnswers } from '@/server/database/shop/carts'
import { readOrder } from '@/server/database/shop/orders'
import { openPayload } from '@/server/database/payload'
import { readPromoUses } from '@/server/database/shop/promo-uses'
import { getPaymentProvider } from '@/server/payments/get-provider'
import { findPromoBuyer } from './promo-buyer'
import { findCarts, mergeCarts, type CartVisitor, type VisitorCarts } from './cart-visitor'

/**
 * A cart as its buyer sees it. `id` is null and `revision` 0 while nothing is stored. The revision grows with each change: an
 * order names the one that its buyer saw. While an order of it is being paid, it cannot be changed.
 */
export type Cart = CartView & { id: string | null; revision: number; answers: StoredAnswers; isBeingPaid: boolean }

/** What a visitor has without a cart. */
export const emptyCart: Cart = {
  id: null,
  revision: 0,
  answers: { type: null, location: null, year: null, term: null },
  lines: [],
  totals: {
    subtotalCents: 0,
    savingsCents: 0,
    bonusCents: 0,
    federalTaxCents: 0,
    provincialTaxCents: 0,
    totalCents: 0,
  },
  paymentTypes: [],
  promo: null,
  isBeingPaid: false,
}

/** What a cart is priced with. */
export type CartContext = { payload: Payload; site: Site; form: OrderForm; now: Date }

/** Reads what a cart is priced with. Refuses `not-offered` where a site sells nothing online. */
export async function readCartContext(site: Site, now: Date): Promise<Result<CartContext>> {
  const form = await readOrderForm(site.id, campusDateAt(now, site.timeZone))
  return form ? ok({ payload: await openPayload(), site, form, now }) : refuse('not-offered')
}

/** The cart of a visitor with today's prices; an empty one without a cart. Never cached. Refuses `not-offered`. Spec: CUS-4.7, CUS-7.31. */
export async function readCart(site: Site, visitor: CartVisitor, now: Date): Promise<Result<Cart>> {
  const context = await readCartContext(site, now)
  if (!context.ok) return context
  const carts = await findCarts(context.value.payload, site, visitor, now)
  const { answers, contents } = mergeCarts(carts)
  const buyer = codeBuyer(visitor, carts)
  const view = await priceLines(context.value, { buyer, answers, lines: contents.lines })
  const paid = await Promise.all(buyer.orders.map((id) => isBeingPaid(context.value.payload, id)))
  const id = (carts.own ?? carts.guest)?.id ?? null
  return ok({ id, revision: revisionOf(carts), answers, isBeingPaid: paid.includes(true), ...view })
}

/** Whether an order that has locked a cart is being paid; false for a lock that it left behind. */
export async function isBeingPaid(payload: Payload, orderId: string): Promise<boolean> {
  const order = await readOrder(payload, orderId)
  return order !== null && order.status !== 'declined'
}

/** The revision of what a visitor sees. An order merges a guest's cart first, so that one has the revision of the merged cart. */
function revisionOf({ own, guest }: VisitorCarts): number {
  if (guest) return own ? own.revision + 1 : firstRevision
  return own?.revision ?? 0
}

/** Whose uses of a code count, and the orders that the carts are being paid with: their uses are the carts' own. */
export type CodeBuyer = { customerId: string | null; orders: string[] }

export const codeBuyer = ({ customerId }: CartVisitor, { own, guest }: VisitorCarts): CodeBuyer => ({
  customerId,
  orders: [own, guest].flatMap((cart) => cart?.pendingOrder ?? []),
})

type Lines = { buyer: CodeBuyer; answers: StoredAnswers; lines: readonly StoredCartLine[] }

/** Prices stored lines with what the site sells now. Offers the payment types that can be paid. */
export async function priceLines(context: CartContext, lines: Lines): Promise<CartView> {
  const view = viewCart(lines.lines, await readPricing(context, lines))
  const payable = { totalCents: view.totals.totalCents, hasInstallments: context.site.switches.installments }
  return { ...view, paymentTypes: payableTypes(view.paymentTypes, payable, getPaymentProvider(context.payload)) }
}

/** The values that the rules of a cart depend on. */
export async function readPricing(context: CartContext, { buyer, answers, lines }: Lines) {
  const { site, form, now } = context
  return {
    form,
    chosen: chosenSelections(form, answers),
    today: campusDateAt(now, site.timeZone),
    switches: site.switches,
    siteId: site.id,
    promoCodes: site.switches.activePromoCode ? await usableCodes(context, buyer, lines) : [],
  }
}

/** The codes on the lines, without those whose limit is reached meanwhile. */
async function usableCodes(
  context: CartContext,
  buyer: CodeBuyer,
  lines: readonly StoredCartLine[],
): Promise<StoredPromoCode[]> {
  const codes = new Set(lines.flatMap((line) => (line.kind === 'meal-plan' && line.promoCode) || []))
  if (codes.size === 0) return []
  const promos = (await readPromoCodes(context.site.id)).filter(({ code }) => codes.has(code))
  const uses = await Promise.all(promos.map((promo) => readUses(context.payload, promo, buyer)))
  return promos.filter((promo, at) => findReachedLimit(promo, uses[at] ?? noUses) === null)
}

/** How often a code is used now, for the rule of its limits. A code without limits is not counted. */
export async function readUses(
  payload: Payload,
  { id: promoCode, siteId, maxUses, maxUsesPerCustomer }: StoredPromoCode,
  { customerId, orders }: CodeBuyer,
): Promise<PromoUses> {
  if (maxUses === null && maxUsesPerCustomer === null) return noUses
  const isCounted = customerId !== null && maxUsesPerCustomer !== null // a guest has no email yet
  const buyer = isCounted ? await findPromoBuyer(payload, siteId, { customerId, email: '' }) : null
  return readPromoUses(payload, { promoCode, maxUsesPerCustomer }, buyer, orders)
}

const noUses: PromoUses = { total: 0, byCustomer: 0 }

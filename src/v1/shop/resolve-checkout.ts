import type { z } from 'zod'
import { orderCallOf } from '@/contract/shop/send-order'
import type * as contract from '@/contract/shop/checkout-requests'
import { questions } from '@/domain/shop/order-form'
import { ok, refuse, type Result } from '@/domain/result'
import type { PaymentType } from '@/domain/shop/payments/payment-types'
import type { Site } from '@/domain/site/site'
import type { CartVisitor } from '@/features/shop/cart/cart-visitor'
import { setAnswers } from '@/features/shop/cart/edit-cart'
import { readCart } from '@/features/shop/cart/read-cart'
import { readBuyerPrefill } from '@/features/shop/checkout/buyers/vouched-buyer'
import { submitOrder, type SubmittedOrder } from '@/features/shop/checkout/submit/submit-order'
import { sessionCookie, sessionSeconds } from '@/server/auth/customer-session'
import { openPayload } from '@/server/database/payload'
import { cartKey, readCartBuyer } from '@/server/database/shop/carts'
import { getPaymentProvider } from '@/server/payments/get-provider'
import type { RequestContext, WriteAnswer } from '@/v1/engine/endpoint'
import { findPublishedSite } from '@/v1/site/resolve-sites'
import { checkoutFormOf, type KnownBuyer, type OrderCall } from './checkout-form'
import { visitorOf } from './find-cart-site'

type Input<Schema extends z.ZodType> = z.output<Schema>

/** The result of an order call, and how it was to be paid. */
export type PlacedOrder = SubmittedOrder & { paymentType: PaymentType }
type Answer = WriteAnswer<PlacedOrder>

/** Student ID and Payroll deduction. Refuses like `placeCall`. Spec: CUS-4.25, CUS-7.34. */
export const checkOut = (request: Input<typeof contract.checkoutRequest>, context: RequestContext): Answer =>
  placeCall('cart/checkout', request, context)

/** Cards, wallets and installments. Refuses like `placeCall`. Spec: CUS-4.25, CUS-7.33. */
export const createCardOrder = (request: Input<typeof contract.cardOrderRequest>, context: RequestContext): Answer =>
  placeCall('cart/create_cc_order', request, context)

/**
 * Places the order of a call. Refuses `missing-parameter`, `not-found-site`, `not-theirs` for another customer's id,
 * `wrong-order-call` for a payment type of the other call, `not-found-item` for an answer that the site does not offer, and like
 * `submitOrder`.
 */
async function placeCall(path: ReturnType<typeof orderCallOf>, call: OrderCall, context: RequestContext): Answer {
  const site = await findPublishedSite(call.site_id)
  if (!site.ok) return site
  const { payment_type: paymentType } = call
  if (paymentType === null) return refuse('missing-parameter', { parameter: 'payment_type' })
  const right = orderCallOf(paymentType)
  if (right !== path) return refuse('wrong-order-call', { path: right })
  const visitor = await visitorOf(context, site.value, call.cookie)
  const known = await readKnownBuyer(site.value, visitor)
  if (call.customer_id !== null && call.customer_id !== known.id) return refuse('not-theirs')
  const answered = await answer(site.value, visitor, call, context.now)
  if (!answered.ok) return answered
  const submitted = {
    paymentType,
    form: checkoutFormOf(call, known),
    token: call.token ? { token: call.token, wallet: call.wallet ?? null } : null,
    planId: call.installment_object?.PlanId ?? null,
    accepted: call.accepted_terms ?? [],
    acceptedList: call.terms ? call.terms_version : null,
    code: call.code ?? '',
    seenRevision: call.cart_revision,
    seenTotalCents: centsOf(call.cart_total),
    seenBonusCents: centsOf(call.cart_bonus),
    seenLaterCents: centsOf(call.cart_later),
  }
  const provider = getPaymentProvider(await openPayload())
  const { network, locale, now } = context
  const placed = await submitOrder(site.value, submitted, { visitor, network, locale, now, provider })
  if (!placed.ok) return placed
  const { session } = placed.value
  return ok({
    value: { ...placed.value, paymentType },
    remember: session === null ? null : { name: sessionCookie, value: session, seconds: sessionSeconds, secret: true },
  })
}

/**
 * Who orders: the customer of the session, else the guest whom `customer/create` was told for this cart. Their fields complete an
 * order that leaves them out. A guest's id is nobody's for another cart. Spec: CUS-4.24.
 */
async function readKnownBuyer(
  site: Site,
  { customerId, secret }: CartVisitor,
): Promise<KnownBuyer & { id: string | null }> {
  const payload = await openPayload()
  const owner = customerId !== null ? { customerId } : secret !== null ? { secret } : null
  const told = owner && (await readCartBuyer(payload, cartKey(site.id, owner)))
  if (customerId === null) return { id: told?.id ?? null, person: told?.person ?? null, student: told?.student ?? null }
  const { buyer } = await readBuyerPrefill(site.id, customerId)
  return { id: customerId, person: { ...buyer, ...told?.person }, student: told?.student ?? null }
}

const centsOf = (dollars: number | null) => (dollars === null ? null : Math.round(dollars * 100))

/** Stores the answers that a call sends, if they differ from those of the cart: prices and taxes depend on them. */
async function answer(site: Site, visitor: CartVisitor, call: OrderCall, now: Date): Promise<Result<null>> {
  const sent = { type: call.type_id, location: call.location_id, year: call.year_id, term: call.term_id }
  if (questions.every((question) => sent[question] === undefined)) return ok(null)
  const cart = await readCart(site, visitor, now)
  if (!cart.ok) return cart
  const { answers } = cart.value
  const isSame = questions.every((question) => sent[question] === undefined || sent[question] === answers[question])
  if (isSame) return ok(null)
  const changed = await setAnswers(site, visitor, now, sent)
  return changed.ok ? ok(null) : changed
}

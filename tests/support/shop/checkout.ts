import type { CollectionSlug, Payload, Where } from 'payload'
import type { Site } from '@/domain/site/site'
import type { OrderOutcome } from '@/domain/shop/orders/order'
import type { Result } from '@/domain/result'
import { utcDate } from '@/domain/time/calendar'
import { addMonths, firstOfMonth } from '@/domain/time/months'
import type { OrderRequest } from '@/features/shop/checkout/orders/order-request'
import { placeOrder } from '@/features/shop/checkout/orders/place-order'
import type { CartVisitor } from '@/features/shop/cart/cart-visitor'
import { cartCookie } from '@/features/shop/cart/cart-cookie'
import { clock } from '@/server/clock'
import type { PaymentProvider } from '@/server/payments/provider'
import { findPublishedSite } from '@/v1/site/resolve-sites'
import type { Shopper } from '../data/shopper'

const person = {
  firstName: 'Ana',
  lastName: 'Roy',
  email: 'ana@example.com',
  phone: '5145550123',
  studentId: 'S1234567',
  barcodeId: '',
  address: '1 Maple Street',
  city: 'Québec',
  province: 'QC',
  postalCode: 'G1A 0A2',
  state: '',
  zipCode: '',
}

/** A submit with a card, as a guest. */
export const orderRequest = (more: Partial<OrderRequest> = {}): OrderRequest => ({
  paymentType: 'Credit card',
  method: { kind: 'token', token: 'tok', wallet: null },
  installmentPlanId: null,
  buyer: person,
  student: null,
  isParent: false,
  customerId: null,
  consents: [{ kind: 'meal-plan-terms', locale: 'fr', version: 'a'.repeat(64), acceptedAt: new Date(0) }],
  locale: 'fr',
  seenRevision: null,
  seenTotalCents: null,
  seenBonusCents: null,
  seenLaterCents: null,
  ...more,
})

/** The dates of a monthly plan whose first bill is in two months, as `cart/add_meal_plan` takes them. */
export function laterPlanDates(now: Date) {
  const first_plan_date = addMonths(firstOfMonth(utcDate(now.getTime())), 2)
  return { first_plan_date, last_plan_date: `${addMonths(first_plan_date, 2).slice(0, 8)}25` }
}

export const visitorOf = (buyer: Shopper) => ({
  secret: buyer.cookies.get(cartCookie(buyer.site)) ?? null,
  customerId: buyer.customerId,
})

/** A published site. */
export async function siteOf(id: string): Promise<Site> {
  const site = await findPublishedSite(id)
  if (!site.ok) throw new Error(`No site ${id}`)
  return site.value
}

/** Submits the cart of a visitor. */
export const submitCart = async (
  site: string,
  visitor: CartVisitor,
  provider: PaymentProvider,
  more: Partial<OrderRequest> = {},
): Promise<Result<OrderOutcome>> =>
  placeOrder(
    await siteOf(site),
    visitor,
    orderRequest({ customerId: visitor.customerId, ...more }),
    clock.now(),
    provider,
  )

/** Submits a buyer's cart. */
export const submit = (buyer: Shopper, provider: PaymentProvider, more: Partial<OrderRequest> = {}) =>
  submitCart(buyer.site, visitorOf(buyer), provider, more)

type Row = Record<string, unknown> & { id: string }

/** The rows of a collection below Payload, with texts in both languages. */
export const rowsIn = async (payload: Payload, collection: CollectionSlug, where: Where = {}): Promise<Row[]> =>
  (await payload.db.find<Row>({ collection, where, pagination: false, limit: 0 })).docs

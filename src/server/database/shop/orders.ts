import type { Payload, Where } from 'payload'
import type { PricedCart } from '@/domain/shop/cart/price-cart'
import type { OrderItem } from '@/domain/shop/orders/order-items'
import type { Installment } from '@/domain/shop/checkout/installments'
import type { Consent, OrderPerson, OrderStatus } from '@/domain/shop/orders/order'
import type { PaymentType } from '@/domain/shop/payments/payment-types'
import type { ReceiptSeller } from '@/domain/shop/receipts/receipt'
import type { Locale } from '@/domain/locale'
import { changeIf } from '@/server/database/change-if'
import type { StoredRow } from '@/server/database/stored-row'
import { fieldsOf, flagOf, numberOf, rowsOf, textOf } from '@/server/database/stored-values'
import type { CardDetails, ChosenInstallment } from '@/server/payments/provider'
import type { StoredAnswers } from './carts'
import { orderOf, type StoredOrder } from './order-rows'

export type { StoredOrder } from './order-rows'

/** An order to insert, before anybody is asked for money. */
export type NewOrder = {
  id: string
  no: string
  siteId: string
  customerId: string | null
  locale: Locale
  items: OrderItem[]
  pricing: PricedCart
  seller: ReceiptSeller
  answers: StoredAnswers
  buyer: OrderPerson & { isParent: boolean }
  student: OrderPerson | null
  consents: (Consent & { id: string })[]
  paymentType: PaymentType
  /** The payment provider; null for an order that is charged by none. */
  provider: string | null
  installment: Installment | null
  idempotencyKey: string
  placedAt: Date
  nextCheckAt: Date
}

type Row = StoredRow<'orders'>
type Data = Record<string, unknown>
const collection = 'orders'
/** The result code of an order that recovery has given up before the provider had heard of it. */
const abandoned = 'abandoned'

/*
 * On SQLite one commit of an order waits for the disk: that of `markAttempted`, before the provider is asked. It takes what was
 * written before with it. A power cut that loses a later one leaves a pending order, and recovery repeats it from what the provider
 * knows.
 */

/**
 * Inserts a pending order. Two unique indexes decide: of the submits of one cart, the first gets the order (`key-taken` for the
 * others), and a number is given once (`number-taken`).
 */
export async function insertOrder(
  { db }: Payload,
  order: NewOrder,
): Promise<'inserted' | 'key-taken' | 'number-taken'> {
  try {
    await db.create({ collection, data: rowOf(order), returning: false })
    return 'inserted'
  } catch (error) {
    const has = (where: Where) => db.findOne({ collection, where })
    if (await has({ idempotencyKey: { equals: order.idempotencyKey } })) return 'key-taken'
    if (await has({ and: [{ site: { equals: order.siteId } }, { no: { equals: order.no } }] })) return 'number-taken'
    throw error
  }
}

/** An order by its id; null when there is none. */
export const readOrder = (payload: Payload, id: string): Promise<StoredOrder | null> =>
  readOne(payload, { id: { equals: id } })

/** An order by its idempotency key; null when there is none. */
export const readOrderByKey = (payload: Payload, key: string): Promise<StoredOrder | null> =>
  readOne(payload, { idempotencyKey: { equals: key } })

async function readOne({ db }: Payload, where: Where): Promise<StoredOrder | null> {
  const row = await db.findOne<Row>({ collection, where, select: readFields })
  return row && orderOf(row)
}

/** What the provider must know of an order besides its amount: whether the card is charged again, and the installment plan. */
export type ChargeTerms = { saveMethod: boolean; installment: ChosenInstallment | null }

export async function readChargeTerms({ db }: Payload, id: string): Promise<ChargeTerms> {
  const select = {
    items: { subscription: true },
    installments: { planId: true, count: true, totalCents: true },
  } as const
  const row = await db.findOne<Row>({ collection, where: { id: { equals: id } }, select })
  const plan = fieldsOf(row?.installments)
  const planId = textOf(plan.planId)
  return {
    saveMethod: rowsOf(row?.items).some(({ subscription }) => flagOf(subscription)),
    installment:
      planId === null ? null : { planId, count: numberOf(plan.count) ?? 0, totalCents: numberOf(plan.totalCents) ?? 0 },
  }
}

/** Pending orders of the checkout, the oldest first: all of them, or those that are due for a check. Orders of before have no key. */
export async function readPendingOrders({ db }: Payload, dueAt: Date | null): Promise<StoredOrder[]> {
  const due: Where[] = dueAt ? [{ nextCheckAt: { less_than_equal: dueAt.toISOString() } }] : []
  const { docs } = await db.find<Row>({
    collection,
    where: { and: [{ paymentStatus: { equals: 'pending' } }, { idempotencyKey: { not_equals: null } }, ...due] },
    select: readFields,
    sort: 'placedAt',
    limit: 200,
  })
  return docs.map(orderOf)
}

/** Notes that the provider is about to be asked. False when recovery has given the order up. */
export const markAttempted = (payload: Payload, id: string, now: Date, nextCheckAt: Date): Promise<boolean> =>
  change(payload, id, [isNotAbandoned], { attemptedAt: iso(now), nextCheckAt: iso(nextCheckAt) })

/** What the provider said about an authorised charge. */
export type Authorised = { reference: string; card: CardDetails | null; savedMethod: string | null }

/** Stores an authorisation before it is captured. False when the order is not pending any more: the authorisation is released. */
export const markAuthorised = (payload: Payload, id: string, authorised: Authorised): Promise<boolean> =>
  change(payload, id, [isNotAbandoned], { ...authorisedData(authorised), resultCode: null })

/** Notes that the buyer's bank asks the buyer. */
export const markNeedsAction = (payload: Payload, id: string): Promise<boolean> =>
  change(payload, id, [isNotAbandoned, hasNoReference], { resultCode: 'needs-action' })

/**
 * Gives up an order that the provider has never heard of, or that waits for the buyer. From then on no authorisation can be
 * stored: `markAuthorised` and this statement exclude each other. False when the order has an authorisation.
 */
export const abandonOrder = (payload: Payload, id: string): Promise<boolean> =>
  change(payload, id, [hasNoReference], { resultCode: abandoned })

/** Sets the time of the next check of a pending order. */
export const postponeCheck = (payload: Payload, id: string, nextCheckAt: Date): Promise<boolean> =>
  change(payload, id, [], { nextCheckAt: iso(nextCheckAt) })

/** Moves an order from pending to approved. False when it was not pending any more. It comes last, after all effects of the sale. */
export const approveOrder = (payload: Payload, id: string, authorised: Authorised, now: Date): Promise<boolean> =>
  change(payload, id, [], {
    ...authorisedData(authorised),
    ...ended(now),
    paymentStatus: 'approved',
    resultCode: '0',
  })

/** Moves an order from pending to declined. False when it was not pending any more. */
export const declineOrder = (payload: Payload, id: string, code: '12' | '23', now: Date): Promise<boolean> =>
  change(payload, id, [], { ...ended(now), paymentStatus: 'declined', resultCode: code })

/** Deletes an order that was inserted for a cart which has changed meanwhile. No provider was asked. */
export async function deleteUnattemptedOrder({ db }: Payload, id: string): Promise<void> {
  const unattempted: Where[] = [{ attemptedAt: { equals: null } }, isPending]
  await db.deleteMany({ collection, where: { and: [{ id: { equals: id } }, ...unattempted] } })
}

const isPending: Where = { paymentStatus: { equals: 'pending' satisfies OrderStatus } }
const isNotAbandoned: Where = { or: [{ resultCode: { equals: null } }, { resultCode: { not_equals: abandoned } }] }
const hasNoReference: Where = { paymentReference: { equals: null } }

/** Changes a pending order in one statement, if the conditions hold. */
const change = (payload: Payload, id: string, conditions: Where[], data: Data): Promise<boolean> =>
  changeIf(payload, collection, { and: [{ id: { equals: id } }, isPending, ...conditions] }, data)

const iso = (instant: Date) => instant.toISOString()
const ended = (now: Date): Data => ({ settledAt: iso(now), updatedAt: iso(now), nextCheckAt: null })
const authorisedData = ({ reference, card, savedMethod }: Authorised): Data => ({
  paymentReference: reference || null,
  cardType: card?.network ?? null,
  cardLastFour: card?.lastFour ?? null,
  savedMethod,
})

/** Empty texts are not stored. */
const personOf = (person: OrderPerson): Data =>
  Object.fromEntries(Object.entries(person).map(([name, value]) => [name, value === '' ? null : value]))

function rowOf({
  siteId,
  customerId,
  answers,
  pricing,
  buyer,
  student,
  consents,
  installment,
  ...order
}: NewOrder): Data {
  return {
    ...order,
    site: siteId,
    customer: customerId,
    customerType: answers.type,
    customerLocation: answers.location,
    customerYear: answers.year,
    customerTerm: answers.term,
    pricing,
    totalCents: pricing.totalCents,
    savingsCents: pricing.savingsCents,
    federalTaxCents: pricing.federalTaxCents,
    provincialTaxCents: pricing.provincialTaxCents,
    refundedCents: 0,
    buyer: personOf(buyer),
    ...(student ? { student: personOf(student) } : {}),
    consents: consents.map((consent) => ({ ...consent, acceptedAt: iso(consent.acceptedAt) })),
    ...(installment ? { installments: installment } : {}),
    paymentStatus: 'pending',
    placedAt: iso(order.placedAt),
    nextCheckAt: iso(order.nextCheckAt),
    createdAt: iso(order.placedAt),
    updatedAt: iso(order.placedAt),
  }
}

/** What the steps of an order need: most of its fields are for people. */
const readFields = {
  no: true,
  site: true,
  customer: true,
  paymentType: true,
  paymentStatus: true,
  paymentReference: true,
  provider: true,
  resultCode: true,
  totalCents: true,
  federalTaxCents: true,
  provincialTaxCents: true,
  cardType: true,
  cardLastFour: true,
  savedMethod: true,
  idempotencyKey: true,
  placedAt: true,
  attemptedAt: true,
  settledAt: true,
} as const

import type { DemoOrder } from '../../../demo/shapes/customers-shape'
import type { PricedOrder } from '../../../demo/price-items'
import { refundEntry, saleEntry } from '@/domain/shop/orders/ledger'
import { savedMethodOf } from '@/server/payments/sandbox/sandbox-outcome'
import { siteId, type Seeding } from '../seeding'
import { dateOn, instantOn } from './relative-dates'

/** Staff that gave the refunds of the demo. */
const staff = { staffEmail: 'shop-manager@example.com', staffRole: 'shopManager' }

const collected: readonly DemoOrder['paymentType'][] = ['Student ID', 'Payroll deduction']

/** The fields of an order that say who charged it. Orders by Student ID or payroll reach no provider. */
export const chargeFields = ({ no, paymentType, paymentStatus }: DemoOrder, totalCents: number) => {
  const isCharged = !collected.includes(paymentType)
  const isPaid = paymentStatus !== 'pending' && paymentStatus !== 'declined'
  return {
    provider: isCharged ? 'sandbox' : null,
    paymentReference: isCharged && isPaid ? referenceOf(no) : null,
    resultCode: paymentStatus === 'pending' ? null : paymentStatus === 'declined' ? '12' : '0',
    refundedCents: paymentStatus === 'refunded' ? totalCents : 0,
  }
}

/** The card of an order, as the sandbox has saved it for the subscriptions of the order. */
export const savedMethodOfOrder = ({ no }: DemoOrder): string => savedMethodOf(referenceOf(no))

/** The language in which the customers of a demo site are written to. */
export const languageOf = (site: string): 'en' | 'fr' => (site === siteId('universite-saint-cyrille') ? 'fr' : 'en')

const referenceOf = (no: string) => `sandbox_demo_${no.toLowerCase()}`

/**
 * Creates what the payment of an order left behind: its entry in the ledger, the charge in the memory of the sandbox, and its refund
 * with both. The ledger and the sandbox agree. `isSaved`: the card pays a subscription later.
 */
export async function seedPayment(seeding: Seeding, order: DemoOrder, priced: PricedOrder, isSaved: boolean) {
  const { paymentStatus } = order
  if (paymentStatus === 'pending' || paymentStatus === 'declined') return
  const { federalTaxCents, provincialTaxCents, totalCents } = priced
  const priceCents = totalCents - federalTaxCents - provincialTaxCents
  const parts = { priceCents, federalTaxCents, provincialTaxCents }
  await book(seeding, order, {
    kind: 'sale',
    parts,
    offsetDays: order.placedOffsetDays,
    reference: referenceOf(order.no),
  })
  await settle(seeding, order, {
    kind: 'charge',
    amountCents: totalCents,
    offsetDays: order.placedOffsetDays,
    reference: referenceOf(order.no),
    isSaved,
  })
  if (order.refund) await seedRefund(seeding, order, order.refund, parts)
}

type Parts = { priceCents: number; federalTaxCents: number; provincialTaxCents: number }
const totalOf = ({ priceCents, federalTaxCents, provincialTaxCents }: Parts) =>
  priceCents + federalTaxCents + provincialTaxCents

async function seedRefund(
  seeding: Seeding,
  order: DemoOrder,
  { offsetDays, reason }: NonNullable<DemoOrder['refund']>,
  parts: Parts,
) {
  const { create, site, today, idOf } = seeding
  const isCharged = !collected.includes(order.paymentType)
  const reference = isCharged ? `sandbox_refund_demo_${order.no.toLowerCase()}` : null
  const at = instantOn(today, offsetDays)
  await create('refunds', {
    id: idOf('refunds', order.no),
    site,
    order: idOf('orders', order.no),
    amountCents: totalOf(parts),
    federalTaxCents: parts.federalTaxCents,
    provincialTaxCents: parts.provincialTaxCents,
    state: 'done',
    reason,
    ...staff,
    reference,
    settledAt: at,
    createdAt: at,
    key: `refund:${idOf('orders', order.no)}:0`,
  })
  await book(seeding, order, { kind: 'refund', parts, offsetDays, reference })
  await settle(seeding, order, { kind: 'refund', amountCents: totalOf(parts), offsetDays, reference: reference ?? '' })
}

type Entry = { kind: 'sale' | 'refund'; parts: Parts; offsetDays: number; reference: string | null }

async function book({ create, site, today, idOf }: Seeding, order: DemoOrder, entry: Entry) {
  const { kind, parts, offsetDays, reference } = entry
  const isCharged = !collected.includes(order.paymentType)
  await create('ledger-entries', {
    id: idOf('ledger-entries', order.no, kind),
    site,
    order: idOf('orders', order.no),
    kind,
    key: kind === 'sale' ? `sale:${idOf('orders', order.no)}` : `refund:${idOf('orders', order.no)}:0`,
    bookedOn: dateOn(today, offsetDays) ?? today,
    provider: isCharged ? 'sandbox' : null,
    reference: isCharged ? reference : null,
    postings: (kind === 'sale' ? saleEntry : refundEntry)(parts, order.paymentType),
  })
}

type Settled = {
  kind: 'charge' | 'refund'
  amountCents: number
  offsetDays: number
  reference: string
  isSaved?: boolean
}

async function settle({ create, payload, today, idOf }: Seeding, order: DemoOrder, settled: Settled) {
  if (collected.includes(order.paymentType)) return
  const { kind, amountCents, offsetDays, reference, isSaved = false } = settled
  const card = order.card && { network: order.card.type, lastFour: order.card.lastFour }
  const refundKey = kind === 'refund' ? `refund:${idOf('orders', order.no)}:0` : null
  const id = idOf('sandbox-payments', order.no, kind)
  // The memory of the sandbox belongs to no site, so that the removal of a site leaves it.
  await payload.db.deleteMany({ collection: 'sandbox-payments', where: { id: { equals: id } } })
  await create('sandbox-payments', {
    id,
    key: kind === 'refund' ? `${referenceOf(order.no)}/refund/1` : `order:${idOf('orders', order.no)}`,
    reference,
    kind,
    state: kind === 'refund' ? 'refunded' : 'captured',
    orderId: idOf('orders', order.no),
    amountCents,
    details: { behaviour: 'approved', card, isSaved, answersAt: null, refundKey },
    settledAt: instantOn(today, offsetDays),
  })
}

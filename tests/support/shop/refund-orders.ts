import type { RefundOrderRequest } from '@/features/shop/checkout/orders/refund-order'
import { clock } from '@/server/clock'
import { localizedCreator } from '@/server/database/write-localized'
import { makeCampus } from '../data/campus'
import { openPayload } from '../payload'

const payload = await openPayload()
const create = localizedCreator(payload)
let number = 0

export const now = clock.now()
export const staff = { email: 'manager@example.com', role: 'shopManager' }
export let here = ''

/** Makes the site of the orders. */
export async function makeSite(): Promise<void> {
  here = (await makeCampus(payload, 'here')).site
}

/** Creates an order of $100 with taxes in it, paid by card unless `over` says otherwise. Returns its id. */
export async function makeOrder(over: object = {}, site = here): Promise<string> {
  const { id } = await create('orders', {
    site,
    no: `R-${(number += 1)}`,
    locale: 'fr',
    buyer: { firstName: 'Maya', lastName: 'Osei', email: 'maya@example.com' },
    items: [],
    totalCents: 10_000,
    federalTaxCents: 435,
    provincialTaxCents: 867,
    paymentType: 'Credit card',
    paymentStatus: 'approved',
    provider: 'sandbox',
    paymentReference: `pay-${number}`,
    idempotencyKey: `refunds-test-${number}`,
    placedAt: now.toISOString(),
    ...over,
  })
  return id
}
export const byStudentId = { paymentType: 'Student ID', provider: null, paymentReference: null }
export const orderOf = (id: string) => payload.findByID({ collection: 'orders', id, depth: 0, overrideAccess: true }) // test

export const wish = (
  orderId: string,
  amountCents: number,
  more: Partial<RefundOrderRequest> = {},
): RefundOrderRequest => ({
  ...{ orderId, amountCents, reason: 'Moved out', cancels: false, staff },
  ...more,
})

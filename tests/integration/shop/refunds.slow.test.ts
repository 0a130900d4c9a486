import { requestRefund, type RefundOrderRequest } from '@/features/shop/checkout/orders/refund-order'
import { clock } from '@/server/clock'
import { readLedgerOfOrder } from '@/server/database/shop/ledger-rows'
import { localizedCreator } from '@/server/database/write-localized'
import { makeCampus } from '../../support/data/campus'
import { makePerson } from '../../support/data/staff'
import { closePayload, openPayload } from '../../support/payload'
import type { CallAnswer } from '../../support/servers/other-process'
import { startOtherProcess } from '../../support/servers/start-other-process'

const payload = await openPayload()
const create = localizedCreator(payload)
const now = clock.now()
const staff = { email: 'manager@example.com', role: 'shopManager' }
let here = ''
let number = 0

/** Creates an order of $100 with taxes in it, paid by card unless `over` says otherwise. Returns its id. */
async function makeOrder(over: object = {}, site = here): Promise<string> {
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
const byStudentId = { paymentType: 'Student ID', provider: null, paymentReference: null }
const orderOf = (id: string) => payload.findByID({ collection: 'orders', id, depth: 0, overrideAccess: true })
const wish = (orderId: string, amountCents: number, more: Partial<RefundOrderRequest> = {}): RefundOrderRequest => ({
  ...{ orderId, amountCents, reason: 'Moved out', cancels: false, staff },
  ...more,
})

beforeAll(async () => {
  here = (await makeCampus(payload, 'here')).site
}, 60_000)
afterAll(closePayload)

describe('many at once', () => {
  test('exactly three pass through two processes', async () => {
    const id = await makeOrder(byStudentId)
    const person = await makePerson(payload, 'shopManager', [here])
    const { token } = await payload.login({
      collection: 'staff',
      data: { email: person.email, password: 'a-long-password' },
      overrideAccess: true, // anyone may sign in
    })
    const other = await startOtherProcess()
    const data = { amountCents: 3_000, reason: 'Moved out', cancels: false }
    const call = { studio: `orders/${id}/refund`, data, token }
    const [theirs, own] = await Promise.all([
      Promise.all(Array.from({ length: 25 }, () => other.ask<CallAnswer>(call))),
      Promise.all(Array.from({ length: 25 }, () => requestRefund(payload, wish(id, 3_000), now))),
    ])
    other.kill()
    const passed = [...own.filter(({ ok }) => ok), ...theirs.filter(({ text }) => text.includes('"state":"done"'))]
    expect(passed).toHaveLength(3)
    expect(await orderOf(id)).toMatchObject({ paymentStatus: 'partlyRefunded', refundedCents: 9_000 })
    expect(await readLedgerOfOrder(payload, id)).toHaveLength(3)
  }, 60_000)
})

import { requestRefund } from '@/features/shop/checkout/orders/refund-order'
import { readLedgerOfOrder } from '@/server/database/shop/ledger-rows'
import { makePerson } from '../../support/data/staff'
import { tokenOfStaff } from '../../support/studio/studio-api'
import { closePayload, openPayload } from '../../support/payload'
import type { CallAnswer } from '../../support/servers/other-process'
import { startOtherProcess } from '../../support/servers/start-other-process'
import { byStudentId, here, makeOrder, makeSite, now, orderOf, wish } from '../../support/shop/refund-orders'

const payload = await openPayload()

beforeAll(makeSite, 60_000)
afterAll(closePayload)

describe('many at once', () => {
  test('exactly three pass through two processes', async () => {
    const id = await makeOrder(byStudentId)
    const person = await makePerson(payload, 'shopManager', [here])
    const token = await tokenOfStaff(payload, person)
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

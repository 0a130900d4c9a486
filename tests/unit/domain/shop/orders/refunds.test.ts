import type { OrderStatus } from '@/domain/shop/orders/order'
import {
  planRefund,
  refundChoices,
  remainingParts,
  statusAfterRefunds,
  type RefundRow,
  type RefundState,
} from '@/domain/shop/orders/refunds'
import { noParts } from '@/domain/shop/orders/refund-split'

const order = (status: OrderStatus = 'approved') => ({
  status,
  ...{ priceCents: 10_000, federalTaxCents: 500, provincialTaxCents: 800 },
})
const row = (priceCents: number, state: RefundState = 'done', cancelsOrder = false): RefundRow => ({
  ...{ priceCents, federalTaxCents: 0, provincialTaxCents: 0 },
  ...{ state, cancelsOrder },
})
const wish = (amountCents: number, more: object = {}) => ({ amountCents, reason: 'Moved out', cancels: false, ...more })

test('counts pending refunds against the rest, and failed ones not', () => {
  const rows = [row(1_000), row(2_000, 'pending'), row(4_000, 'failed')]
  expect(remainingParts(order(), rows)).toEqual({ priceCents: 7_000, federalTaxCents: 500, provincialTaxCents: 800 })
  expect(refundChoices(order(), rows)).toEqual({ restCents: 8_300, canRefund: true, canCancel: true })
})

test.each`
  what                                        | given                | rows                         | asked                                     | expected
  ${'an amount within the rest'}              | ${order()}           | ${[]}                        | ${wish(11_300)}                           | ${order()}
  ${'an order that is not settled'}           | ${order('pending')}  | ${[]}                        | ${wish(100)}                              | ${'not-paid'}
  ${'a declined order'}                       | ${order('declined')} | ${[]}                        | ${wish(0, { cancels: true })}             | ${'not-paid'}
  ${'no reason'}                              | ${order()}           | ${[]}                        | ${wish(100, { reason: ' \n' })}           | ${'no-reason'}
  ${'a long reason'}                          | ${order()}           | ${[]}                        | ${wish(100, { reason: 'x'.repeat(501) })} | ${'too-long-reason'}
  ${'nothing'}                                | ${order()}           | ${[]}                        | ${wish(0)}                                | ${'no-amount'}
  ${'a negative amount'}                      | ${order()}           | ${[]}                        | ${wish(-100)}                             | ${'no-amount'}
  ${'a fraction of a cent'}                   | ${order()}           | ${[]}                        | ${wish(0.5)}                              | ${'no-amount'}
  ${'more than the total'}                    | ${order()}           | ${[]}                        | ${wish(11_301)}                           | ${'above-rest'}
  ${'more than what a pending refund leaves'} | ${order()}           | ${[row(6_000, 'pending')]}   | ${wish(5_301)}                            | ${'above-rest'}
  ${'an order that is refunded'}              | ${order()}           | ${[row(10_000), row(1_300)]} | ${wish(1)}                                | ${'nothing-left'}
  ${'more than the total leaves'}             | ${order()}           | ${[row(11_000)]}             | ${wish(301)}                              | ${'above-rest'}
  ${'an order that was refunded elsewhere'}   | ${order('refunded')} | ${[]}                        | ${wish(1)}                                | ${'nothing-left'}
  ${'a second cancellation'}                  | ${order()}           | ${[row(0, 'pending', true)]} | ${wish(0, { cancels: true })}             | ${'already-canceled'}
  ${'a cancellation after a failed one'}      | ${order('refunded')} | ${[row(0, 'failed', true)]}  | ${wish(0, { cancels: true })}             | ${noParts}
`('plans or refuses $what', ({ given, rows, asked, expected }) => {
  const planned = planRefund(given, rows, asked)
  expect(planned).toEqual(typeof expected === 'string' ? expected : expect.objectContaining(partsOf(expected)))
})

const partsOf = ({ priceCents, federalTaxCents, provincialTaxCents }: ReturnType<typeof order> | typeof noParts) => ({
  priceCents,
  federalTaxCents,
  provincialTaxCents,
})

test('a cancellation refunds what is left, whatever its amount says', () => {
  expect(planRefund(order(), [row(6_000)], wish(5, { cancels: true }))).toEqual({
    priceCents: 4_000,
    federalTaxCents: 500,
    provincialTaxCents: 800,
  })
})

test.each`
  what                                | rows                                     | expected
  ${'pending refunds only'}           | ${[row(11_300, 'pending')]}              | ${null}
  ${'a part'}                         | ${[row(100), row(50), row(1, 'failed')]} | ${{ status: 'partlyRefunded', refundedCents: 150 }}
  ${'all of it'}                      | ${[row(11_000), row(300)]}               | ${{ status: 'refunded', refundedCents: 11_300 }}
  ${'a cancellation'}                 | ${[row(100), row(200, 'done', true)]}    | ${{ status: 'canceled', refundedCents: 300 }}
  ${'a cancellation that is pending'} | ${[row(100), row(200, 'pending', true)]} | ${{ status: 'partlyRefunded', refundedCents: 100 }}
`('derives the status from $what', ({ rows, expected }) => {
  expect(statusAfterRefunds(order(), rows)).toEqual(expected)
})

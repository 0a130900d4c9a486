import type { Posted } from '@/contract/post-to-api'
import type { OrderResponse, OrderResponseName } from '@/contract/shop/checkout'
import { awaitOrder, type OrderEnd } from '@/features/shop/checkout/panel/submit/await-order'

const answer = (response: OrderResponseName, secret: string | null = null): Posted<OrderResponse> => ({
  status: 'done',
  answer: {
    status: 'success',
    request_time: 0,
    records: 1,
    client_secret: secret,
    order: { response, msg: response, result: null, total: 10, order_id: '1', no: 'NG-1', preload: null },
  },
})
const failed: Posted<OrderResponse> = { status: 'failed' }
const refused: Posted<OrderResponse> = { status: 'refused', message: 'Your cart is empty.', field: 'buyer.email' }

/** Sends an order to a server that gives these answers, the last one again and again. `callMs` is how long each takes. */
async function run(
  answers: Posted<OrderResponse>[],
  options: { isCartGone?: boolean; confirms?: boolean; callMs?: number } = {},
) {
  let [calls, now, late] = [0, 0, 0]
  const end: OrderEnd = await awaitOrder({
    send: async () => {
      now += options.callMs ?? 0
      calls += 1
      return answers[Math.min(calls, answers.length) - 1] ?? failed
    },
    confirm: async () => options.confirms ?? false,
    isCartGone: async () => options.isCartGone ?? false,
    onLate: () => (late += 1),
    wait: async (milliseconds) => (now += milliseconds),
    now: () => now,
  })
  return { end, calls, late, seconds: now / 1000 }
}

test.each`
  response                    | end
  ${'Approved'}               | ${'approved'}
  ${'Declined'}               | ${'declined'}
  ${'Invalid account number'} | ${'invalid-card'}
`('[CUS-4.27] [CUS-4.28] [CUS-4.29] an order that is $response ends as $end', async ({ response, end }) => {
  const result = await run([answer(response as OrderResponseName)])
  expect(result).toMatchObject({ end: { end }, calls: 1, late: 0 })
})

test('asks again while the order is pending, and when an answer is lost', async () => {
  expect(await run([failed, answer('Pending'), answer('Approved')])).toMatchObject({
    end: { end: 'approved' },
    calls: 3,
  })
})

test('says that the answer is late after the first call without one', async () => {
  expect(await run([answer('Pending'), answer('Approved')])).toMatchObject({ late: 1 })
})

test.each([0, 20_000])('ends within two minutes when each call without an answer takes %d ms', async (callMs) => {
  const { end, seconds } = await run([failed], { callMs })
  expect(end).toEqual({ end: 'unsure' })
  expect(seconds).toBeLessThan(120)
})

test('a refusal ends at once and names its field', async () => {
  const { end, calls } = await run([refused])
  expect({ end, calls }).toEqual({
    end: { end: 'refused', message: 'Your cart is empty.', field: 'buyer.email' },
    calls: 1,
  })
})

test('a repeated call that is refused because the first one was paid counts as approved', async () => {
  expect((await run([failed, refused], { isCartGone: true })).end).toEqual({ end: 'approved' })
  expect((await run([refused], { isCartGone: true })).end).toMatchObject({ end: 'refused' })
  expect((await run([failed, refused])).end).toMatchObject({ end: 'refused' })
})

test('too many attempts end the first call only: a later one may have been paid', async () => {
  expect((await run([{ status: 'too-many' }])).end).toEqual({ end: 'too-many' })
  expect((await run([failed, { status: 'too-many' }, answer('Approved')])).end).toEqual({ end: 'approved' })
})

test('confirms a payment that the bank asks for, then sends the order again', async () => {
  const needed = answer('Action required', 'secret')
  expect(await run([needed, answer('Approved')], { confirms: true })).toMatchObject({
    end: { end: 'approved' },
    late: 0,
  })
  expect((await run([needed], { confirms: false })).end).toMatchObject({ end: 'declined' })
})

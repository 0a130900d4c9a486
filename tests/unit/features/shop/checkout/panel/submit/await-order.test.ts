import type { Posted } from '@/contract/post-to-api'
import type { OrderResponse, OrderResponseName } from '@/contract/shop/checkout'
import { awaitOrder, awaitPending, type OrderEnd } from '@/features/shop/checkout/panel/submit/await-order'

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

test('asks again while the order is pending, and when an answer is lost, and says from then on that it is late', async () => {
  const answers = [failed, answer('Pending'), answer('Approved')]
  expect(await run(answers)).toMatchObject({ end: { end: 'approved' }, calls: 3, late: 2 })
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

type Read = Parameters<typeof awaitPending>[0]
const cart = (order_pending: boolean, items: unknown[]) =>
  ({ status: 'done', answer: { cart: { order_pending, items } } }) as Awaited<ReturnType<Read>>
test.each([
  [
    'is approved when its cart is gone',
    [cart(true, [1]), { status: 'failed' }, cart(false, [])],
    { end: 'approved' },
    2,
  ],
  [
    'is declined when its cart is free',
    [cart(true, [1]), cart(false, [1])],
    { end: 'refused', message: 'No.', field: null },
    1,
  ],
  ['stays unsure', [cart(true, [1])], { end: 'unsure' }, 27],
] as const)('an order from before a reload %s', async (_, answers, end, lateTimes) => {
  let [calls, now, late] = [0, 0, 0]
  const read: Read = async () => answers[Math.min((calls += 1), answers.length) - 1]!
  const wait = async (milliseconds: number) => (now += milliseconds)
  expect(await awaitPending(read, 'No.', { onLate: () => (late += 1), wait, now: () => now })).toEqual(end)
  expect(late).toBe(lateTimes)
})

/** @both-databases */
import { jest } from '@jest/globals'
import { resumeOrders } from '@/features/shop/checkout/orders/resume-orders'
import { settleOrder } from '@/features/shop/checkout/orders/settle-order'
import { waitForBackgroundWork } from '@/server/background-work'
import { clock } from '@/server/clock'
import { readOrder } from '@/server/database/shop/orders'
import { makeShopWithAccounts, type Shop } from '../../../support/data/shop'
import { passTime, resetClock } from '../../../support/test-clock'
import { closePayload, openPayload } from '../../../support/payload'
import { orderRequest, rowsIn } from '../../../support/shop/checkout'
import { FakeProvider } from '../../../support/shop/fake-provider'
import { ordering } from '../../../support/shop/ordering'

const payload = await openPayload()
let shop: Shop
let provider: FakeProvider
const { visit, subscriber, outcome, resume, ledgerOf } = ordering(payload, () => ({ shop, provider }))

beforeAll(async () => {
  shop = await makeShopWithAccounts(payload)
}, 60_000)
beforeEach(async () => {
  provider = new FakeProvider(payload)
  await payload.db.deleteMany({ collection: 'sandbox-payments', where: {} })
})
afterEach(resetClock)
afterAll(closePayload)

test('a provider that does not answer leaves the order pending until recovery settles it', async () => {
  const buyer = await visit()
  provider.faults = { authorise: 'lost', find: 'down' }
  const pending = await outcome(buyer, provider)
  expect(pending).toMatchObject({ status: 'pending', clientSecret: null })
  expect((await buyer.addPlan(shop.silver)).msg).toBe(
    'Your order is being processed. Wait a moment before you change your cart.',
  )
  passTime(21_000)
  await resume()
  expect((await readOrder(payload, pending.orderId))?.status).toBe('pending')
  provider.faults = {}
  passTime(20_000)
  await resume()
  expect(await outcome(buyer, provider)).toEqual({ ...pending, status: 'approved' })
  expect(await provider.charges()).toHaveLength(1)
  expect(await ledgerOf(pending.orderId)).toHaveLength(1)
})

test('a pending order that the checkout has not placed is left as it is', async () => {
  const overrideAccess = true // test data
  const data = { site: shop.site, no: 'OLD-1', paymentStatus: 'pending', totalCents: 500 } as const
  const { id } = await payload.create({ collection: 'orders', data, overrideAccess })
  await resumeOrders(payload, clock.now(), { all: true, provider })
  expect((await readOrder(payload, id))?.status).toBe('pending')
})

test('an order that the provider has never received is declined, and the cart is free', async () => {
  const buyer = await visit()
  provider.faults.authorise = 'down'
  const pending = await outcome(buyer, provider)
  await resume()
  expect((await readOrder(payload, pending.orderId))?.status).toBe('pending') // the request may be on its way
  passTime(21_000)
  await resume()
  expect((await readOrder(payload, pending.orderId))?.status).toBe('declined')
  provider.faults = {}
  expect(await outcome(buyer, provider)).toMatchObject({ status: 'approved' })
  expect(await provider.charges()).toHaveLength(1)
})

test('a buyer who was told to wait gets one mail when the order is declined, and none when the answer says so', async () => {
  const mails = async (orderId: string) =>
    (await rowsIn(payload, 'sent-mails')).filter(({ key }) => key === `not-placed:${orderId}`)
  provider.faults.authorise = 'decline'
  const refused = await outcome(await visit(), provider)
  expect(refused.status).toBe('declined')
  provider.faults.authorise = 'down'
  const pending = await outcome(await visit(), provider)
  expect(await mails(pending.orderId)).toEqual([])
  passTime(21_000)
  await Promise.all([resume(), resume()])
  await resume()
  expect(await mails(pending.orderId)).toMatchObject([{ kind: 'not-placed', to: orderRequest().buyer.email }])
  expect(await mails(refused.orderId)).toEqual([])
})

test('an order of another provider than the settings choose stays pending', async () => {
  const buyer = await visit()
  provider.faults.authorise = 'lost'
  const pending = await outcome(buyer, provider)
  passTime(21_000)
  await resumeOrders(payload, clock.now(), { provider: Object.assign(new FakeProvider(payload), { name: 'stripe' }) })
  expect((await readOrder(payload, pending.orderId))?.status).toBe('pending')
  passTime(11 * 60_000)
  await resume()
  expect((await readOrder(payload, pending.orderId))?.status).toBe('approved')
})

/** Lets a submit wait for a provider that answers after the longest wait. Returns what lets the answer arrive. */
async function waitTooLong(buyer: Awaited<ReturnType<typeof visit>>) {
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  provider.before = (step) => (step === 'authorise' ? arrival : Promise.resolve())
  const start = globalThis.setTimeout
  const shortened = ((run: () => void, wait: number) => start(run, wait === 15_000 ? 20 : wait)) as typeof setTimeout
  const timers = jest.spyOn(globalThis, 'setTimeout').mockImplementation(shortened)
  const pending = await outcome(buyer, provider)
  timers.mockRestore()
  expect(pending.status).toBe('pending')
  return { pending, arrive }
}

test('an authorisation that arrives after the longest wait is released if its order was given up by then', async () => {
  const buyer = await visit()
  const { pending, arrive } = await waitTooLong(buyer)
  passTime(25_000)
  await resume()
  expect((await readOrder(payload, pending.orderId))?.status).toBe('declined')
  arrive()
  await waitForBackgroundWork()
  expect(await provider.charges('released')).toMatchObject([{ orderId: pending.orderId }])
  expect(await provider.charges('authorised')).toEqual([])
  expect(await provider.charges()).toEqual([])
  expect(await ledgerOf(pending.orderId)).toEqual([])
  expect((await buyer.fetch()).items).toHaveLength(1)
})

test('an authorisation that arrives after the longest wait is captured if its order still waits for it', async () => {
  const { pending, arrive } = await waitTooLong(await visit())
  arrive()
  await waitForBackgroundWork()
  expect((await readOrder(payload, pending.orderId))?.status).toBe('approved')
  expect(await provider.charges()).toHaveLength(1)
})

test('a capture that fails releases the authorisation', async () => {
  const buyer = await visit()
  provider.faults.settle = 'decline'
  const declined = await outcome(buyer, provider)
  expect(declined.status).toBe('declined')
  expect(await provider.charges('released')).toHaveLength(1)
})

test('a capture whose answer is lost is found by recovery', async () => {
  const buyer = await visit()
  provider.faults.settle = 'lost'
  const pending = await outcome(buyer, provider)
  expect(pending.status).toBe('pending')
  provider.faults = {}
  await resumeOrders(payload, clock.now(), { all: true, provider })
  expect((await readOrder(payload, pending.orderId))?.status).toBe('approved')
  expect(await provider.charges()).toHaveLength(1)
})

test('the bank may ask the buyer: the repeated call settles the same order', async () => {
  const buyer = await visit()
  provider.faults.authorise = 'needs-action'
  const asked = await outcome(buyer, provider)
  expect(asked).toMatchObject({ status: 'needs-action', clientSecret: `secret-ref-${asked.orderId}` })
  expect(await outcome(buyer, provider)).toEqual(asked)
  expect(await outcome(buyer, provider, { method: null, paymentType: 'Student ID' })).toMatchObject({
    status: 'pending',
  })
  provider.faults = {}
  expect(await outcome(buyer, provider)).toMatchObject({ status: 'approved', orderId: asked.orderId })
  expect(await provider.charges()).toHaveLength(1)
})

test('a buyer who does not answer the bank gets the cart back', async () => {
  const buyer = await visit()
  provider.faults.authorise = 'needs-action'
  const asked = await outcome(buyer, provider)
  passTime(16 * 60_000)
  await resume()
  expect((await readOrder(payload, asked.orderId))?.status).toBe('declined')
  expect(await provider.charges('released')).toHaveLength(1)
  expect((await buyer.addPlan(shop.silver)).json.status).toBe('success')
})

test('a webhook and the answer settle an order once', async () => {
  const buyer = await visit()
  provider.faults.settle = 'lost'
  const pending = await outcome(buyer, provider)
  const charge = { status: 'approved', reference: `ref-${pending.orderId}`, card: null, savedMethod: null } as const
  const settled = await Promise.all(
    Array.from({ length: 20 }, () => settleOrder(payload, pending.orderId, charge, clock.now())),
  )
  expect(new Set(settled.map((one) => one?.status))).toEqual(new Set(['approved']))
  expect(await ledgerOf(pending.orderId)).toHaveLength(1)
  const late = await settleOrder(
    payload,
    pending.orderId,
    { status: 'declined', code: '12', reference: null },
    clock.now(),
  )
  expect(late?.status).toBe('approved')
  expect(await settleOrder(payload, 'f'.repeat(24), charge, clock.now())).toBeNull()
})

test('recovery finds a card whose answer was lost, and declines an order whose card never arrived', async () => {
  provider.faults.saveMethod = 'lost'
  const lost = await outcome(await subscriber(), provider)
  provider.faults.saveMethod = 'down'
  const down = await outcome(await subscriber(), provider)
  expect([lost.status, down.status]).toEqual(['pending', 'pending'])
  passTime(21_000)
  await resume()
  expect(await readOrder(payload, lost.orderId)).toMatchObject({
    status: 'approved',
    savedMethod: `saved-ref-${lost.orderId}`,
  })
  expect((await readOrder(payload, down.orderId))?.status).toBe('declined')
  expect(provider.calls).not.toContain('settle')
})

test('the bank may ask the buyer about a card to save, who answers or gets the cart back', async () => {
  provider.faults.saveMethod = 'needs-action'
  const [answering, silent] = [await subscriber(), await subscriber()]
  const asked = await outcome(answering, provider)
  expect(asked).toMatchObject({ status: 'needs-action', clientSecret: `secret-ref-${asked.orderId}` })
  const unanswered = await outcome(silent, provider)
  provider.faults = {}
  expect(await outcome(answering, provider)).toMatchObject({ status: 'approved', orderId: asked.orderId })
  passTime(16 * 60_000)
  await resume()
  expect((await readOrder(payload, unanswered.orderId))?.status).toBe('declined')
  expect((await silent.fetch()).items).toHaveLength(1)
  expect(provider.calls).not.toContain('release')
})

test('a card that arrives after its order was given up starts no subscription', async () => {
  provider.before = async (step) => {
    if (step !== 'saveMethod') return
    provider.before = async () => {}
    passTime(25_000)
    await resume()
  }
  const late = await outcome(await subscriber(), provider)
  expect(late.status).toBe('declined')
  expect(provider.calls).not.toContain('release')
  const where = { order: { equals: late.orderId } }
  expect(await payload.db.findOne({ collection: 'subscriptions', where })).toBeNull()
})

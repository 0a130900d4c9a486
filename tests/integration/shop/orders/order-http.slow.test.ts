import { sumPostings, type Posting } from '@/domain/shop/orders/ledger'
import { campusDateAt } from '@/domain/time/campus-time'
import { requestRefund } from '@/features/shop/checkout/orders/refund-order'
import { resumeOrders } from '@/features/shop/checkout/orders/resume-orders'
import { chargeSubscriptions } from '@/features/shop/subscriptions/charge-subscriptions'
import { clock } from '@/server/clock'
import { fieldsOf, idOf, rowsOf, textOf } from '@/server/database/stored-values'
import { reconcileDay } from '@/server/jobs/reconcile-payments'
import { getPaymentProvider } from '@/server/payments/get-provider'
import { createRandom, pick } from '../../../faults/figures'
import { makeShopWithAccounts, type Shop } from '../../../support/data/shop'
import { Shopper } from '../../../support/data/shopper'
import { closePayload, openPayload } from '../../../support/payload'
import { startV1Server, type HttpAnswer, type V1Server } from '../../../support/servers/start-v1-server'
import { laterPlanDates, rowsIn } from '../../../support/shop/checkout'
import { buyer, card, cardOrder, studentOrder } from '../../../support/shop/order-call'
import { bringBillForward } from '../../../support/shop/stored-sales'

const payload = await openPayload()
const provider = getPaymentProvider(payload)
const timeZone = 'America/Toronto'
let shop: Shop
let servers: [V1Server, V1Server]

beforeAll(async () => {
  shop = await makeShopWithAccounts(payload)
  servers = await Promise.all([startV1Server(), startV1Server()])
}, 120_000)
afterAll(async () => {
  await Promise.all(servers.map(({ kill }) => kill()))
  await closePayload()
})

/** A guest's cart with a plan, filled over HTTP. Returns its cookie. */
async function fillCart(server: V1Server, plan: string): Promise<string> {
  const { status, cookie } = await server.post('cart/add_meal_plan', { site_id: shop.site, meal_plan: plan })
  expect([status, cookie]).toEqual([200, expect.any(String)])
  return cookie ?? ''
}
const numbered = (number: string) => ({ ...cardOrder, card: { ...card, number } })
const submit = (server: V1Server, cookie: string, order: object): Promise<HttpAnswer> =>
  server.post('cart/create_cc_order', { site_id: shop.site, ...order }, cookie)
const charges = async () => {
  const { docs } = await payload.db.find<Record<string, unknown> & { id: string }>({
    collection: 'sandbox-payments',
    where: { and: [{ kind: { equals: 'charge' } }, { state: { equals: 'captured' } }] },
    pagination: false,
    limit: 0,
  })
  return docs
}

test('100 simultaneous submits over HTTP to two processes are one order and one charge, with 100 equal answers', async () => {
  const cookie = await fillCart(servers[0], shop.gold)
  const slow = numbered('4000000000000077') // the provider answers after two seconds
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) => submit(servers[at % 2] as V1Server, cookie, slow)),
  )
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(JSON.parse(answers[0]?.text ?? '')).toMatchObject({ order: { response: 'Approved', total: 2299.5 } })
  expect(await charges()).toMatchObject([{ amountCents: 229_950 }])
  expect(await rowsIn(payload, 'orders')).toMatchObject([{ paymentStatus: 'approved', totalCents: 229_950 }])
  expect(await rowsIn(payload, 'ledger-entries')).toHaveLength(1)
}, 60_000)

/** The subscriptions that pay a bill today: sold before, over v1. */
async function sellSubscriptions(count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    const customer = new Shopper(shop.site)
    const email = await customer.signUp()
    await customer.addPlan(shop.monthly, laterPlanDates(clock.now()))
    const { json } = await customer.call('cart/create_cc_order', {
      ...cardOrder,
      buyer: { ...buyer, email, confirm_email: email },
    })
    await bringBillForward(payload, String(fieldsOf(json.order).order_id), clock.now())
  }
}

test('after a random day of 1,000 operations through two processes, ledger and provider agree to the cent', async () => {
  const random = createRandom(20_261_125)
  const open: string[] = []
  const paid: { cookie: string; order: object; id: string }[] = []
  const done: Record<string, number> = {}
  await sellSubscriptions(10)

  const fill = async (server: V1Server) => {
    open.push(await fillCart(server, pick(random, [shop.gold, shop.silver])))
    return 'fill'
  }
  const order = async (server: V1Server) => {
    const [cookie] = open.splice(Math.floor(random() * open.length), 1)
    if (cookie === undefined) return fill(server)
    const email = `buyer-${paid.length}@example.com`
    const own = { ...buyer, email, confirm_email: email }
    const kind = pick(random, [
      '4242424242424242',
      '4242424242424242',
      '4000000000000002',
      '4000000000000093',
      'student',
    ])
    const sent =
      kind === 'student'
        ? { ...studentOrder, buyer: { ...own, student_id: 'S1234567' } }
        : { ...numbered(kind), buyer: own }
    const call = kind === 'student' ? 'cart/checkout' : 'cart/create_cc_order'
    const { status, text } = await server.post(call, { site_id: shop.site, ...sent }, cookie)
    const placed = fieldsOf(fieldsOf(JSON.parse(text)).order)
    if (status !== 200) return `refused with ${status}`
    if (placed.response === 'Approved') paid.push({ cookie, order: { ...sent, call }, id: String(placed.order_id) })
    else if (placed.response === 'Declined') open.push(cookie)
    return `order ${String(placed.response)}`
  }
  const repeat = async (server: V1Server) => {
    const again = paid[Math.floor(random() * paid.length)]
    if (!again) return fill(server)
    const { call, ...sent } = again.order as { call: string }
    const { text } = await server.post(call, { site_id: shop.site, ...sent }, again.cookie)
    expect(fieldsOf(fieldsOf(JSON.parse(text)).order).order_id).toBe(again.id)
    return 'repeated submit'
  }
  const refund = async () => {
    const one = paid[Math.floor(random() * paid.length)]
    if (!one) return 'nothing to refund'
    const wish = { amountCents: 1 + Math.floor(random() * 90_000), reason: 'Moved', cancels: random() < 0.1 }
    const staff = { email: 'staff@example.com', role: 'shopManager' }
    const result = await requestRefund(payload, { orderId: one.id, ...wish, staff }, clock.now(), provider)
    return result.ok ? 'refund' : `refund ${result.fault}`
  }
  const renew = async () => {
    await chargeSubscriptions(payload, clock.now(), provider)
    return 'renewals'
  }
  const work = async (server: V1Server, count: number) => {
    for (let at = 0; at < count; at++) {
      const draw = random()
      const name =
        at === count - 1
          ? await renew()
          : draw < 0.35
            ? await fill(server)
            : draw < 0.7
              ? await order(server)
              : draw < 0.8
                ? await repeat(server)
                : await refund()
      done[name] = (done[name] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: 8 }, (_, at) => work(servers[at % 2] as V1Server, 125)))

  expect(Object.values(done).reduce((sum, count) => sum + count, 0)).toBe(1_000)
  for (const name of ['order Approved', 'order Declined', 'repeated submit', 'refund'])
    expect([name, (done[name] ?? 0) > 20]).toEqual([name, true])
  expect(Object.keys(done).filter((name) => name.startsWith('refused'))).toEqual([])
  await resumeOrders(payload, clock.now(), { all: true, provider }) // those whose answer was lost
  await expectLedgerToAgree()
}, 240_000)

async function expectLedgerToAgree(): Promise<void> {
  const entries = (await rowsIn(payload, 'ledger-entries')).map((entry) => ({
    order: idOf(entry.order),
    kind: textOf(entry.kind),
    postings: rowsOf(entry.postings) as unknown as Posting[],
  }))
  for (const { postings } of entries) expect(sumPostings(postings)).toBe(0)
  const balances = new Map<string, number>()
  for (const { account, amountCents } of entries.flatMap(({ postings }) => postings))
    balances.set(account, (balances.get(account) ?? 0) + amountCents)
  expect([...balances.values()].reduce((sum, cents) => sum + cents, 0)).toBe(0)

  const orders = await rowsIn(payload, 'orders')
  expect(orders.filter(({ paymentStatus }) => paymentStatus === 'pending')).toEqual([])
  const collected = ['provider-clearing', 'student-accounts'].reduce((sum, name) => sum + (balances.get(name) ?? 0), 0)
  const isPaid = ({ paymentStatus }: Record<string, unknown>) =>
    !['pending', 'declined'].includes(String(paymentStatus))
  const renewals = entries.filter(({ kind }) => kind === 'renewal')
  expect(renewals).toHaveLength(10)
  const paidCents = orders
    .filter(isPaid)
    .reduce((sum, { totalCents, refundedCents }) => sum + Number(totalCents) - Number(refundedCents ?? 0), 0)
  expect(collected).toBe(paidCents + renewals.length * 34_492)

  const now = clock.now()
  const site = { id: shop.site, timeZone } as const
  const { differences, matched } = await reconcileDay(payload, site, campusDateAt(now, timeZone), provider, now)
  expect(differences).toEqual([])
  expect(matched).toBeGreaterThan(100)
}

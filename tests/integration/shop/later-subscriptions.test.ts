import { addMonths } from '@/domain/time/months'
import { chargeSubscriptions } from '@/features/shop/subscriptions/charge-subscriptions'
import { startSubscriptions } from '@/features/shop/subscriptions/start-subscriptions'
import { clock } from '@/server/clock'
import { fieldsOf, rowsOf } from '@/server/database/stored-values'
import { getPaymentProvider } from '@/server/payments/get-provider'
import { makeShopWithAccounts, type Shop } from '../../support/data/shop'
import { Shopper } from '../../support/data/shopper'
import { closePayload, openPayload } from '../../support/payload'
import { laterPlanDates, rowsIn } from '../../support/shop/checkout'
import { FakeProvider } from '../../support/shop/fake-provider'
import { card, cardOrder, studentOrder } from '../../support/shop/order-call'
import { ordering } from '../../support/shop/ordering'

const payload = await openPayload()
const firstDay = laterPlanDates(clock.now()).first_plan_date
let shop: Shop
let provider: FakeProvider
const { subscriber, outcome, refusal, ledgerOf } = ordering(payload, () => ({ shop, provider }))

beforeAll(async () => {
  shop = await makeShopWithAccounts(payload)
}, 60_000)
beforeEach(() => {
  provider = new FakeProvider(payload)
})
afterAll(closePayload)

const subscriptionsOf = async (orderId: unknown) =>
  (await rowsIn(payload, 'subscriptions', { order: { equals: String(orderId) } })).map(
    (row): Record<string, unknown> => ({ ...row, payments: rowsOf(row.payments) }),
  )
const payOn = (day: string) => chargeSubscriptions(payload, new Date(`${day}T18:00:00Z`), getPaymentProvider(payload))

test('[CUS-9.9] the card of a subscription that starts later pays its first bill on the day of the bill', async () => {
  const buyer = await subscriber()
  const said = fieldsOf((await buyer.fetch()).items[0]?.later_charge)
  const payments = Number(said.payments)
  const order = { ...cardOrder, cart_later: Number(said.amount) * payments }
  const other = await buyer.call('cart/create_cc_order', { ...order, cart_later: 1 })
  expect(other.msg).toBe('Your cart has changed. Check it, then place your order again.')
  const { json } = await buyer.call('cart/create_cc_order', order)
  expect(json).toMatchObject({ order: { response: 'Approved', total: 0 } })
  const { order_id: orderId } = fieldsOf(json.order)
  expect(await subscriptionsOf(orderId)).toMatchObject([
    { provider: 'sandbox', cardType: 'Visa', cardLastFour: '4242', nextBillDate: firstDay, payments: [] },
  ])
  await payOn(firstDay)
  const [subscription] = await subscriptionsOf(orderId)
  expect(rowsOf(subscription?.payments)).toMatchObject([{ amountCents: 34_492, result: 'Approved' }])
  expect(subscription?.nextBillDate).toBe(addMonths(firstDay, 1))
  // the cart has said when and what is charged, and how often
  expect(said).toEqual({
    ...{ from: firstDay, until: addMonths(firstDay, payments - 1), frequency: 'monthly', payments },
    ...{ amount: 344.92, is_taxed: true },
  })
  for (let month = 1; month <= payments; month++) await payOn(addMonths(firstDay, month))
  const [paid] = await subscriptionsOf(orderId)
  expect(rowsOf(paid?.payments).map(({ amountCents }) => amountCents)).toEqual(Array(payments).fill(34_492))
  expect(paid?.nextBillDate).toBeNull()
})

test('[CUS-9.9] the later payments are those that the cart said, whatever staff change before the order is settled', async () => {
  const { orderId } = await outcome(await subscriber(), provider)
  const [before] = await subscriptionsOf(orderId)
  await payload.db.deleteMany({ collection: 'subscriptions', where: { order: { equals: orderId } } })
  const where = { site: { equals: shop.site } }
  const tax = (taxMilliPercent: number) =>
    payload.update({ collection: 'order-form-settings', where, data: { taxMilliPercent }, overrideAccess: true })
  await tax(0)
  await startSubscriptions(payload, orderId, clock.now())
  await tax(5_000)
  const prices = { priceCents: 30_000, federalTaxCents: 1_500, provincialTaxCents: 2_992 }
  expect([before, ...(await subscriptionsOf(orderId))]).toMatchObject([prices, prices])
})

test('a subscription that starts later is not ordered without a card, nor with one that is declined', async () => {
  const buyer = await subscriber()
  const noCard = { ...cardOrder, card: undefined, billing: undefined }
  expect((await buyer.call('cart/create_cc_order', noCard)).json).toMatchObject({ field: 'card.number' })
  const declined = { ...cardOrder, card: { ...card, number: '4000000000000002' } }
  expect((await buyer.call('cart/create_cc_order', declined)).json).toMatchObject({ order: { response: 'Declined' } })
  expect((await buyer.fetch()).items).toHaveLength(1)
  expect((await buyer.call('cart/create_cc_order', cardOrder)).json).toMatchObject({ order: { response: 'Approved' } })
})

test('the student ID pays a subscription that starts later without a card', async () => {
  const buyer = await subscriber()
  const { json } = await buyer.call('cart/checkout', studentOrder)
  expect(json).toMatchObject({ order: { response: 'Approved', total: 0 } })
  expect(await subscriptionsOf(fieldsOf(json.order).order_id)).toMatchObject([{ provider: null, savedMethod: null }])
})

test('[CUS-9.9] a subscription that starts later costs nothing today and saves the card for its first bill', async () => {
  const approved = await outcome(await subscriber(), provider)
  expect(approved).toMatchObject({ status: 'approved', totalCents: 0 })
  expect(provider.calls).toEqual(['saveMethod'])
  expect(await ledgerOf(approved.orderId)).toEqual([])
  const stored = fieldsOf(
    await payload.db.findOne({ collection: 'orders', where: { id: { equals: approved.orderId } } }),
  )
  expect(stored.items).toMatchObject([{ subscription: true, firstPlanDate: firstDay, beforePromoPriceCents: 30_000 }])
  const card = { provider: 'sandbox', savedMethod: `saved-ref-${approved.orderId}`, cardLastFour: '4242' }
  expect(stored).toMatchObject(card)
  const subscription = await payload.db.findOne({
    collection: 'subscriptions',
    where: { order: { equals: approved.orderId } },
  })
  expect(subscription).toMatchObject({ ...card, nextBillDate: firstDay })
})

test('a subscription needs an account, and dates that can still be chosen', async () => {
  const buyer = new Shopper(shop.site)
  const email = await buyer.signUp()
  await buyer.addPlan(shop.monthly, laterPlanDates(clock.now()))
  const [cart] = (await rowsIn(payload, 'carts')).filter(({ customer }) => customer === buyer.customerId)
  const lines = rowsOf(fieldsOf(cart?.contents).lines).map((line) => ({ ...line, firstPlanDate: '2025-02-01' }))
  await payload.db.updateOne({ collection: 'carts', id: String(cart?.id), data: { contents: { lines } } })
  expect(await refusal(buyer, provider)).toBe('bad-subscription-start')
  expect(email).toBeTruthy()
})

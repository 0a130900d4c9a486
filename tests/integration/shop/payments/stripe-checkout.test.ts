import { jest } from '@jest/globals'
import Stripe from 'stripe'
import { POST } from '@/app/webhooks/payments/[provider]/route'
import { getPaymentProvider } from '@/server/payments/get-provider'
import { localizedCreator } from '@/server/database/write-localized'
import { both, makeCampus } from '../../../support/data/campus'
import { makeShop, type Shop } from '../../../support/data/shop'
import { Shopper } from '../../../support/data/shopper'
import { closePayload, openPayload } from '../../../support/payload'
import { startStripeServer, type StripeFault } from '../../../support/servers/stripe/stripe-server'
import { rowsIn, submit } from '../../../support/shop/checkout'

const secret = 'sk_test_of_these_tests'
const webhookSecret = 'whsec_of_these_tests'
const server = await startStripeServer(secret)
Object.assign(process.env, {
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: secret,
  STRIPE_PUBLISHABLE_KEY: 'pk_test_of_these_tests',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: server.url,
})
const payload = await openPayload()
const { hostname: host, port } = new URL(server.url)
const stripe = new Stripe(secret, { host, port, protocol: 'http' })
const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined) // the outages that the tests make
let shop: Shop

beforeAll(async () => {
  const { site } = await makeCampus(payload, 'northgate')
  shop = await makeShop(payload, site)
}, 60_000)
beforeEach(() => {
  server.setFaults(() => null)
  server.calls.length = 0
})
afterAll(async () => {
  server.close()
  await closePayload()
})

const failAt = (end: string, fault: StripeFault) => server.setFaults((call) => (call.endsWith(end) ? fault : null))

/** A buyer with a plan in the cart who submits it with a card, as often as the returned function is called. */
async function checkout(card: string) {
  const buyer = new Shopper(shop.site)
  await buyer.addPlan(shop.gold)
  const { id: token } = await stripe.testHelpers.confirmationTokens.create({ payment_method: card })
  const method = { kind: 'token', token, wallet: null } as const
  return async () => {
    const result = await submit(buyer, getPaymentProvider(payload), { method })
    if (!result.ok) throw new Error(result.refusal.code)
    return result.value
  }
}
const intentOf = (orderId: string) => {
  const intent = [...server.state.intents.values()].find(({ metadata }) => metadata.order_id === orderId)
  if (!intent) throw new Error('No intent')
  return { ...intent }
}
let serial = 0
/** A webhook as Stripe sends and signs it. */
function webhook(type: string, object: object, id = `evt_${(serial += 1)}`) {
  const body = JSON.stringify({ id, object: 'event', type, data: { object } })
  return { body, signature: stripe.webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret }) }
}
const deliver = async ({ body, signature }: { body: string; signature: string }) => {
  const headers = { 'stripe-signature': signature }
  const request = new Request('http://localhost/webhooks/payments/stripe', { method: 'POST', headers, body })
  return (await POST(request, { params: Promise.resolve({ provider: 'stripe' }) })).status
}
const orderRow = async (id: string) => (await rowsIn(payload, 'orders')).find((row) => row.id === id)
const entriesOf = async (id: string) =>
  (await rowsIn(payload, 'ledger-entries')).filter(({ key }) => key === `sale:${id}`)

test('an order is paid through Stripe without a card number in traffic, log and database', async () => {
  const submitOnce = await checkout('pm_card_visa')
  const order = await submitOnce()
  expect(order.status).toBe('approved')
  expect(await submitOnce()).toEqual(order)
  expect(intentOf(order.orderId)).toMatchObject({ status: 'succeeded', amount: order.totalCents })
  expect(await orderRow(order.orderId)).toMatchObject({ provider: 'stripe', cardType: 'Visa', cardLastFour: '4242' })
  const number = /(?<![0-9a-f])\d{13,19}(?![0-9a-f])/
  expect(JSON.stringify(server.calls)).not.toMatch(number)
  expect(JSON.stringify(logged.mock.calls)).not.toMatch(number)
  expect(JSON.stringify(await rowsIn(payload, 'orders'))).not.toMatch(number)
})

test('a webhook settles the order whose answer was lost, once of twenty', async () => {
  const submitOnce = await checkout('pm_card_visa')
  failAt('/capture', 'lost')
  const order = await submitOnce()
  expect(order.status).toBe('pending')
  server.setFaults(() => null)
  const event = webhook('payment_intent.succeeded', intentOf(order.orderId))
  const statuses = await Promise.all(Array.from({ length: 20 }, () => deliver(event)))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await orderRow(order.orderId)).toMatchObject({ paymentStatus: 'approved', cardLastFour: '4242' })
  expect(await entriesOf(order.orderId)).toHaveLength(1)
  expect((await submitOnce()).status).toBe('approved')
}, 60_000)

test('webhooks that arrive out of order leave a paid order paid', async () => {
  const order = await (await checkout('pm_card_visa'))()
  const now = intentOf(order.orderId)
  const old = { ...now, status: 'requires_payment_method', last_payment_error: { code: 'card_declined' } }
  for (const [type, object] of [
    ['payment_intent.succeeded', now],
    ['payment_intent.payment_failed', old],
    ['payment_intent.amount_capturable_updated', { ...now, status: 'requires_capture' }],
  ] as const)
    expect(await deliver(webhook(type, object))).toBe(200)
  expect(await orderRow(order.orderId)).toMatchObject({ paymentStatus: 'approved' })
  expect(await entriesOf(order.orderId)).toHaveLength(1)
})

test('a webhook is sent again when Stripe does not answer the question about it', async () => {
  const order = await (await checkout('pm_card_visa'))()
  const event = webhook('payment_intent.succeeded', intentOf(order.orderId))
  server.setFaults(() => 503)
  expect(await deliver(event)).toBe(500)
  server.setFaults(() => null)
  expect(await deliver(event)).toBe(200)
}, 60_000)

test('a buyer who does not confirm is declined by the webhook', async () => {
  const asked = await (await checkout('pm_card_authenticationRequired'))()
  server.authenticate(intentOf(asked.orderId).id, false)
  expect(await deliver(webhook('payment_intent.payment_failed', intentOf(asked.orderId)))).toBe(200)
  expect(await orderRow(asked.orderId)).toMatchObject({ paymentStatus: 'declined' })
  expect(await entriesOf(asked.orderId)).toEqual([])
})

test('Stripe offers no installments, and a submitted card number goes nowhere', async () => {
  await payload.update({
    collection: 'order-form-settings',
    where: { site: { equals: shop.site } },
    data: { paymentTypes: ['Student ID', 'Credit card', 'ApplePay', 'installments'] },
    overrideAccess: true, // test data
  })
  const buyer = new Shopper(shop.site)
  const { cart } = await buyer.addPlan(shop.gold)
  expect(cart.payment_types).toEqual(['Student ID', 'Credit card', 'ApplePay'])
  const number = '4242424242424242'
  const card = { kind: 'card', number, expires: '12/39', securityCode: '123', firstName: 'A', lastName: 'B' } as const
  expect(await submit(buyer, getPaymentProvider(payload), { method: card })).toMatchObject({
    refusal: { code: 'payment-type-not-offered' },
  })
  expect(server.calls).toEqual([])
  expect(JSON.stringify(await rowsIn(payload, 'orders'))).not.toContain(number)
})

test('the card of a subscription is replaced with a token, after the bank has asked the customer', async () => {
  const buyer = new Shopper(shop.site)
  await payload.update({ collection: 'sites', id: shop.site, data: { customerLogin: true }, overrideAccess: true }) // test data
  await buyer.signUp()
  const { id } = await localizedCreator(payload)('subscriptions', {
    ...{ site: shop.site, customer: buyer.customerId, name: both('Plan', 'Forfait'), itemKey: 'order:1' },
    ...{ nextBillDate: '2049-01-01', priceCents: 100, provider: 'stripe', savedMethod: 'cus_old/pm_old' },
  } as never)
  const { id: token } = await stripe.testHelpers.confirmationTokens.create({
    payment_method: 'pm_card_authenticationRequired',
  })
  const body = { subscription_id: id, attempt: 'a'.repeat(24), token }
  const replace = async () => (await buyer.call('customer/replace_subscription_card', body)).json
  const asked = await replace()
  expect(asked).toMatchObject({ card: { response: 'Action required' }, client_secret: expect.stringMatching(/^seti_/) })
  const [setup] = [...server.state.setups.values()].filter(({ status }) => status === 'requires_action')
  server.authenticate(setup?.id ?? '', true)
  expect(await replace()).toMatchObject({ card: { response: 'Approved' }, client_secret: null })
  const row = await payload.db.findOne({ collection: 'subscriptions', where: { id: { equals: id } } })
  expect(row).toMatchObject({ savedMethod: `${setup?.customer}/${setup?.payment_method}` })
  const number = { subscription_id: id, card: { number: '4242424242424242' } }
  expect((await buyer.call('customer/replace_subscription_card', number)).msg).toContain('does not take card numbers')
})

import { Ajv2020 } from 'ajv/dist/2020.js'
import * as purchases from '@/contract/account/purchases'
import * as checkout from '@/contract/shop/checkout'
import { fieldsOf } from '@/server/database/stored-values'
import { writeExample } from '@/v1/docs/write-examples'
import { endpoints } from '@/v1/endpoints'
import { isExecuted } from '@/v1/engine/endpoint'
import { buildOpenApiDocument } from '@/v1/engine/openapi'
import { makeCampus } from '../../../support/data/campus'
import { makeShop, type Shop } from '../../../support/data/shop'
import { Shopper } from '../../../support/data/shopper'
import { closePayload, openPayload } from '../../../support/payload'
import { cardOrder } from '../../../support/shop/order-call'

const payload = await openPayload()
const overrideAccess = true // test data
let shop: Shop
const saveSite = (data: object) => payload.update({ collection: 'sites', id: shop.site, data, overrideAccess })
const read = (visitor: Shopper, path: string, data: object = {}, locale: 'en' | 'fr' = 'en') =>
  visitor.call(path, data, { method: 'GET', locale })

beforeAll(async () => {
  const { site } = await makeCampus(payload, 'northgate')
  shop = await makeShop(payload, site)
  await saveSite({ customerLogin: true, installments: true, mealPlanSubscriptions: true })
}, 60_000)
afterAll(closePayload)

describe('sites/installments', () => {
  const plansFor = async (amount: string, more: object = {}) => {
    const { json } = await new Shopper(shop.site).call('sites/installments', { amount, ...more })
    return checkout.installmentsResponse.parse(json).installments
  }

  test('[CUS-3.14] [CUS-7.36] lists plans with their cost in cents, their rate and their terms', async () => {
    const [three, six, ...others] = await plansFor('300', { pan: '4242424242424242', exp: '12/49' })
    expect(others).toEqual([])
    expect(three).toMatchObject({ PlanId: 'sandbox-3', NumInstallments: 3, Apr: 0, TotalPlanCost: 30_000 })
    expect(six).toMatchObject({ PlanId: 'sandbox-6', NumInstallments: 6, Apr: 799 })
    expect(six?.Tac.TacDetails.map(({ LanguageCode, Text }) => [LanguageCode, Text.length > 10])).toEqual([
      ['en', true],
      ['fr', true],
    ])
  })

  test('[CUS-9.10] [CUS-8.10] lists none below 250 dollars, and none of more than six installments', async () => {
    expect(await plansFor('249.99')).toEqual([])
    const counts = (await plansFor('250.00')).map(({ NumInstallments }) => NumInstallments)
    expect(counts).toEqual([3, 6])
    await saveSite({ installments: false })
    expect(await plansFor('300')).toEqual([])
    await saveSite({ installments: true })
  })

  test('a card number in the address is refused in both languages, and an amount is needed', async () => {
    const visitor = new Shopper(shop.site)
    const numbers = { amount: '300', pan: '4242424242424242', exp: '12/49' }
    const [english, french] = [
      await read(visitor, 'sites/installments', numbers),
      await read(visitor, 'sites/installments', numbers, 'fr'),
    ]
    expect(english.json).toEqual({
      status: 'error',
      msg: 'Send card numbers with POST, in the body. Addresses are logged.',
    })
    expect(french.msg).toBe('Envoyez les numéros de carte avec POST, dans le corps. Les adresses sont consignées.')
    expect((await read(visitor, 'sites/installments', { exp: '12/49', amount: '300' })).msg).toBe(english.msg)
    expect((await read(visitor, 'sites/installments')).msg).toBe('Missing parameter: amount.')
    checkout.installmentsResponse.parse((await read(visitor, 'sites/installments', { amount: '300' })).json)
  })
})

test('[CUS-7.37] preload and preload_gpay return what the provider’s script needs', async () => {
  const visitor = new Shopper(shop.site)
  const apple = checkout.preloadResponse.parse((await read(visitor, 'orderform/preload', { amount: '10' })).json)
  expect(apple.preload).toMatchObject({ provider: 'sandbox', publishable_key: null })
  const google = await read(visitor, 'orderform/preload_gpay', { amount: '10' })
  expect(checkout.walletPreloadResponse.parse(google.json).order_id).toMatch(/^[0-9a-f]{24}$/)
  expect((await read(visitor, 'orderform/preload')).msg).toBe('Missing parameter: amount.')
})

describe('a customer’s own data', () => {
  let owner: Shopper
  let stranger: Shopper
  beforeAll(async () => {
    owner = new Shopper(shop.site)
    stranger = new Shopper(shop.site)
    await owner.signUp()
    await stranger.signUp()
    await owner.addPlan(shop.gold)
    await owner.call('cart/create_cc_order', cardOrder)
  })

  test('[CUS-7.10] orders lists their date, number, total and payment type', async () => {
    const { orders } = purchases.ordersResponse.parse((await read(owner, 'customer/orders')).json)
    expect(orders).toMatchObject([{ total: 2299.5, payment_type: 'Credit card', status: null }])
  })

  test('[CUS-7.11] subscriptions lists the dates, the item and the payments', async () => {
    const { json } = await owner.call('customer/subscriptions')
    expect(purchases.subscriptionsResponse.parse(json).subscriptions).toEqual([])
    await payload.create({
      collection: 'subscriptions',
      data: {
        site: shop.site,
        customer: owner.customerId,
        name: 'Monthly',
        priceCents: 30_000,
        frequency: 'monthly',
        start: '2026-12-01',
        end: '2027-04-01',
        payments: [{ amountCents: 34_492, result: '0', createdAt: '2026-12-01T05:00:00.000Z' }],
      } as never,
      overrideAccess,
    })
    const stored = purchases.subscriptionsResponse.parse((await owner.call('customer/subscriptions')).json)
    expect(stored.subscriptions).toMatchObject([
      {
        start: '2026-12-01',
        end: '2027-04-01',
        canceled: false,
        canceled_at: null,
        item: { name: 'Monthly', price: 300 },
        payments: [{ amt: 344.92, result: '0' }],
      },
    ])
  })

  test('[CUS-7.3] info returns the account, and the allergen card where the site has one', async () => {
    const info = async () => purchases.customerInfoResponse.parse((await read(owner, 'customer/info')).json)
    expect(await info()).toMatchObject({ customer: { id: owner.customerId }, allergen_card: null })
    await saveSite({ allergenCard: true })
    await owner.call('customer/update_allergen_profile', { custom_allergens: 'Celery', carries_epinephrine: true })
    expect((await info()).allergen_card).toMatchObject({ custom_allergens: ['Celery'], carries_epinephrine: true })
  })

  test.each(['customer/orders', 'customer/info', 'customer/subscriptions'])(
    '[V1-14.3] %s answers to the session alone',
    async (path) => {
      const method = path === 'customer/subscriptions' ? 'POST' : 'GET'
      const id = { customer_id: owner.customerId }
      expect((await new Shopper(shop.site).call(path, id, { method })).status).toBe(401)
      expect((await stranger.call(path, id, { method })).status).toBe(403)
      expect((await owner.call(path, id, { method })).status).toBe(200)
      expect((await owner.call(path, {}, { method, isForeign: true })).status).toBe(401)
    },
  )
})

test('[V1-14.10] the documentation’s example of each order call fits its schema, in both languages', () => {
  const examples = new Map(
    endpoints.map((endpoint) => {
      const { required = {}, optional = {} } = (isExecuted(endpoint) && writeExample(endpoint)) || {}
      const values = Object.entries({ ...required, ...optional }).map(([name, value]) => [name, value ?? 'id'])
      return [endpoint, { values: Object.fromEntries(values), required: Object.keys(required) }] as const
    }),
  )
  const ajv = new Ajv2020({ strict: false })
  for (const locale of ['en', 'fr'] as const) {
    const subjects = { all: endpoints }
    const document = buildOpenApiDocument({ subjects, examples, samples: new Map(), serverUrl: '', locale })
    for (const path of ['/cart/checkout', '/cart/create_cc_order', '/sites/installments', '/customer/subscriptions']) {
      const operation = fieldsOf(document.paths[path]?.post)
      const { schema, example } = fieldsOf(fieldsOf(fieldsOf(operation.requestBody).content)['application/json'])
      const validate = ajv.compile(schema as object)
      expect([path, validate(example), validate.errors]).toEqual([path, true, null])
      for (const [name, property] of Object.entries(fieldsOf(fieldsOf(schema).properties)))
        expect([path, name, fieldsOf(property).description]).toEqual([path, name, expect.stringMatching(/./)])
    }
  }
})

import { Ajv2020 } from 'ajv/dist/2020.js'
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

  test('[CUS-3.14] lists plans with their cost in cents, their rate and their terms', async () => {
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
    }
  }
})

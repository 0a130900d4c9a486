/** @both-databases */
import { describeReceipt } from '@/domain/shop/receipts/describe-receipt'
import { readReceipt } from '@/features/shop/receipts/read-receipt'
import { receiptMessages } from '@/i18n/receipt-messages'
import { makeShopWithAccounts, type Shop } from '../../../support/data/shop'
import { updateDocument } from '../../../support/data/update-document'
import { closePayload, openPayload } from '../../../support/payload'
import { rowsIn, siteOf } from '../../../support/shop/checkout'
import { FakeProvider } from '../../../support/shop/fake-provider'
import { ordering } from '../../../support/shop/ordering'

const payload = await openPayload()
let shop: Shop
const provider = new FakeProvider(payload)
const { visit, outcome } = ordering(payload, () => ({ shop, provider }))

const saveSite = (data: object) => updateDocument(payload, 'sites', shop.site, data)
const savePlan = (data: object) => updateDocument(payload, 'meal-plans', shop.gold, data)

beforeAll(async () => {
  shop = await makeShopWithAccounts(payload)
  const [form] = await rowsIn(payload, 'order-form-settings', { site: { equals: shop.site } })
  const paymentTypes = ['Credit card', 'installments']
  await updateDocument(payload, 'order-form-settings', String(form?.id), { paymentTypes })
  await saveSite({
    installments: true,
    ...{ sellerName: 'Tables inc.', federalTaxNumber: '12345 RT0001', provincialTaxNumber: '98765 TQ0001' },
    address: { street: '1, rue du Campus', city: 'Québec', state: 'Quebec', zipCode: 'G1A 0A2' },
  })
  await savePlan({ mealAllowance: 'week', meals: 19, startDate: '2026-09-01', endDate: '2099-12-20' })
}, 60_000)
afterAll(closePayload)

test('a receipt shows what was stored with the order, whatever the plan and the site say later', async () => {
  const plan = { planId: 'sandbox-3', name: '3', frequency: 'Monthly', count: 3, aprBps: 0, totalCents: 229_950 }
  provider.listInstallments = async () => [{ ...plan, terms: { en: 'Terms', fr: 'Conditions' } }]
  const { orderId } = await outcome(await visit(), provider, {
    paymentType: 'installments',
    installmentPlanId: plan.planId,
  })
  const read = async () => readReceipt(payload, orderId, await siteOf(shop.site))
  const before = await read()
  if (!before) throw new Error('No receipt')
  const { seller, items, totals, installments } = describeReceipt(before, 'en', receiptMessages('en'))
  expect(seller).toEqual(
    expect.arrayContaining(['Tables inc.', 'GST number: 12345 RT0001', 'QST number: 98765 TQ0001']),
  )
  expect(items[0]?.details).toEqual(['19 meals a week', 'Valid from September 1, 2026 to December 20, 2099'])
  expect(totals.map(({ label }) => label)).toEqual(['Subtotal', 'GST (5%)', 'QST (9.975%)', 'Total'])
  expect(installments?.rows[0]?.value).toBe('3 monthly payments of $766.50')

  await saveSite({ sellerName: 'Others inc.', federalTaxNumber: null, address: { state: 'Ontario' } })
  await savePlan({ meals: 7, endDate: '2099-11-01', priceCents: 1 })
  expect(await read()).toEqual(before)
  await savePlan({ meals: 19, endDate: '2099-12-20', priceCents: 200_000 })
})

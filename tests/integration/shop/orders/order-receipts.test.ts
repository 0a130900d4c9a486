/** @both-databases */

import { GET } from '@/app/receipts/[order]/route'
import { describeReceipt } from '@/domain/shop/receipts/describe-receipt'
import type { CartVisitor } from '@/features/shop/cart/cart-visitor'
import { readLinkedOrder, readVisitorOrder } from '@/features/shop/orders/read-shown-order'
import { readReceipt } from '@/features/shop/receipts/read-receipt'
import { receiptMessages } from '@/i18n/site-messages'
import { rowsOf } from '@/server/database/stored-values'
import { makeShopWithAccounts, type Shop } from '../../../support/data/shop'
import { Shopper } from '../../../support/data/shopper'
import { updateDocument } from '../../../support/data/update-document'
import { closePayload, openPayload } from '../../../support/payload'
import { orderRequest, rowsIn, siteOf, visitorOf } from '../../../support/shop/checkout'
import { FakeProvider } from '../../../support/shop/fake-provider'
import { ordering } from '../../../support/shop/ordering'

const payload = await openPayload()
let shop: Shop
const provider = new FakeProvider(payload)
const { visit, outcome } = ordering(payload, () => ({ shop, provider }))

const download = async (name: string, cookie = '') =>
  (
    await GET(new Request(`http://localhost/receipts/${name}`, { headers: { cookie } }), {
      params: Promise.resolve({ order: name }),
    })
  ).status
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
  await savePlan({ meals: 7, endDate: '2099-11-01' })
  expect(await read()).toEqual(before)
  await savePlan({ meals: 19, endDate: '2099-12-20' })
})

test('[CUS-2.5] the page after an order shows it to the browser or the session that placed it, and to nobody else', async () => {
  const site = await siteOf(shop.site)
  const shownTo = async (visitor: CartVisitor) => (await readVisitorOrder(site, visitor))?.receipt.id ?? null
  const [guest, customer] = [await visit(), new Shopper(shop.site)]
  const { orderId } = await outcome(guest, provider)
  await customer.signUp()
  await customer.addPlan(shop.gold)
  const { orderId: ofCustomer } = await outcome(customer, provider)
  expect(await shownTo(visitorOf(guest))).toBe(orderId)
  expect(await shownTo(visitorOf(customer))).toBe(ofCustomer)
  expect(await shownTo({ secret: null, customerId: null })).toBeNull()
  expect(await shownTo(visitorOf(await visit()))).toBeNull()
  await guest.addPlan(shop.gold)
  expect(await shownTo(visitorOf(guest))).toBeNull() // a new cart has begun
  const refusing = new FakeProvider(payload)
  refusing.faults.authorise = 'decline'
  expect((await outcome(guest, refusing)).status).toBe('declined')
  expect(await shownTo(visitorOf(guest))).toBeNull()
})

test('the mail of a guest has a private link, which opens this order and its PDF; a forged one opens nothing', async () => {
  const { orderId } = await outcome(await visit(), provider, { locale: 'en' })
  const { orderId: another } = await outcome(await visit(), provider)
  const [mail] = await rowsIn(payload, 'sent-mails', { order: { equals: orderId } })
  expect(mail?.text).not.toMatch(/account/i)
  const token = /\/northgate\/order-complete\/(\S+)/.exec(String(mail?.text))?.[1] ?? ''
  const site = await siteOf(shop.site)
  expect((await readLinkedOrder(site, token))?.receipt.id).toBe(orderId)
  expect(await readLinkedOrder({ ...site, id: '0'.repeat(24) }, token)).toBeNull()
  expect(await download(token)).toBe(200)
  for (const forged of ['', orderId, token.replace(orderId, another), `${token.slice(0, -1)}-`, `${token}x`]) {
    expect(await readLinkedOrder(site, forged)).toBeNull()
    expect(await download(forged)).toBe(404)
  }
})

test('an order with the email of an account is in the account once its owner has confirmed the email', async () => {
  const [owner, other] = [new Shopper(shop.site), new Shopper(shop.site)]
  const email = await owner.signUp()
  await other.signUp()
  const buyer = { ...orderRequest().buyer, email: email.toUpperCase() }
  const { orderId, no } = await outcome(await visit(), provider, { buyer })
  const seenBy = async (shopper: Shopper) => [
    rowsOf((await shopper.call('customer/orders', {}, { method: 'GET' })).json.orders).map((order) => order.no),
    await download(orderId, shopper.cookie),
  ]
  const confirm = ({ customerId }: Shopper) =>
    payload.db.updateOne({
      collection: 'customers',
      id: customerId ?? '',
      data: { emailVerifiedAt: new Date(0).toISOString() },
      returning: false,
    })
  expect(await seenBy(owner)).toEqual([[], 404])
  await confirm(owner)
  await confirm(other)
  expect(await seenBy(owner)).toEqual([[no], 200])
  expect(await seenBy(other)).toEqual([[], 404])
})

import { announceRefunds, announceCancellations } from '@/features/shop/register-shop-jobs'
import { clock } from '@/server/clock'
import { fieldsOf, textOf } from '@/server/database/stored-values'
import { makeCampus, type Campus } from '../../support/data/campus'
import { makeShop, type Shop } from '../../support/data/shop'
import { findTexts } from '../../support/data/find-texts'
import { Shopper } from '../../support/data/shopper'
import { makePerson } from '../../support/data/staff'
import { closePayload, openPayload } from '../../support/payload'
import { laterPlanDates, rowsIn } from '../../support/shop/checkout'
import { buyer, cardOrder } from '../../support/shop/order-call'
import { signInToStudio } from '../../support/studio/studio-api'

const payload = await openPayload()
const email = 'zephirine.quackenbush@example.org'
const person = {
  ...buyer,
  first_name: 'Zéphirine',
  last_name: 'Quackenbush',
  email,
  confirm_email: email,
  student_id: 'QZX98765',
  phone_number: '(418) 555 - 0199',
  address: '77 Introuvable Road',
}
const personal = [
  ...['zéphirine', 'quackenbush', 'qzx98765', '5550199', '555-0199', '555 - 0199', 'introuvable', 'théodule'],
]
const overrideAccess = true // test data
let campus: Campus
let shop: Shop

beforeAll(async () => {
  campus = await makeCampus(payload, 'northgate')
  const data = { customerLogin: true, mealPlanSubscriptions: true }
  await payload.update({ collection: 'sites', id: campus.site, data, overrideAccess })
  shop = await makeShop(payload, campus.site)
}, 60_000)
afterAll(closePayload)

async function buy(visitor: Shopper, plan: string, over: object = {}, dates: object = {}): Promise<string> {
  await visitor.addPlan(plan, dates)
  const { json } = await visitor.call('cart/create_cc_order', { ...cardOrder, buyer: person, ...over })
  expect(json).toMatchObject({ order: { response: 'Approved' } })
  return String(fieldsOf(json.order).order_id)
}

test('nothing names the customer of a deleted account, and what accounting needs is still there', async () => {
  const { db } = payload
  const visitor = new Shopper(campus.site)
  await visitor.signUp(email)
  const customer = String(visitor.customerId)
  const names = { firstName: 'Zéphirine', lastName: 'Quackenbush', phone: '4185550199', address: '77 Introuvable Road' }
  await payload.update({ collection: 'customers', id: customer, data: names, overrideAccess })
  const profile = { site: campus.site, customer, contactName: 'Théodule', contactNumber: '418-555-0199' }
  await payload.create({ collection: 'dietary-profiles', data: profile as never, overrideAccess })
  const bought = [
    await buy(visitor, shop.gold),
    await buy(visitor, shop.monthly, {}, laterPlanDates(clock.now())),
    await buy(new Shopper(campus.site), shop.silver, {
      buyer: { ...person, email: email.toUpperCase(), confirm_email: email.toUpperCase() },
    }),
  ]
  await visitor.addPlan(shop.silver)
  const other = new Shopper(campus.site)
  const others = await buy(other, shop.gold, {
    buyer: { ...buyer, email: 'other@example.org', confirm_email: 'other@example.org' },
  })
  const mailsBefore = await rowsIn(payload, 'sent-mails')
  expect(mailsBefore).toHaveLength(4)
  const sent = mailsBefore.find(({ key }) => key === `receipt:${bought[0]}`)?.id ?? ''
  await db.updateOne({ collection: 'sent-mails', id: sent, data: { state: 'sent' }, returning: false })
  const ledgerBefore = await rowsIn(payload, 'ledger-entries')
  expect(new Set((await findTexts(payload, personal)).map((each) => each.split(':')[0]))).toEqual(
    new Set(['customers', 'dietary-profiles', 'dietary-profiles, versions', 'orders', 'sent-mails']),
  )

  const manager = await signInToStudio(payload, await makePerson(payload, 'siteManager', [campus.site]))
  expect((await manager('DELETE', `customers/${customer}`)).status).toBe(200)
  await announceCancellations(payload, clock.now()) // the jobs write no mail about it
  await announceRefunds(payload, clock.now())

  expect(await findTexts(payload, personal)).toEqual([])
  const orders = new Map((await rowsIn(payload, 'orders')).map((order) => [order.id, order]))
  expect(bought.map((id) => orders.get(id))).toMatchObject(
    [229_950, 0, 114_976].map((totalCents) => ({
      totalCents,
      customer: null,
      paymentStatus: 'approved',
      no: expect.any(String),
      buyer: { isParent: false },
      cardLastFour: '4242',
      paymentReference: expect.any(String),
    })),
  )
  expect(await rowsIn(payload, 'ledger-entries')).toEqual(ledgerBefore)
  expect(await rowsIn(payload, 'subscriptions')).toMatchObject([{ canceled: true, customer: null }])
  const mails = new Map((await rowsIn(payload, 'sent-mails')).map((mail) => [String(mail.key), mail]))
  expect([...mails.keys()].sort()).toEqual(mailsBefore.map(({ key }) => String(key)).sort())
  expect(bought.map((id) => mails.get(`receipt:${id}`)?.state)).toEqual(['sent', 'failed', 'failed'])
  expect(bought.map((id) => textOf(mails.get(`receipt:${id}`)?.to))).toEqual([null, null, null])
  expect(mails.get(`receipt:${others}`)).toMatchObject({ to: 'other@example.org', state: 'queued' })
  expect(fieldsOf(orders.get(others)?.buyer)).toMatchObject({ email: 'other@example.org', firstName: 'Ana' })
}, 60_000)

import { waitForBackgroundWork } from '@/server/background-work'
import { fieldsOf, rowsOf } from '@/server/database/stored-values'
import { callV1 } from '../../../support/data/call-v1'
import { makeShopWithAccounts, type Shop } from '../../../support/data/shop'
import { guestWithPlan, Shopper } from '../../../support/data/shopper'
import { makePerson } from '../../../support/data/staff'
import { closePayload, openPayload } from '../../../support/payload'
import { rowsIn } from '../../../support/shop/checkout'
import { buyer, cardOrder } from '../../../support/shop/order-call'
import { signInToStudio } from '../../../support/studio/studio-api'

const payload = await openPayload()
const overrideAccess = true // test data
const emails: { to: string; text: string }[] = []
const password = 'Secret-word1!'
let shop: Shop
let serial = 0

beforeAll(async () => {
  payload.sendEmail = async ({ to, text }) => emails.push({ to: String(to), text: String(text) })
  shop = await makeShopWithAccounts(payload)
}, 60_000)
beforeEach(() => void emails.splice(0))
afterAll(closePayload)

const newEmail = () => `buyer-${(serial += 1)}@example.com`
const orderOf = (email: string, more: object = {}) => ({
  ...cardOrder,
  buyer: { ...buyer, email, confirm_email: email },
  ...more,
})
const shopper = () => guestWithPlan(shop.site, shop.gold)
/** Places an order and returns it as it is stored. */
async function place(visitor: Shopper, order: object) {
  const { json, setCookie } = await visitor.call('cart/create_cc_order', order)
  if (json.status !== 'success') throw new Error(JSON.stringify(json))
  const { order_id } = fieldsOf(json.order)
  return {
    stored: await payload.findByID({ collection: 'orders', id: String(order_id), depth: 0, overrideAccess }),
    json,
    setCookie,
  }
}
const accountOf = (email: string) => rowsIn(payload, 'customers', { email: { equals: email } })
const ordersOf = async (visitor: Shopper) =>
  rowsOf((await visitor.call('customer/orders', {}, { method: 'GET' })).json.orders)

test('[CUS-4.24] an order of a guest creates an account without a password', async () => {
  const email = newEmail()
  const { stored, setCookie } = await place(await shopper(), orderOf(email.toUpperCase()))
  const [account, ...others] = await accountOf(email)
  expect(others).toEqual([])
  expect(account).toMatchObject({ isGuest: true, email, firstName: 'Ana', phone: '5145550123', province: 'QC' })
  expect(account?.hash ?? null).toBeNull()
  expect(stored.customer).toBe(account?.id)
  expect(setCookie).toBeNull()
  const signedIn = await (await shopper()).call('customer/authenticate', { email, password })
  expect(signedIn.msg).toBe('Invalid email or password.')
})

test('a second guest order belongs to the same account and does not change it', async () => {
  const email = newEmail()
  const first = await place(await shopper(), orderOf(email))
  const again = { ...orderOf(email), buyer: { ...buyer, email, confirm_email: email, first_name: 'Mallory' } }
  const second = await place(await shopper(), again)
  expect(second.stored.customer).toBe(first.stored.customer)
  expect(await accountOf(email)).toMatchObject([{ firstName: 'Ana' }])
})

test('ten guest orders with one new email at once make one account', async () => {
  const email = newEmail()
  const visitors = await Promise.all(Array.from({ length: 10 }, shopper))
  const placed = await Promise.all(visitors.map((visitor) => place(visitor, orderOf(email))))
  const [account, ...others] = await accountOf(email)
  expect(others).toEqual([])
  expect(new Set(placed.map(({ stored }) => stored.customer))).toEqual(new Set([account?.id]))
})

test('[CUS-5.12] a password at checkout opens an account, signs in and shows the order', async () => {
  const [visitor, email] = [await shopper(), newEmail()]
  const { stored, setCookie } = await place(visitor, orderOf(email, { password, confirm_password: password }))
  expect(setCookie).toMatch(/^customer=[\w.-]+; Path=\/; Max-Age=7200; SameSite=Lax; HttpOnly$/)
  expect(await accountOf(email)).toMatchObject([{ isGuest: false }])
  expect(await ordersOf(visitor)).toMatchObject([{ id: stored.id, no: stored.no }])
  const later = new Shopper(shop.site)
  await later.signIn(email)
  expect(await ordersOf(later)).toHaveLength(1)
})

test('a password does not open the account of a guest who has other orders', async () => {
  const email = newEmail()
  const owner = await place(await shopper(), orderOf(email))
  const stranger = await shopper()
  const { stored, setCookie } = await place(stranger, orderOf(email, { password }))
  expect(stored.customer).toBe(owner.stored.customer)
  expect(setCookie).toBeNull()
  expect(await accountOf(email)).toMatchObject([{ isGuest: true }])
  expect((await stranger.call('customer/orders', {}, { method: 'GET' })).status).toBe(401)
})

test('the email of an account with a password gets no order of a visitor without its session', async () => {
  const owner = new Shopper(shop.site)
  const email = await owner.signUp()
  const stranger = await shopper()
  const { stored, setCookie } = await place(stranger, orderOf(email, { password }))
  expect(stored.customer ?? null).toBeNull()
  expect(setCookie).toBeNull()
  expect(await ordersOf(owner)).toEqual([])
})

test('staff cannot turn an account into that of a guest, whose password a checkout would choose', async () => {
  await makePerson(payload, 'administrator', []) // the first person of a deployment gets this role in any case
  const owner = new Shopper(shop.site)
  const email = await owner.signUp()
  const staff = await signInToStudio(payload, await makePerson(payload, 'shopManager', [shop.site]))
  const change = { isGuest: true, city: 'Laval' }
  expect((await staff('PATCH', `customers/${owner.customerId}`, { data: change })).status).toBe(200)
  expect(await accountOf(email)).toMatchObject([{ isGuest: false, city: 'Laval' }])
  const stranger = await shopper()
  const { setCookie } = await place(stranger, orderOf(email, { password: 'Another-word2!' }))
  expect(setCookie).toBeNull()
})

test('an order of a session belongs to its customer, whatever the email and the id say', async () => {
  const owner = new Shopper(shop.site)
  await owner.signUp()
  await owner.addPlan(shop.gold)
  const guest = await shopper()
  const named = await guest.call('cart/create_cc_order', orderOf(newEmail(), { customer_id: owner.customerId }))
  expect(named.status).toBe(403)
  const { stored } = await place(owner, orderOf(newEmail(), { customer_id: owner.customerId }))
  expect(stored.customer).toBe(owner.customerId)
})

test('[CUS-4.23] an order has the name and email that the campus vouches for, whatever the request says', async () => {
  const visitor = new Shopper(shop.site)
  await visitor.signUp()
  await visitor.addPlan(shop.gold)
  const email = newEmail()
  const vouched = { email, firstName: 'Ana', lastName: 'Roy', campusSignIn: true }
  await payload.db.updateOne({ collection: 'customers', id: visitor.customerId ?? '', data: vouched })
  const { stored } = await place(visitor, orderOf('dean@example.com'))
  expect(stored).toMatchObject({
    buyer: { email, firstName: 'Ana', lastName: 'Roy' },
    customer: visitor.customerId,
  })
})

describe('signing up with the email of a guest', () => {
  const signUp = (email: string, locale: 'en' | 'fr' = 'en') =>
    new Shopper(shop.site).call(
      'customer/create',
      { first_name: 'Ana', last_name: 'Roy', email, password, confirm_password: password },
      { locale },
    )

  test('sends its owner a link, which opens the account with its orders', async () => {
    const email = newEmail()
    await place(await shopper(), orderOf(email))
    expect((await signUp(email, 'fr')).msg).toContain('Un compte existe déjà avec ce courriel.')
    await waitForBackgroundWork()
    expect(emails).toMatchObject([{ to: email }])
    expect(emails[0]?.text).toContain('sans mot de passe')
    const [, public_key = ''] = /reset-password\/([0-9a-f]{40})/.exec(emails[0]?.text ?? '') ?? []
    const chosen = { public_key, password, confirm_password: password }
    await callV1('PUT', 'customer/update/password', chosen)
    expect(await accountOf(email)).toMatchObject([{ isGuest: false }])
    const owner = new Shopper(shop.site)
    await owner.signIn(email)
    expect(await ordersOf(owner)).toHaveLength(1)
  })

  test('answers like any other email that has an account, which gets no mail', async () => {
    const guest = newEmail()
    await place(await shopper(), orderOf(guest))
    const customer = await new Shopper(shop.site).signUp()
    const [one, other] = [await signUp(guest), await signUp(customer)]
    expect(one.json).toEqual(other.json)
    await waitForBackgroundWork()
    expect(emails.map(({ to }) => to)).toEqual([guest])
  })
})

test('an empty cart leaves no account', async () => {
  const email = newEmail()
  const answer = await new Shopper(shop.site).call('cart/create_cc_order', orderOf(email))
  expect(answer.msg).toBe('Your cart is empty. Add a product first.')
  expect(await accountOf(email)).toEqual([])
})

test('a site without customer accounts creates none', async () => {
  await payload.update({ collection: 'sites', id: shop.site, data: { customerLogin: false }, overrideAccess })
  const email = newEmail()
  const { stored } = await place(await shopper(), orderOf(email, { password }))
  expect(stored.customer ?? null).toBeNull()
  expect(await accountOf(email)).toEqual([])
})

/** @both-databases */
import { localizedCreator } from '@/server/database/write-localized'
import { both } from '../../../support/data/campus'
import { makeShopWithAccounts, type Shop } from '../../../support/data/shop'
import { guestWithPlan, Shopper } from '../../../support/data/shopper'
import { closePayload, openPayload } from '../../../support/payload'
import { rowsIn } from '../../../support/shop/checkout'
import { student, studentOrder } from '../../../support/shop/order-call'
import { passTime, resetClock } from '../../../support/test-clock'

const payload = await openPayload()
const mails: { to: string; text: string }[] = []
let shop: Shop
let serial = 0

const settings = (data: object) =>
  payload.update({
    collection: 'order-form-settings',
    where: { site: { equals: shop.site } },
    data,
    overrideAccess: true,
  }) // a fixture
const orders = async () => (await rowsIn(payload, 'orders')).length
const visit = (more: object = {}) => guestWithPlan(shop.site, shop.gold, more)
/** An order that charges an address, of its own unless one is given. */
const charging = (email = `ana-${(serial += 1)}@northgate.example`, more: object = {}) => ({
  ...studentOrder,
  buyer: { ...studentOrder.buyer, email, confirm_email: email },
  ...more,
})
const send = (who: Shopper, order: object, code?: string, locale: 'en' | 'fr' = 'en') =>
  who.call('cart/checkout', code === undefined ? order : { ...order, code }, { locale })
/** Has a code mailed and returns it. */
async function requestCode(who: Shopper, order: object): Promise<string> {
  const before = mails.length
  expect((await send(who, order)).json).toMatchObject({ status: 'error', field: 'code' })
  expect(mails).toHaveLength(before + 1)
  return /^\d{6}$/m.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
}
/** Other six digits. */
const wrong = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')
const approved = { order: { response: 'Approved' } }
const over = 'This code is no longer valid. Request a new one.'

beforeAll(async () => {
  shop = await makeShopWithAccounts(payload)
  payload.email = { ...payload.email, name: 'test' }
  await settings({
    paymentTypes: ['Credit card', 'Student ID', 'Payroll deduction'],
    emailDomain: 'northgate.example',
    confirmAccountPayments: true,
  })
}, 60_000)
beforeEach(() => {
  payload.sendEmail = async ({ to, text }) => mails.push({ to: String(to), text: String(text) })
})
afterEach(resetClock)
afterAll(closePayload)

test.each(['Student ID', 'Payroll deduction'])(
  '[CUS-4.45] an order by %s needs the code that its payer gets, of which only a digest is stored',
  async (payment_type) => {
    const who = await visit()
    const order = charging(undefined, { payment_type })
    const before = await orders()
    const code = await requestCode(who, order)
    expect(mails.at(-1)?.to).toBe(order.buyer.email)
    expect(mails.at(-1)?.text).toContain('$2,299.50')
    expect((await send(who, order)).msg).toContain(`${order.buyer.email} less than a minute ago`) // and mails none
    expect((await send(who, order, wrong(code))).json).toMatchObject({
      field: 'code',
      msg: 'This code is wrong. You have 4 more tries.',
    })
    expect((await send(who, order, 'abc', 'fr')).msg).toBe('Ce code est erroné. Il vous reste 4 essais.')
    expect(await orders()).toBe(before)
    expect(JSON.stringify(await rowsIn(payload, 'carts'))).not.toContain(code)
    const [first, second] = await Promise.all([
      send(who, order, ` ${code.slice(0, 3)} ${code.slice(3)}`),
      send(who, order, code),
    ])
    expect(first.json).toMatchObject(approved)
    expect(second.json).toEqual(first.json)
    expect(await orders()).toBe(before + 1)
    expect((await rowsIn(payload, 'sent-mails')).some(({ text }) => String(text).includes(code))).toBe(false)
  },
)

test('five wrong codes end a code, however many arrive at once, and a new one counts anew', async () => {
  const [who, order] = [await visit(), charging()]
  const code = await requestCode(who, order)
  const guesses = await Promise.all(Array.from({ length: 30 }, (_, at) => send(who, order, wrong(code, at + 1))))
  expect(guesses.filter(({ msg }) => msg?.startsWith('This code is wrong.')).length).toBeLessThanOrEqual(5)
  expect((await send(who, order, code)).msg).toBe(over)
  const next = await requestCode(who, order) // at once, as the first one is useless
  expect((await send(who, order, next)).json).toMatchObject(approved)
})

test('a code is for one cart as it is, one address, one payment type and ten minutes', async () => {
  const [who, order] = [await visit(), charging()]
  const code = await requestCode(who, order)
  expect((await send(who, charging(), code)).msg).toBe(over)
  expect((await send(who, { ...order, payment_type: 'Payroll deduction' }, code)).msg).toBe(over)
  expect((await send(await visit(), order, code)).msg).toBe(over)
  await who.call('cart/set_selections', { term_id: shop.term })
  expect((await send(who, order, code)).msg).toBe(over)
  const later = await requestCode(who, order)
  passTime(10 * 60_000)
  expect((await send(who, order, later)).msg).toBe(over)
})

test('a parent’s order needs the code of the student, whose address is of the campus', async () => {
  const { id: type_id } = await localizedCreator(payload)('customer-types', { site: shop.site, name: both('Parent') })
  const who = await visit({ type_id })
  await who.call('cart/set_selections', { type_id })
  const ofStudent = (email: string) =>
    charging('parent@example.com', { student: { ...student, email, confirm_email: email } })
  expect((await send(who, ofStudent('parent+1@example.com'))).json).toMatchObject({ field: 'student.email' })
  const order = ofStudent('leo@northgate.example')
  const code = await requestCode(who, order)
  expect(mails.at(-1)?.to).toBe('leo@northgate.example')
  expect((await send(who, order, code)).json).toMatchObject(approved)
})

test('[CUS-4.45] nothing is asked of a campus sign-in with the address, and nothing where a site has switched it off', async () => {
  const vouched = new Shopper(shop.site)
  await vouched.signUp()
  const email = 'vouched@northgate.example'
  const data = { campusSignIn: true, email, firstName: 'Ana', lastName: 'Roy' }
  await payload.db.updateOne({ collection: 'customers', id: vouched.customerId ?? '', data })
  await vouched.addPlan(shop.gold)
  expect((await send(vouched, charging(email))).json).toMatchObject(approved)
  const signedUp = new Shopper(shop.site)
  await signedUp.signUp() // a password proves nothing about the address
  await signedUp.addPlan(shop.gold)
  expect((await send(signedUp, charging())).json).toMatchObject({ field: 'code' })
  await settings({ confirmAccountPayments: false })
  expect((await send(await visit(), charging())).json).toMatchObject(approved)
  await settings({ confirmAccountPayments: true })
})

test('says so when the mail cannot be sent, and limits the mails to one address', async () => {
  const order = charging()
  payload.sendEmail = () => Promise.reject(new Error('550'))
  const failed = await send(await visit(), order)
  expect(failed.msg).toContain(`We could not send a code to ${order.buyer.email}.`)
  expect(failed.json).not.toHaveProperty('field')
  payload.sendEmail = async ({ to, text }) => mails.push({ to: String(to), text: String(text) })
  for (let mail = 2; mail <= 5; mail++) await requestCode(await visit(), order)
  expect((await send(await visit(), order)).status).toBe(429)
})

/** @both-databases */
import { readOrder } from '@/server/database/shop/orders'
import { holdMilliseconds } from '@/server/database/shop/promo-uses'
import { makeShopWithAccounts, type Shop } from '../../../support/data/shop'
import { Shopper } from '../../../support/data/shopper'
import { passTime, resetClock } from '../../../support/test-clock'
import { closePayload, openPayload } from '../../../support/payload'
import { orderRequest, rowsIn } from '../../../support/shop/checkout'
import { FakeProvider } from '../../../support/shop/fake-provider'
import { ordering } from '../../../support/shop/ordering'
import { promoCodes } from '../../../support/shop/promo-codes'

const payload = await openPayload()
let provider = new FakeProvider(payload)
let shop: Shop
const { makeCode } = promoCodes(payload, () => shop.site)
const { visit, outcome, refusal, resume } = ordering(payload, () => ({ shop, provider }))

beforeAll(async () => {
  shop = await makeShopWithAccounts(payload)
}, 60_000)
beforeEach(() => {
  resetClock()
  provider = new FakeProvider(payload)
})
afterEach(resetClock)
afterAll(closePayload)

const usesOf = async (id: string) => (await rowsIn(payload, 'promo-uses')).filter(({ promoCode }) => promoCode === id)

test('a use is counted with the order, also of a code without limits', async () => {
  for (const limits of [{}, { maxUses: 2 }]) {
    const { code, id } = await makeCode(limits)
    const buyer = await visit()
    await buyer.applyPromo(code)
    const approved = await outcome(buyer, provider)
    expect(approved.totalCents).toBe(206_955)
    expect(await usesOf(id)).toMatchObject([
      { state: 'used', order: approved.orderId, cart: null, reservedUntil: null },
    ])
  }
})

test('a use does not run out while the order is being paid, and stays with the cart when the card is refused', async () => {
  const { code, id } = await makeCode({ maxUses: 1 })
  const [buyer, other] = [await visit(), await visit()]
  await buyer.applyPromo(code)
  provider.faults = { authorise: 'down', find: 'down' }
  const pending = await outcome(buyer, provider)
  passTime(60 * 60_000)
  expect((await other.applyPromo(code)).msg).toBe('This promo code has reached its limit of uses.')
  provider.faults = {}
  await resume()
  expect((await readOrder(payload, pending.orderId))?.status).toBe('declined')
  expect(await usesOf(id)).toMatchObject([{ state: 'reserved', order: null }])
  expect((await buyer.fetch()).items[0]).toMatchObject({ discount: 200, notices: [] })
  expect((await other.applyPromo(code)).json.status).toBe('error')
  expect(await outcome(buyer, provider)).toMatchObject({ status: 'approved', totalCents: 206_955 })
})

test('half an hour after the card is refused, another buyer may take the use, and the first cart is told', async () => {
  const { code, id } = await makeCode({ maxUses: 1 })
  const [buyer, other] = [await visit(), await visit()]
  await buyer.applyPromo(code)
  provider.faults.authorise = 'decline'
  expect((await outcome(buyer, provider)).status).toBe('declined')
  expect((await other.applyPromo(code)).msg).toBe('This promo code has reached its limit of uses.')
  passTime(holdMilliseconds + 1_000)
  expect((await other.applyPromo(code)).items[0]).toMatchObject({ discount: 200, promo_code: code })
  expect(await usesOf(id)).toMatchObject([{ state: 'reserved', order: null }])
  expect((await buyer.fetch()).items[0]).toMatchObject({ discount: 0, notices: ['promo-lost'] })
})

test('a guest is counted by email, so that another cart does not use a code again', async () => {
  const { code, id } = await makeCode({ maxUsesPerCustomer: 1 })
  for (const expected of ['approved', 'promo-used-before']) {
    const buyer = await visit()
    await buyer.applyPromo(code)
    expect(await refusal(buyer, provider)).toBe(expected)
  }
  const other = await visit()
  await other.applyPromo(code)
  const { buyer } = orderRequest()
  expect(await refusal(other, provider, { buyer: { ...buyer, email: 'other@example.com' } })).toBe('approved')
  expect((await usesOf(id)).filter(({ state }) => state === 'used')).toHaveLength(2)
})

test('a guest’s hold that has run out gives its use to another cart of the same guest', async () => {
  const { code, id } = await makeCode({ maxUsesPerCustomer: 1 })
  const phone = await visit()
  await phone.applyPromo(code)
  provider.faults.authorise = 'decline'
  expect(await refusal(phone, provider)).toBe('declined')
  provider.faults = {}
  passTime(holdMilliseconds + 1_000)
  const laptop = await visit()
  await laptop.applyPromo(code)
  expect(await refusal(laptop, provider)).toBe('approved')
  expect((await usesOf(id)).filter(({ state }) => state !== 'returned')).toMatchObject([{ state: 'used' }])
  expect((await phone.fetch()).items[0]).toMatchObject({ discount: 0, notices: ['promo-lost'] })
})

test('an email counts as its account, so that nobody uses a code once signed in and once as a guest', async () => {
  const { code } = await makeCode({ maxUsesPerCustomer: 1 })
  const { code: another } = await makeCode({ maxUsesPerCustomer: 1 })
  const [customer, guest] = [new Shopper(shop.site), await visit()]
  const buyer = { ...orderRequest().buyer, email: await customer.signUp() }
  await customer.addPlan(shop.gold)
  await customer.applyPromo(code)
  expect(await refusal(customer, provider)).toBe('approved')
  await guest.applyPromo(code)
  expect(await refusal(guest, provider, { buyer })).toBe('promo-used-before')
  await guest.applyPromo(another)
  expect(await refusal(guest, provider, { buyer })).toBe('approved')
  await customer.addPlan(shop.gold)
  expect((await customer.applyPromo(another)).msg).toBe('You have already used this promo code.')
})

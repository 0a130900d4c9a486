/** @both-databases */
import { readOrder } from '@/server/database/shop/orders'
import { makeShopWithAccounts, type Shop } from '../../../support/data/shop'
import { Shopper } from '../../../support/data/shopper'
import { passTime, resetClock } from '../../../support/test-clock'
import { closePayload, openPayload } from '../../../support/payload'
import { orderRequest } from '../../../support/shop/checkout'
import { FakeProvider } from '../../../support/shop/fake-provider'
import { ordering } from '../../../support/shop/ordering'
import { promoCodes } from '../../../support/shop/promo-codes'

const payload = await openPayload()
let provider = new FakeProvider(payload)
let shop: Shop
const { makeCode, usesOf } = promoCodes(payload, () => shop.site)
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

test('a use is counted with the order, also of a code without limits', async () => {
  for (const limits of [{}, { maxUses: 2 }]) {
    const { code, id } = await makeCode(limits)
    const buyer = await visit()
    await buyer.applyPromo(code)
    const approved = await outcome(buyer, provider)
    expect(approved.totalCents).toBe(206_955)
    expect(await usesOf(id)).toMatchObject([{ state: 'used', order: approved.orderId }])
  }
})

test('of 12 orders for the last use one gets it; the others are refused by name, keep their cart and are not charged', async () => {
  const { code, id } = await makeCode({ maxUses: 1 })
  const buyers = await Promise.all(Array.from({ length: 12 }, () => visit()))
  for (const buyer of buyers) await buyer.applyPromo(code)
  const before = (await provider.charges()).length
  const submits = buyers.flatMap((buyer) => [buyer, buyer]) // each clicks twice
  const ends = await Promise.all(submits.map((buyer) => refusal(buyer, provider, { seenTotalCents: 206_955 })))
  expect([...ends].sort()).toEqual([...Array<string>(2).fill('approved'), ...Array<string>(22).fill('promo-used-up')])
  expect(await usesOf(id)).toMatchObject([{ state: 'used' }])
  expect((await provider.charges()).slice(before).map(({ amountCents }) => amountCents)).toEqual([206_955])
  const loser = buyers[ends.findIndex((end) => end !== 'approved') >> 1]
  const { items } = await loser!.fetch()
  expect(items[0]).toMatchObject({ discount: 0, price: 2000, notices: ['promo-lost'] })
  // Who does not say what they saw is not charged the full price either; who has seen it may pay it.
  expect(await refusal(loser!, provider)).toBe('promo-used-up')
  expect(await refusal(loser!, provider, { seenTotalCents: 229_950, seenBonusCents: 0 })).toBe('approved')
})

test('a use stays with a pending order, returns when it is declined, and goes to the next order', async () => {
  const { code, id } = await makeCode({ maxUses: 1 })
  const [buyer, other] = [await visit(), await visit()]
  await buyer.applyPromo(code)
  await other.applyPromo(code)
  provider.faults = { authorise: 'down', find: 'down' }
  const pending = await outcome(buyer, provider)
  passTime(60 * 60_000)
  expect((await buyer.fetch()).items[0]).toMatchObject({ discount: 200, notices: [] })
  expect(await refusal(other, provider)).toBe('promo-used-up')
  provider.faults = {}
  await resume()
  expect((await readOrder(payload, pending.orderId))?.status).toBe('declined')
  expect(await usesOf(id)).toEqual([])
  expect(await outcome(other, provider)).toMatchObject({ status: 'approved', totalCents: 206_955 })
  expect(await refusal(buyer, provider)).toBe('promo-used-up')
  expect((await buyer.fetch()).items[0]).toMatchObject({ discount: 0, notices: ['promo-lost'] })
})

test('a guest is counted by mailbox, so that neither another cart nor a label after a plus sign uses a code again', async () => {
  const { code, id } = await makeCode({ maxUsesPerCustomer: 1 })
  const { buyer: person } = orderRequest()
  for (const [email, expected] of [
    [person.email, 'approved'],
    [person.email, 'promo-used-before'],
    [person.email.replace('@', '+again@').toUpperCase(), 'promo-used-before'],
    ['other@example.com', 'approved'],
    ['label+1@example.com', 'approved'],
    ['label+2@example.com', 'promo-used-before'],
  ] as const) {
    const buyer = await visit()
    await buyer.applyPromo(code)
    expect([email, await refusal(buyer, provider, { buyer: { ...person, email } })]).toEqual([email, expected])
  }
  expect((await usesOf(id)).filter(({ state }) => state === 'used')).toHaveLength(3)
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

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
  expect((await buyer.fetch()).cart).toMatchObject({ order_pending: true, items: [{ discount: 200, notices: [] }] })
  expect(await refusal(other, provider)).toBe('promo-used-up')
  provider.faults = {}
  await resume()
  expect((await readOrder(payload, pending.orderId))?.status).toBe('declined')
  expect(await usesOf(id)).toEqual([])
  expect(await outcome(other, provider)).toMatchObject({ status: 'approved', totalCents: 206_955 })
  expect(await refusal(buyer, provider)).toBe('promo-used-up')
  const lost = [{ discount: 0, notices: ['promo-lost'] }]
  expect((await buyer.fetch()).cart).toMatchObject({ order_pending: false, items: lost })
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

test('an email counts as its account, with any label, so that nobody uses a code once signed in and once as another', async () => {
  const { code } = await makeCode({ maxUsesPerCustomer: 1 })
  const { code: another } = await makeCode({ maxUsesPerCustomer: 1 })
  const [labelled, customer, second, guest] = [0, 1, 2].map(() => new Shopper(shop.site)).concat(await visit())
  await labelled!.signUp('ana+1@example.com')
  const buyer = { ...orderRequest().buyer, email: 'ana@example.com' }
  const apply = async (shopper: Shopper, promo: string) => {
    await shopper.addPlan(shop.gold)
    return (await shopper.applyPromo(promo)).msg
  }
  const orderWith = async (shopper: Shopper, promo: string, request = {}) =>
    (await apply(shopper, promo)) ?? (await refusal(shopper, provider, request))
  expect(await orderWith(labelled!, code)).toBe('approved')
  await customer!.signUp(buyer.email) // after the first use
  await second!.signUp('ana+2@example.com')
  for (const shopper of [customer!, second!])
    expect(await orderWith(shopper, code)).toBe('You have already used this promo code.')
  expect(await orderWith(guest!, code, { buyer })).toBe('promo-used-before')
  await guest!.signIn(buyer.email) // the cart from before the sign-in loses the code
  const { items } = await guest!.call('cart/set_selections', {})
  expect(items.flatMap(({ promo_code, notices }) => (promo_code ? [notices] : []))).toEqual([['promo-lost']])
  for (const shopper of [customer!, labelled!]) await apply(shopper, another)
  const ends = await Promise.all([customer!, labelled!].map((shopper) => refusal(shopper, provider)))
  expect(ends.sort()).toEqual(['approved', 'promo-used-before'])
})

/** @both-databases */
import { holdMilliseconds } from '@/server/database/shop/promo-uses'
import { makeShopWithAccounts, type Shop } from '../../support/data/shop'
import { guestWithPlan, Shopper } from '../../support/data/shopper'
import { makePerson } from '../../support/data/staff'
import { passTime, resetClock } from '../../support/test-clock'
import { updateDocument } from '../../support/data/update-document'
import { closePayload, openPayload } from '../../support/payload'
import { promoCodes } from '../../support/shop/promo-codes'
import { signInToStudio } from '../../support/studio/studio-api'

const payload = await openPayload()
let shop: Shop
let other: Shop
const { makeCode, usesOf } = promoCodes(payload, () => shop.site)
const visit = (plan = shop.gold) => guestWithPlan(shop.site, plan)

beforeAll(async () => {
  shop = await makeShopWithAccounts(payload, {})
  other = await makeShopWithAccounts(payload, {}, 'southgate')
}, 60_000)
afterEach(resetClock)
afterAll(closePayload)

test('[CUS-5.19] refusals have the literal sentences, in both languages', async () => {
  const empty = new Shopper(shop.site)
  const { code } = await makeCode({ promoMinPurchaseCents: 900_000 })
  const buyer = await visit()
  const { code: foreign } = await makeCode({}, other.site)
  const say = async (who: Shopper, typed: string) => [
    (await who.applyPromo(typed)).msg,
    (await who.applyPromo(typed, { locale: 'fr' })).msg,
  ]
  expect(await say(buyer, '  ')).toEqual(['A promo code is required', 'Un code promo est requis'])
  expect(await say(empty, code)).toEqual([
    'Promo codes can only be applied to meal plans',
    'Les codes promo s’appliquent seulement aux forfaits repas',
  ])
  expect(await say(buyer, code)).toEqual([
    'None of the plans in your cart meet the requirements of this promo code',
    'Aucun des forfaits de votre panier ne répond aux conditions de ce code promo',
  ])
  for (const unknown of ['NOPE', foreign, '__proto__', 'x'.repeat(5_000)])
    expect(await say(buyer, unknown)).toEqual(['This promo code is not valid.', 'Ce code promo n’est pas valide.'])
})

test('[CUS-4.32] [CUS-7.32] a code applies to the first meal plan, in capitals, and can be removed', async () => {
  const { code } = await makeCode()
  const buyer = await visit()
  await buyer.addPlan(shop.silver)
  const { cart, items } = await buyer.applyPromo(` ${code.toLowerCase()} `)
  expect(items).toMatchObject([
    { promo_code: code, discount: 200, price: 1800, beforePromoPrice: 2000 },
    { promo_code: null },
  ])
  expect(cart).toMatchObject({ savings: 200, promo: { promo_code: code, item_id: items[0]?.id } })
  const removed = await buyer.call('promo_codes/remove')
  expect(removed.cart).toMatchObject({ savings: 0, promo: null })
  expect(removed.items).toMatchObject([{ promo_code: null, notices: [] }, {}])
})

test('a code that staff change or switch off counts at once', async () => {
  const { code, id } = await makeCode()
  const buyer = await visit()
  await buyer.applyPromo(code)
  const save = (data: object) => updateDocument(payload, 'promo-codes', id, data)
  await save({ promoValueBps: 2_000 })
  const changed = { discount: 400, previous_discount: 200, notices: ['promo-discount-changed'] }
  expect((await buyer.fetch()).items[0]).toMatchObject(changed)
  expect((await buyer.call('cart/set_selections', {})).items[0]).toMatchObject(changed) // the buyer has seen it
  expect((await buyer.fetch()).items[0]).toMatchObject({ discount: 400, previous_discount: null, notices: [] })
  await save({ active: false })
  expect((await buyer.fetch()).items[0]).toMatchObject({ discount: 0, notices: ['promo-lost'] })
  expect((await (await visit()).applyPromo(code)).msg).toBe('This promo code is not valid.')
})

test('[CUS-3.18] a site without promo codes knows none, and takes those that carts have', async () => {
  const { code, id } = await makeCode({ maxUses: 1 })
  const buyer = await visit()
  await buyer.applyPromo(code)
  const turn = (activePromoCode: boolean) => updateDocument(payload, 'sites', shop.site, { activePromoCode })
  await turn(false)
  try {
    expect((await (await visit()).applyPromo(code)).msg).toBe('This promo code is not valid.')
    expect((await buyer.applyPromo(code, { locale: 'fr' })).msg).toBe('Ce code promo n’est pas valide.')
    expect((await buyer.applyPromo(' ')).msg).toBe('A promo code is required')
    const lost = await buyer.fetch()
    expect(lost.items[0]).toMatchObject({ discount: 0, price: 2000, notices: ['promo-lost'] })
    expect(lost.cart).toMatchObject({ promo: null, savings: 0 })
    const removed = await buyer.call('promo_codes/remove')
    expect(removed.items[0]).toMatchObject({ promo_code: null, notices: [] })
    expect(await usesOf(id)).toHaveLength(0)
  } finally {
    await turn(true)
  }
  expect((await buyer.applyPromo(code)).items[0]).toMatchObject({ discount: 200 })
})

test('a limited use is held, returns with the item, the code or the cart, and can be taken again', async () => {
  const { code, id } = await makeCode({ maxUses: 1 })
  const [first, second] = [await visit(), await visit()]
  await first.addPlan(shop.silver)
  expect((await first.applyPromo(code)).json.status).toBe('success')
  expect((await first.applyPromo(code)).json.status).toBe('success')
  expect(await usesOf(id)).toHaveLength(1)
  const refusedMessage = 'This promo code has reached its limit of uses.'
  expect((await second.applyPromo(code)).msg).toBe(refusedMessage)
  await first.call('promo_codes/remove')
  expect((await second.applyPromo(code)).json.status).toBe('success')
  expect((await first.applyPromo(code)).msg).toBe(refusedMessage)
  const [item] = (await second.fetch()).items
  await second.remove(item?.id)
  expect((await first.applyPromo(code)).json.status).toBe('success')
  const { code: unlimited } = await makeCode()
  await first.applyPromo(unlimited)
  expect(await usesOf(id)).toHaveLength(0)
})

test('a customer uses a code as often as it allows, also with what was in the cart before signing in', async () => {
  const { code, id } = await makeCode({ maxUsesPerCustomer: 1 })
  const buyer = new Shopper(shop.site)
  const email = await buyer.signUp()
  await buyer.addPlan(shop.gold)
  await buyer.applyPromo(code)
  const [use] = await usesOf(id)
  await payload.db.updateOne({ collection: 'promo-uses', id: String(use?.id), data: { state: 'used', cart: null } })
  expect((await buyer.applyPromo(code)).msg).toBe('You have already used this promo code.')
  const guest = await visit(shop.silver)
  expect((await guest.applyPromo(code)).json.status).toBe('success')
  await guest.signIn(email)
  const merged = await guest.call('cart/set_selections', {})
  expect(merged.items.flatMap(({ promo_code, notices }) => (promo_code ? [notices] : []))).toEqual([['promo-lost']])
  expect(await usesOf(id)).toHaveLength(0)
})

test('a guest’s use counts for the customer after signing in', async () => {
  const { code, id } = await makeCode({ maxUsesPerCustomer: 1, maxUses: 5 })
  const buyer = await visit()
  await buyer.applyPromo(code)
  await buyer.signUp()
  const merged = await buyer.call('cart/set_selections', {})
  expect(merged.items[0]).toMatchObject({ promo_code: code, discount: 200, notices: [] })
  expect(await usesOf(id)).toMatchObject([{ customer: buyer.customerId, buyerSlot: `${buyer.customerId}/1` }])
})

test('a lowered limit counts the uses above it', async () => {
  const { code, id } = await makeCode({ maxUses: 3 })
  for (let at = 0; at < 3; at++) await (await visit()).applyPromo(code)
  await updateDocument(payload, 'promo-codes', id, { maxUses: 2 })
  expect((await (await visit()).applyPromo(code)).msg).toBe('This promo code has reached its limit of uses.')
  expect(await usesOf(id)).toHaveLength(3)
})

test('a hold that has run out goes to exactly one of 20 buyers, and its owner learns of it', async () => {
  const { code, id } = await makeCode({ maxUses: 1 })
  const owner = await visit()
  await owner.applyPromo(code)
  passTime(holdMilliseconds + 1_000)
  expect((await owner.fetch()).items[0]).toMatchObject({ discount: 200, notices: [] })
  const buyers = await Promise.all(Array.from({ length: 20 }, () => visit()))
  const answers = await Promise.all(buyers.map((buyer) => buyer.applyPromo(code)))
  expect(answers.filter(({ json }) => json.status === 'success')).toHaveLength(1)
  expect(await usesOf(id)).toHaveLength(1)
  expect((await owner.fetch()).items[0]).toMatchObject({ discount: 0, notices: ['promo-lost'] })
})

test('a hold that its owner extends in the last moment is not taken over as well', async () => {
  for (let round = 0; round < 10; round++) {
    const { code } = await makeCode({ maxUses: 1 })
    const [owner, taker] = [await visit(), await visit()]
    await owner.applyPromo(code)
    passTime(holdMilliseconds + 1_000)
    await Promise.all([owner.applyPromo(code), taker.applyPromo(code)])
    const discounts = [await owner.fetch(), await taker.fetch()].map(({ cart }) => cart.savings)
    expect(discounts.sort()).toEqual([0, 200])
  }
})

test('a code with uses cannot be deleted', async () => {
  const { code, id } = await makeCode({ maxUses: 3 })
  await (await visit()).applyPromo(code)
  const manager = await signInToStudio(payload, await makePerson(payload, 'shopManager', [shop.site]))
  expect((await manager('DELETE', `promo-codes/${id}`)).status).toBe(409)
})

/** @both-databases */
import { makeShopWithAccounts, type Shop } from '../../support/data/shop'
import { guestWithPlan, Shopper } from '../../support/data/shopper'
import { makePerson } from '../../support/data/staff'
import { updateDocument } from '../../support/data/update-document'
import { closePayload, openPayload } from '../../support/payload'
import { submit } from '../../support/shop/checkout'
import { FakeProvider } from '../../support/shop/fake-provider'
import { promoCodes } from '../../support/shop/promo-codes'
import { signInToStudio } from '../../support/studio/studio-api'

const payload = await openPayload()
let shop: Shop
let other: Shop
const { makeCode, usesOf } = promoCodes(payload, () => shop.site)
const visit = (plan = shop.gold) => guestWithPlan(shop.site, plan)
/** Uses a code once: a guest orders with it. */
const useCode = async (code: string) => {
  const buyer = await visit()
  await buyer.applyPromo(code)
  await order(buyer)
}
const order = async (buyer: Shopper) =>
  expect(await submit(buyer, new FakeProvider(payload))).toMatchObject({ value: { status: 'approved' } })

beforeAll(async () => {
  shop = await makeShopWithAccounts(payload, {})
  other = await makeShopWithAccounts(payload, {}, 'southgate')
}, 60_000)
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

test('[CUS-4.32] a code applies to the first meal plan, in capitals, and can be removed', async () => {
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
  const { code } = await makeCode({ maxUses: 1 })
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
  } finally {
    await turn(true)
  }
  expect((await buyer.applyPromo(code)).items[0]).toMatchObject({ discount: 200 })
})

test('carts take no use of a code: 20 of nobody leave all 20 uses to buyers, who use one each', async () => {
  const { code, id } = await makeCode({ maxUses: 20, maxUsesPerCustomer: 1 })
  for (let at = 0; at < 20; at++) expect((await (await visit()).applyPromo(code)).json.status).toBe('success')
  expect(await usesOf(id)).toHaveLength(0)
  expect((await (await visit()).applyPromo(code)).items[0]).toMatchObject({ discount: 200, notices: [] })
})

test('a code that is used up is refused, and a cart that has it loses it', async () => {
  const { code, id } = await makeCode({ maxUses: 2 })
  const buyer = await visit()
  await buyer.applyPromo(code)
  await useCode(code)
  expect((await buyer.fetch()).items[0]).toMatchObject({ discount: 200, notices: [] })
  await useCode(code)
  expect((await (await visit()).applyPromo(code)).msg).toBe('This promo code has reached its limit of uses.')
  expect((await buyer.fetch()).items[0]).toMatchObject({ discount: 0, price: 2000, notices: ['promo-lost'] })
  await updateDocument(payload, 'promo-codes', id, { maxUses: 1 }) // a lowered limit counts the uses above it
  expect((await buyer.applyPromo(code)).msg).toBe('This promo code has reached its limit of uses.')
})

test('a code with uses cannot be deleted', async () => {
  const { code, id } = await makeCode({ maxUses: 3 })
  await useCode(code)
  const manager = await signInToStudio(payload, await makePerson(payload, 'shopManager', [shop.site]))
  expect((await manager('DELETE', `promo-codes/${id}`)).status).toBe(409)
})

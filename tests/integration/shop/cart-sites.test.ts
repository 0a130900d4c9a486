import { localizedCreator } from '@/server/database/write-localized'
import { makeShopWithAccounts, type Shop } from '../../support/data/shop'
import { Shopper } from '../../support/data/shopper'
import { closePayload, openPayload } from '../../support/payload'

const payload = await openPayload()
let shop: Shop
let other: Shop
const code = 'FALL10'

beforeAll(async () => {
  shop = await makeShopWithAccounts(payload, {})
  other = await makeShopWithAccounts(payload, {}, 'southgate')
  for (const { site } of [shop, other])
    await localizedCreator(payload)('promo-codes', {
      ...{ site, promoCode: code, promoType: 'discount', promoAdj: 'percent', promoValueBps: 1_000, active: true },
    })
}, 60_000)
afterAll(closePayload)

/** Calls without a site, with the parameters that the specification lists. */
const noSite = { site_id: undefined }
const fetchCart = (buyer: Shopper) =>
  buyer.call('cart/fetch', { ...noSite, cookie: 'any', mcid: 'any' }, { method: 'GET' })
const remove = (buyer: Shopper, id: unknown) =>
  buyer.call('cart/delete_cart_item', { ...noSite, cart_item_id: id }, { method: 'DELETE' })
const removePromo = (buyer: Shopper, id: unknown) => buyer.call('promo_codes/remove', { ...noSite, item_id: id })
const namesOf = ({ items }: { items: Record<string, unknown>[] }) => items.map(({ name }) => name)

/** A guest with Gold, Silver and a code at one site; with `also`, with the other site's Gold and the code as well. */
async function visit({ also = false } = {}): Promise<{
  buyer: Shopper
  there: Shopper
  items: Record<string, unknown>[]
}> {
  const [buyer, there] = [new Shopper(shop.site), new Shopper(other.site)]
  await buyer.addPlan(shop.gold)
  await buyer.addPlan(shop.silver)
  const { items } = await buyer.applyPromo(code)
  if (also) {
    await there.addPlan(other.gold)
    await there.applyPromo(code)
    for (const [name, value] of there.cookies) buyer.cookies.set(name, value)
  }
  return { buyer, there, items }
}

test('calls about an item need it alone, also when they are repeated', async () => {
  const { buyer, items } = await visit()
  expect(namesOf(await fetchCart(buyer))).toEqual(['Gold', 'Silver'])
  for (const refused of [await removePromo(buyer, undefined), await remove(buyer, undefined)])
    expect(refused.json).toEqual({ status: 'error', msg: expect.stringContaining('item_id') })
  expect((await buyer.fetch()).cart).toMatchObject({ promo: { promo_code: code } })
  expect((await removePromo(buyer, items[0]?.id)).cart).toMatchObject({ promo: null, savings: 0 })
  expect((await buyer.fetch()).cart).toMatchObject({ promo: null })
  expect(namesOf(await remove(buyer, items[0]?.id))).toEqual(['Silver'])
  expect(namesOf(await remove(buyer, items[0]?.id))).toEqual(['Silver'])
  expect(namesOf(await buyer.fetch())).toEqual(['Silver'])
  for (let round = 0; round < 2; round++) {
    const last = await remove(buyer, items[1]?.id)
    expect([last.json.status, last.items]).toEqual(['success', []])
  }
})

test('with carts at two sites, the item says which one is meant, and a call without it is refused', async () => {
  const { buyer, there, items } = await visit({ also: true })
  const [foreign] = (await there.fetch()).items
  for (const refused of [
    await fetchCart(buyer),
    await remove(buyer, 'f'.repeat(24)),
    await removePromo(buyer, 'f'.repeat(24)),
  ])
    expect(refused.json).toEqual({ status: 'error', msg: expect.stringContaining('site_id') })
  expect((await removePromo(buyer, foreign?.id)).cart).toMatchObject({ promo: null })
  expect((await buyer.fetch()).cart).toMatchObject({ promo: { promo_code: code } })
  expect((await remove(buyer, foreign?.id)).items).toEqual([])
  expect(namesOf(await remove(buyer, items[0]?.id))).toEqual(['Silver'])
})

test('a site that is sent must be the one of the cart', async () => {
  const { buyer, items } = await visit()
  const elsewhere = { site_id: other.site }
  expect((await buyer.call('cart/fetch', elsewhere, { method: 'GET' })).items).toEqual([])
  const sent = { ...elsewhere, cart_item_id: items[0]?.id }
  expect((await buyer.call('cart/delete_cart_item', sent, { method: 'DELETE' })).items).toEqual([])
  expect((await buyer.call('promo_codes/remove', { ...elsewhere, item_id: items[0]?.id })).items).toEqual([])
  expect((await buyer.call('cart/fetch', { site_id: 'f'.repeat(24) }, { method: 'GET' })).json.status).toBe('error')
  expect((await buyer.fetch()).cart).toMatchObject({ promo: { promo_code: code } })
  expect(namesOf(await buyer.fetch())).toEqual(['Gold', 'Silver'])
})

test('the session finds the cart of its customer, and nobody else finds it by its items', async () => {
  const buyer = new Shopper(shop.site)
  await buyer.signUp()
  await buyer.addPlan(shop.gold)
  const { items } = await buyer.applyPromo(code)
  const thief = new Shopper(shop.site)
  await thief.addPlan(shop.silver)
  expect(namesOf(await remove(thief, items[0]?.id))).toEqual(['Silver'])
  await removePromo(thief, items[0]?.id)
  expect(namesOf(await fetchCart(buyer))).toEqual(['Gold'])
  expect((await fetchCart(buyer)).cart).toMatchObject({ promo: { promo_code: code } })
  expect((await remove(buyer, items[0]?.id)).items).toEqual([])
})

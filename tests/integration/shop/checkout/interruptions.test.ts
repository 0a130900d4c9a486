import { orderResponse } from '@/contract/shop/checkout'
import { resumeOrders } from '@/features/shop/checkout/orders/resume-orders'
import { clock } from '@/server/clock'
import { localizedCreator } from '@/server/database/write-localized'
import { both } from '../../../support/data/campus'
import { makeShopWithAccounts, type Shop } from '../../../support/data/shop'
import { guestWithPlan, Shopper } from '../../../support/data/shopper'
import { passTime, resetClock } from '../../../support/test-clock'
import { closePayload, openPayload } from '../../../support/payload'
import { rowsIn } from '../../../support/shop/checkout'
import { card, cardOrder } from '../../../support/shop/order-call'

/* What happens between the cart and the payment: each case has one sentence in both languages, and a true state. */
const payload = await openPayload()
const create = localizedCreator(payload)
let shop: Shop

beforeAll(async () => {
  shop = await makeShopWithAccounts(payload)
}, 60_000)
afterEach(resetClock)
afterAll(closePayload)

const save = (collection: 'meal-plans' | 'promo-codes', id: string, data: object) =>
  payload.update({ collection, id, data, overrideAccess: true }) // test data
const makePlan = async () =>
  (await create('meal-plans', { site: shop.site, name: both('Copper'), priceCents: 10_000, _status: 'published' })).id
const sandboxCard = (number: string) => ({ card: { ...card, number } })
const pay = (buyer: Shopper, more: object = {}, locale: 'en' | 'fr' = 'en') =>
  buyer.call('cart/create_cc_order', { ...cardOrder, ...more }, { locale })
const visit = (plan = shop.gold) => guestWithPlan(shop.site, plan)

/** How many orders there are, and how many charges that were captured. */
async function count(): Promise<{ orders: number; charges: number }> {
  const where = { state: { equals: 'captured' } }
  const { totalDocs: charges } = await payload.db.count({ collection: 'sandbox-payments', where })
  return { orders: (await rowsIn(payload, 'orders')).length, charges }
}
/** The sentences of a submit that is refused in both languages, and places no order. */
async function refusedWith(buyer: Shopper, more: object = {}): Promise<(string | null)[]> {
  const before = await count()
  const sentences = [(await pay(buyer, more)).msg, (await pay(buyer, more, 'fr')).msg]
  expect(await count()).toEqual(before)
  return sentences
}
const withdrawn = [
  'An item in your cart is no longer sold. Remove it to place your order.',
  'Un article de votre panier n’est plus offert. Retirez-le pour passer votre commande.',
]
const changed = [
  'Your cart has changed. Check it, then place your order again.',
  'Votre panier a changé. Vérifiez-le, puis passez votre commande de nouveau.',
]

test.each([
  ['whose time on sale has passed', { endDate: '2020-01-01', _status: 'published' }],
  ['that staff have switched off', { active: false, _status: 'published' }],
  ['that staff have unpublished', { _status: 'draft' }],
])('a plan %s is not sold, and another one can be bought with the same cart', async (_, data) => {
  const plan = await makePlan()
  const buyer = await visit(plan)
  await save('meal-plans', plan, data)
  expect(await refusedWith(buyer)).toEqual(withdrawn)
  const [item] = (await buyer.fetch()).items
  expect(item).toMatchObject({ price: null, notices: ['withdrawn'] })
  await buyer.addPlan(shop.gold)
  expect(await refusedWith(buyer)).toEqual(withdrawn)
  await buyer.remove(item?.id)
  expect((await pay(buyer)).json).toMatchObject({ order: { response: 'Approved', total: 2299.5 } })
})

test('a promo code that ends before the submit does not sell at another price than the buyer saw', async () => {
  const code = { promoCode: 'ENDING', promoType: 'discount', promoAdj: 'percent', promoValueBps: 1_000, active: true }
  const { id } = await create('promo-codes', { site: shop.site, ...code } as never)
  const buyer = await visit()
  await buyer.applyPromo('ENDING')
  const seen = (await buyer.fetch()).cart
  await save('promo-codes', id, { active: false })
  expect(await refusedWith(buyer, { cart_revision: seen.revision, cart_total: seen.total })).toEqual(changed)
  const now = (await buyer.fetch()).cart
  expect(now).toMatchObject({ total: 2299.5, savings: 0 })
  const answer = await pay(buyer, { cart_revision: now.revision, cart_total: now.total })
  expect(answer.json).toMatchObject({ order: { response: 'Approved', total: 2299.5 } })
})

test.each([
  ['percentage', 'LOWERED', { promoType: 'discount', promoValueBps: 500 }, { total: 2184.52, bonus: 0 }],
  ['bonus', 'SMALLER', { promoType: 'bonus', promoValueBps: 500 }, { total: 2299.5, bonus: 100 }],
] as const)(
  'a promo code whose %s staff change before the submit is not sold as another one than the buyer saw',
  async (_, promoCode, { promoType, promoValueBps }, lowered) => {
    const code = { promoCode, promoType, promoAdj: 'percent', promoValueBps: 1_000, active: true }
    const { id } = await create('promo-codes', { site: shop.site, ...code } as never)
    const [buyer, before] = [await visit(), await count()]
    await buyer.applyPromo(promoCode)
    const seenIn = ({ revision, total, bonus }: Record<string, unknown>) => ({
      ...{ cart_revision: revision, cart_total: total, cart_bonus: bonus },
    })
    const seen = (await buyer.fetch()).cart
    await save('promo-codes', id, { promoValueBps })
    expect(await refusedWith(buyer, seenIn(seen))).toEqual(changed)
    expect(await count()).toEqual(before)
    const { cart: now, items } = await buyer.fetch()
    expect(now).toMatchObject(lowered)
    expect(items[0]?.notices).toEqual([`promo-${promoType}-changed`])
    const answer = await pay(buyer, seenIn(now))
    expect(answer.json).toMatchObject({ order: { response: 'Approved', total: lowered.total } })
  },
)

test.each([
  ['has charged the card, and its answer is lost', '4000000000000093', 'Approved'],
  ['has never received the request', '4000000000000119', 'Declined'],
] as const)(
  'a provider that is down for 20 seconds and %s',
  async (_, number, outcome) => {
    const [buyer, before] = [await visit(), await count()]
    const answer = orderResponse.parse((await pay(buyer, sandboxCard(number))).json).order
    expect(answer).toMatchObject({
      response: 'Pending',
      msg: 'Your bank has not answered yet. Do not pay again. We will email you the result.',
    })
    expect((await buyer.addPlan(shop.silver)).msg).toBe(
      'Your order is being processed. Wait a moment before you change your cart.',
    )
    passTime(21_000)
    await resumeOrders(payload, clock.now())
    const paid = outcome === 'Approved' ? 1 : 0
    expect(await count()).toEqual({ orders: before.orders + 1, charges: before.charges + paid })
    const [stored] = (await rowsIn(payload, 'orders')).filter(({ id }) => id === answer.order_id)
    expect(stored).toMatchObject({ paymentStatus: outcome.toLowerCase() })
    expect((await buyer.fetch()).items).toHaveLength(1 - paid)
    const again = orderResponse.parse((await pay(buyer)).json).order
    expect([again.response, again.order_id === answer.order_id]).toEqual(['Approved', paid === 1])
    expect((await count()).charges).toBe(before.charges + 1)
  },
  60_000,
)

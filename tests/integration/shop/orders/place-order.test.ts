/** @both-databases */
import type { Where } from 'payload'
import { sumPostings, type Posting } from '@/domain/shop/orders/ledger'
import { readOrder } from '@/server/database/shop/orders'
import { fieldsOf, idOf, rowsOf } from '@/server/database/stored-values'
import { localizedCreator } from '@/server/database/write-localized'
import { makeShopWithAccounts, type Shop } from '../../../support/data/shop'
import { Shopper } from '../../../support/data/shopper'
import { updateDocument } from '../../../support/data/update-document'
import { closePayload, openPayload } from '../../../support/payload'
import { rowsIn } from '../../../support/shop/checkout'
import { FakeProvider } from '../../../support/shop/fake-provider'
import { ordering } from '../../../support/shop/ordering'

const payload = await openPayload()
let shop: Shop
let provider: FakeProvider
const { visit, outcome, refusal, ledgerOf } = ordering(payload, () => ({ shop, provider }))
const create = localizedCreator(payload)
const save = (collection: 'sites' | 'declining-balances' | 'order-form-settings', id: string, data: object) =>
  updateDocument(payload, collection, id, data)

beforeAll(async () => {
  shop = await makeShopWithAccounts(payload)
}, 60_000)
beforeEach(async () => {
  provider = new FakeProvider(payload)
  await payload.db.deleteMany({ collection: 'sandbox-payments', where: {} })
})
afterAll(closePayload)

test('an approved order is stored in both languages, booked and closes the cart', async () => {
  const buyer = await visit()
  await buyer.call('cart/add_custom_plan', { swipe_id: shop.swipe, db_id: shop.db })
  await buyer.call('cart/add_declining_balance', { db_id: shop.balance, declining_balance_value: '150' })
  const { cart } = await buyer.fetch()
  const approved = await outcome(buyer, provider)
  expect(approved).toMatchObject({ status: 'approved', clientSecret: null, totalCents: Number(cart.total) * 100 })
  expect(approved.no).toMatch(/^NR-[3479CDFHJKMNPQRTWXY]{4}-[3479CDFHJKMNPQRTWXY]{4}$/)
  const stored = fieldsOf(
    await payload.db.findOne({ collection: 'orders', where: { id: { equals: approved.orderId } } }),
  )
  expect(stored).toMatchObject({
    paymentStatus: 'approved',
    resultCode: '0',
    provider: 'sandbox',
    paymentReference: `ref-${approved.orderId}`,
    cardType: 'Visa',
    cardLastFour: '4242',
    locale: 'fr',
    federalTaxCents: 10_000 + 750,
    provincialTaxCents: 19_950 + 1_496,
    buyer: { firstName: 'Ana', province: 'QC', isParent: false },
    consents: [{ kind: 'meal-plan-terms', locale: 'fr', version: 'a'.repeat(64) }],
  })
  expect(stored.items).toMatchObject([
    {
      type: 'Meal plan',
      name: { en: 'Gold', fr: 'Gold FR' },
      mealPlan: shop.gold,
      priceCents: 200_000,
      taxCents: 29_950,
    },
    { type: 'Create your plan', name: { en: 'Build your own', fr: 'Sur mesure' }, swipeValue: 25, dbBonusCents: 1_000 },
    { type: 'Declining balance', name: { en: 'Flex', fr: 'Flex FR' }, dbValueCents: 15_000, taxCents: 2_246 },
  ])
  expect(rowsOf(fieldsOf(stored.pricing).lines).map(({ id }) => id)).toEqual(rowsOf(stored.items).map(({ id }) => id))
  const [entry, ...others] = await ledgerOf(approved.orderId)
  expect(others).toEqual([])
  expect(entry).toMatchObject({ kind: 'sale', provider: 'sandbox', reference: `ref-${approved.orderId}` })
  expect(entry?.postings).toEqual([
    { account: 'provider-clearing', amountCents: approved.totalCents },
    { account: 'sales', amountCents: -249_000 },
    { account: 'federal-tax', amountCents: -10_750 },
    { account: 'provincial-tax', amountCents: -21_446 },
  ])
  expect(sumPostings(entry?.postings as Posting[])).toBe(0)
  expect((await buyer.fetch()).items).toEqual([])
  expect(await provider.charges()).toMatchObject([{ orderId: approved.orderId, amountCents: approved.totalCents }])
})

test('[CUS-3.11] [CUS-3.13] an ordered item keeps what the promo code changed, in both languages', async () => {
  const promo = {
    promoCode: 'FALL10',
    promoType: 'discount',
    promoAdj: 'percent',
    promoValueBps: 1_000,
    active: true,
  } as const
  await create('promo-codes', { site: shop.site, ...promo })
  const buyer = await visit()
  const { items } = await buyer.applyPromo('FALL10')
  await buyer.addPlan(shop.silver)
  const { orderId } = await outcome(buyer, provider)
  const order = await payload.db.findOne({ collection: 'orders', where: { id: { equals: orderId } }, locale: 'all' })
  const [gold, silver] = rowsOf(fieldsOf(order).items)
  expect(gold).toMatchObject({
    promoCode: 'FALL10',
    ...{ priceCents: 180_000, taxCents: 9_000 + 17_955 },
    ...{ beforePromoPriceCents: 200_000, beforePromoTaxCents: 10_000 + 19_950 },
    promoMessage: {
      en: items[0]?.promoMessage,
      fr: 'Code promo FALL10\u00a0: rabais de 10\u00a0%, arrondi au cent supérieur.',
    },
  })
  expect(silver).toMatchObject({ beforePromoPriceCents: 100_001, beforePromoTaxCents: 5_000 + 9_975 })
  expect([silver?.promoCode, fieldsOf(silver?.promoMessage).en].map((text) => text ?? null)).toEqual([null, null])
})

test('[CUS-3.6] a cart and its order keep the four answers of the buyer', async () => {
  const { exempt: type, place: location, year, term } = shop
  const buyer = await visit()
  const ids = { type_id: type, location_id: location, year_id: year, term_id: term }
  expect((await buyer.call('cart/set_selections', ids)).cart.selections).toEqual(ids)
  const { orderId } = await outcome(buyer, provider)
  const answersOf = async (collection: 'carts' | 'orders', where: Where) => {
    const row = fieldsOf(await payload.db.findOne({ collection, where }))
    return [row.customerType, row.customerLocation, row.customerYear, row.customerTerm].map(idOf)
  }
  expect(await answersOf('orders', { id: { equals: orderId } })).toEqual([type, location, year, term])
  expect(await answersOf('carts', { pendingOrder: { equals: orderId } })).toEqual([type, location, year, term])
})

test('a repeated submit after the payment answers the same and charges nothing', async () => {
  const buyer = await visit()
  const first = await outcome(buyer, provider, { seenRevision: 1 })
  expect(await outcome(buyer, provider, { seenRevision: 1 })).toEqual(first)
  expect(await outcome(buyer, provider)).toEqual(first)
  expect(await refusal(buyer, provider, { seenRevision: 2 })).toBe('empty-cart')
  await buyer.addPlan(shop.gold)
  const second = await outcome(buyer, provider)
  expect(second.orderId).not.toBe(first.orderId)
  expect(await provider.charges()).toHaveLength(2)
})

test('100 simultaneous submits of one cart are one order and one charge, with 100 equal answers', async () => {
  const buyer = await visit()
  provider.before = () => new Promise((resolve) => setTimeout(resolve, 50))
  const answers = await Promise.all(Array.from({ length: 100 }, () => outcome(buyer, provider)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toMatchObject({ status: 'approved' })
  expect(provider.calls.filter((step) => step === 'authorise')).toHaveLength(1)
  expect(await provider.charges()).toHaveLength(1)
  expect((await rowsIn(payload, 'orders')).filter(({ id }) => id === answers[0]?.orderId)).toHaveLength(1)
}, 60_000)

test('100 simultaneous submits with a refused card are one order, too', async () => {
  const buyer = await visit()
  provider.faults.authorise = 'decline'
  provider.before = () => new Promise((resolve) => setTimeout(resolve, 50))
  const answers = await Promise.all(Array.from({ length: 100 }, () => outcome(buyer, provider)))
  expect(new Set(answers.map(({ orderId, status }) => `${orderId} ${status}`)).size).toBe(1)
  expect(answers[0]?.status).toBe('declined')
}, 60_000)

test('a refused card frees the cart, and the next submit is a new order', async () => {
  const buyer = await visit()
  provider.faults.authorise = 'decline'
  const declined = await outcome(buyer, provider, { seenRevision: 1 })
  expect(declined).toMatchObject({ status: 'declined' })
  expect((await buyer.fetch()).items).toHaveLength(1)
  provider.faults.authorise = 'bad-card'
  const invalid = await outcome(buyer, provider, { seenRevision: 1 })
  expect(invalid).toMatchObject({ status: 'invalid-card' })
  provider.faults = {}
  const approved = await outcome(buyer, provider, { seenRevision: 1 })
  expect(approved).toMatchObject({ status: 'approved' })
  expect(new Set([declined, invalid, approved].map(({ orderId }) => orderId)).size).toBe(3)
  expect(await ledgerOf(declined.orderId)).toEqual([])
  expect((await readOrder(payload, invalid.orderId))?.resultCode).toBe('23')
  expect(await provider.charges()).toHaveLength(1)
})

test('a cart that another tab has changed is not ordered', async () => {
  const buyer = await visit()
  const { cart } = await buyer.fetch()
  await buyer.addPlan(shop.silver)
  expect(await refusal(buyer, provider, { seenRevision: 1 })).toBe('cart-changed')
  expect(await refusal(buyer, provider, { seenTotalCents: Math.round(Number(cart.total) * 100) })).toBe('cart-changed')
  expect(provider.calls).toEqual([])
  const both = Math.round(Number((await buyer.fetch()).cart.total) * 100)
  expect(await refusal(buyer, provider, { seenRevision: 2, seenTotalCents: both })).toBe('approved')
})

test('a cart that a guest filled can be ordered as it was shown after signing in', async () => {
  const customer = new Shopper(shop.site)
  const email = await customer.signUp()
  for (const hasOwnCart of [false, true]) {
    if (hasOwnCart) await customer.addPlan(shop.gold)
    const buyer = await visit(shop.silver)
    await buyer.call('cart/add_declining_balance', { db_id: shop.balance, declining_balance_value: '150' })
    await buyer.signIn(email)
    const { cart, items } = await buyer.fetch()
    expect(items).toHaveLength(hasOwnCart ? 3 : 2)
    const seen = { seenRevision: Number(cart.revision), seenTotalCents: Math.round(Number(cart.total) * 100) }
    const approved = await outcome(buyer, provider, seen)
    expect(approved.status).toBe('approved')
    expect(await outcome(buyer, provider, seen)).toEqual(approved)
  }
  expect(await provider.charges()).toHaveLength(2)
})

test('tabs that change and submit a cart at once never pay for another cart than they see', async () => {
  for (let round = 0; round < 10; round++) {
    const buyer = await visit()
    const total = Math.round(Number((await buyer.fetch()).cart.total) * 100)
    const [status, added] = await Promise.all([
      refusal(buyer, provider, { seenRevision: 1, seenTotalCents: total }),
      buyer.addPlan(shop.silver),
    ])
    expect(['approved', 'cart-changed']).toContain(status)
    if (status === 'cart-changed') expect(added.items).toHaveLength(2)
    const left = (await buyer.fetch()).items
    expect(left).toHaveLength(status === 'cart-changed' ? 2 : added.json.status === 'success' ? 1 : 0)
  }
  for (const { amountCents } of await provider.charges()) expect(amountCents).toBe(229_950)
}, 60_000)

test('an amount that staff raise until the submit, and a payment type that is not offered, are not sold', async () => {
  const saver = new Shopper(shop.site)
  await saver.call('cart/add_declining_balance', { db_id: shop.balance, declining_balance_value: '60' })
  await save('declining-balances', shop.balance, { minimumPurchaseCents: 7_000 })
  expect(await refusal(saver, provider)).toBe('amount-below-minimum')
  await save('declining-balances', shop.balance, { minimumPurchaseCents: 5_000 })
  const coffee = new Shopper(shop.site)
  await coffee.call('cart/add_meal_plan', { item_type: 'Coffee subscription', payments: 2 })
  expect(await refusal(coffee, provider, { paymentType: 'Student ID', method: null })).toBe('payment-type-not-offered')
  expect(await refusal(coffee, provider, { method: null })).toBe('payment-type-not-offered')
  expect(await refusal(new Shopper(shop.site), provider)).toBe('empty-cart')
  expect(provider.calls).toEqual([])
})

test('a card number is not sent to a provider that takes none', async () => {
  const buyer = await visit()
  Object.assign(provider, { takesCardNumbers: false })
  const method = {
    kind: 'card',
    number: '4242424242424242',
    expires: '12/30',
    securityCode: '123',
    firstName: 'A',
    lastName: 'B',
  } as const
  expect(await refusal(buyer, provider, { method })).toBe('payment-type-not-offered')
})

test('a payment with the student ID is approved by the rules and booked on the student accounts', async () => {
  const buyer = await visit()
  const approved = await outcome(buyer, provider, { paymentType: 'Student ID', method: null })
  expect(approved.status).toBe('approved')
  expect(provider.calls).toEqual([])
  expect(await readOrder(payload, approved.orderId)).toMatchObject({ provider: null, reference: null })
  const [entry] = await ledgerOf(approved.orderId)
  expect((entry?.postings as Posting[])[0]).toEqual({ account: 'student-accounts', amountCents: approved.totalCents })
})

test('[CUS-3.14] installments: the chosen plan is stored with its terms in both languages, and sent', async () => {
  const buyer = await visit()
  await save('order-form-settings', (await firstSettings()).id, {
    paymentTypes: ['Credit card', 'Student ID', 'installments'],
  })
  const inInstallments = { paymentType: 'installments', installmentPlanId: 'three' } as const
  expect(await refusal(buyer, provider, inInstallments)).toBe('payment-type-not-offered') // the site has none
  await save('sites', shop.site, { installments: true })
  expect(await refusal(buyer, provider, { ...inInstallments, installmentPlanId: 'none' })).toBe(
    'installment-not-approved',
  )
  const { orderId } = await outcome(buyer, provider, inInstallments)
  const stored = fieldsOf(await payload.db.findOne({ collection: 'orders', where: { id: { equals: orderId } } }))
  expect(stored.installments).toMatchObject({
    planId: 'three',
    count: 3,
    totalCents: 231_956,
    terms: { en: 'Three.', fr: 'Trois.' },
  })
})
const firstSettings = async () => {
  const settings = await payload.db.findOne<{ id: string }>({
    collection: 'order-form-settings',
    where: { site: { equals: shop.site } },
  })
  return settings ?? { id: '' }
}

/** @both-databases */
import { jest } from '@jest/globals'
import { clock } from '@/server/clock'
import { addDays, weekdayOf } from '@/domain/time/calendar'
import { campusDateAt } from '@/domain/time/campus-time'
import { fieldsOf } from '@/server/database/stored-values'
import { localizedCreator } from '@/server/database/write-localized'
import { both } from '../../support/data/campus'
import { makeShopWithAccounts, type Shop } from '../../support/data/shop'
import { Shopper } from '../../support/data/shopper'
import { resetClock, stopAt } from '../../support/test-clock'
import { closePayload, openPayload } from '../../support/payload'

const payload = await openPayload()
let shop: Shop
let other: Shop

type Local = Record<'create' | 'update', (options: object) => Promise<unknown>>
const local = payload as unknown as Local // the collection is a parameter here, which Payload's types cannot follow
const update = (collection: string, id: string, data: object) =>
  local.update({ collection, id, data, overrideAccess: true })
const storedCarts = async (where: object = {}) =>
  (await payload.db.find<Record<string, unknown>>({ collection: 'carts', where: where as never, pagination: false }))
    .docs

beforeAll(async () => {
  const settings = { mealPlanSubscriptions: true, weeklyMppSubscriptions: true }
  shop = await makeShopWithAccounts(payload, settings)
  other = await makeShopWithAccounts(payload, settings, 'southgate')
}, 60_000)
afterEach(resetClock)
afterAll(closePayload)

const visit = () => new Shopper(shop.site)

describe('calls', () => {
  test('[CUS-3.11] add_meal_plan adds a plan with its price and both taxes', async () => {
    const { json, items, cart } = await visit().addPlan(shop.silver)
    expect(json).toMatchObject({ status: 'success', records: 1 })
    expect(items).toMatchObject([
      {
        ...{ type: 'Meal plan', name: 'Silver', product_id: shop.silver, notices: [], previous_price: null },
        ...{ price: 1000.01, federal_tax: 50, provincial_tax: 99.75, tax: 149.75 },
      },
    ])
    expect(cart).toMatchObject({ subtotal: 1000.01, federal_tax: 50, provincial_tax: 99.75, total: 1149.76 })
  })

  test('add_custom_plan adds both parts, and another choice replaces it', async () => {
    const buyer = visit()
    const first = await buyer.call('cart/add_custom_plan', { swipe_id: shop.swipe, db_id: shop.db })
    expect(first.items).toMatchObject([
      { type: 'Create your plan', price: 340, bonus: 10, swipe_value: 25, db_value: 100 },
    ])
    const second = await buyer.call('cart/add_custom_plan', { swipe_id: shop.manySwipes, db_id: shop.db })
    expect(second.items).toMatchObject([{ id: first.items[0]?.id, price: 540, swipe_value: 50, notices: [] }])
  })

  test('[CUS-5.18] add_declining_balance replaces the item that it names, and adds another without one', async () => {
    const buyer = visit()
    const add = (declining_balance_value: string, cart_item_id?: unknown) =>
      buyer.call('cart/add_declining_balance', { db_id: shop.balance, declining_balance_value, cart_item_id })
    const [first] = (await add('300')).items
    const edited = await add('250', first?.id)
    expect(edited.items).toMatchObject([{ id: first?.id, price: 250, notices: [] }])
    expect((await add('49.99', first?.id)).msg).toBe('Value must be higher than $50.00')
    expect((await add('20')).items.map(({ price }) => price)).toEqual([250, 20])
    expect((await add('60', 'f'.repeat(24))).json.status).toBe('error')
    const [plan] = (await buyer.addPlan(shop.gold)).items.slice(2)
    expect((await add('60', plan?.id)).json.status).toBe('error')
    expect((await buyer.fetch()).items.map(({ price }) => price)).toEqual([250, 20, 2000])
  })

  test('[CUS-5.21] add_meal_plan adds one to five months of coffee without tax, by card only', async () => {
    const buyer = visit()
    const coffee = (payments: unknown) =>
      buyer.call('cart/add_meal_plan', { item_type: 'Coffee subscription', payments })
    for (const months of [0, 6, -1, 1.5, 'many', null]) expect((await coffee(months)).msg).toBe('Choose 1 to 5 months.')
    const { items, cart } = await coffee(3)
    expect(items).toMatchObject([{ type: 'Coffee subscription', price: 89.85, tax: 0, months: 3 }])
    expect(cart.payment_types).toEqual(['Credit card'])
    expect((await coffee(5)).items).toMatchObject([{ price: 149.75, months: 5 }])
  })

  test('fetch returns an empty cart to a visitor without one, and stores nothing', async () => {
    const before = (await storedCarts()).length
    const { cart, setCookie } = await visit().fetch()
    expect(cart).toMatchObject({ items: [], total: 0, payment_types: [], promo: null })
    expect(setCookie).toBeNull()
    expect(await storedCarts()).toHaveLength(before)
  })

  test('[CUS-4.10] [CUS-6.5] selections narrow the plans, exempt from tax and intersect payment types', async () => {
    const buyer = visit()
    await buyer.addPlan(shop.gold)
    const { cart } = await buyer.addPlan(shop.silver)
    expect(cart.payment_types).toEqual(['Credit card'])
    const asStudent = await buyer.call('cart/set_selections', { type_id: shop.student })
    expect(asStudent.items).toMatchObject([
      { name: 'Gold', notices: [] },
      { name: 'Silver', price: null, notices: ['withdrawn'], withdrawn_reason: 'answers' },
    ])
    expect(asStudent.cart).toMatchObject({ subtotal: 2000, payment_types: ['Student ID', 'Credit card'] })
    expect((await buyer.addPlan(shop.silver)).msg).toMatch(/^This product is not sold with the answers that you chose/)
    const exempt = await buyer.call('cart/set_selections', { type_id: shop.exempt })
    expect(exempt.cart).toMatchObject({ federal_tax: 0, provincial_tax: 0, total: 3000.01 })
    const without = await buyer.call('cart/set_selections', { type_id: '' })
    expect(without.cart).toMatchObject({ federal_tax: 150, selections: { type_id: null } })
    const foreign = await buyer.call('cart/set_selections', { type_id: other.student })
    expect(foreign.json).toMatchObject({ status: 'error' })
    expect((await buyer.addPlan(shop.gold, { customer_type_id: other.student })).json.status).toBe('error')
  })

  test('[CUS-2.73] a subscription needs a customer, and has the plan and billing dates of the choice', async () => {
    const monday = new Date('2031-03-10T15:00:00Z')
    stopAt(monday.getTime())
    const buyer = visit()
    const asGuest = await buyer.addPlan(shop.monthly)
    expect([asGuest.status, asGuest.json.status, asGuest.items]).toEqual([401, 'error', []])
    await buyer.signUp()
    const { items } = await buyer.addPlan(shop.monthly)
    expect(items).toMatchObject([
      {
        ...{ subscription: true, subscription_frequency: 'monthly' },
        ...{ subscription_start: '2031-03-10', subscription_end: '2031-04-01' },
        ...{ first_plan_date: '2031-03-10', last_plan_date: '2031-03-25' },
        ...{ first_bill_date: '2031-03-01', last_bill_date: '2031-03-18' },
      },
    ])
    const chosen = { first_plan_date: '2031-04-01', last_plan_date: '2031-05-25' }
    const lies = { bill_today: true, first_bill_date: '2031-01-01', last_bill_date: '2040-01-01' }
    const later = await buyer.addPlan(shop.monthly, { ...chosen, ...lies })
    expect(later.items).toMatchObject([{ ...chosen, first_bill_date: '2031-04-01', last_bill_date: '2031-05-18' }])
    const never = { first_plan_date: '2020-01-01', last_plan_date: '2020-05-01' }
    expect((await buyer.addPlan(shop.monthly, never)).msg).toContain('cannot start')
    const american = { first_plan_date: '05/01/2031', last_plan_date: '05/25/2031' }
    expect((await buyer.addPlan(shop.monthly, american)).msg).toContain('cannot start')
    expect((await buyer.fetch()).items).toMatchObject([{ price: 0, ...chosen }])
  })

  test('[CUS-3.18] [CUS-5.23] [CUS-5.25] a weekly plan is billed a week ahead, while the site sells weekly plans', async () => {
    const { id: weekly } = await localizedCreator(payload)('meal-plans', {
      ...{ site: shop.site, name: both('Weekly'), priceCents: 9_600, _status: 'published' },
      ...{ subscription: true, subscriptionFrequency: 'weekly' },
      ...{ subscriptionStart: '2025-01-01', subscriptionEnd: '2099-12-31' },
    })
    const buyer = visit()
    await buyer.signUp()
    const [item] = (await buyer.addPlan(weekly)).items
    const start = String(item?.first_plan_date)
    expect(weekdayOf(start)).toBe(0)
    expect(item).toMatchObject({
      subscription_frequency: 'weekly',
      last_plan_date: start, // one week
      subscription_end: addDays(start, 7),
      first_bill_date: addDays(start, -7),
      last_bill_date: addDays(start, -7),
    })
    const threeWeeks = { first_plan_date: addDays(start, 7), last_plan_date: addDays(start, 21) }
    expect((await buyer.addPlan(weekly, threeWeeks)).items).toMatchObject([
      { id: item?.id, ...threeWeeks, first_bill_date: start, last_bill_date: addDays(start, 14) },
    ])
    const monday = { first_plan_date: addDays(start, 8), last_plan_date: addDays(start, 22) }
    expect((await buyer.addPlan(weekly, monday)).msg).toContain('cannot start')
    await update('sites', shop.site, { weeklyMppSubscriptions: false })
    try {
      expect((await buyer.addPlan(weekly)).json.status).toBe('error')
      expect((await buyer.fetch()).items).toMatchObject([{ notices: ['withdrawn'], withdrawn_reason: 'not-sold' }])
    } finally {
      await update('sites', shop.site, { weeklyMppSubscriptions: true })
    }
  })

  test('products of another site, of nobody and of the wrong kind are refused', async () => {
    const buyer = visit()
    for (const id of [other.gold, 'f'.repeat(24), shop.balance, '', '__proto__'])
      expect((await buyer.addPlan(id)).json).toMatchObject({ status: 'error' })
    const mixed = { swipe_id: shop.db, db_id: shop.swipe }
    expect((await buyer.call('cart/add_custom_plan', mixed)).json.status).toBe('error')
    const [foreign] = (await new Shopper(other.site).addPlan(other.gold)).items
    expect((await buyer.remove(foreign?.id)).items).toEqual([])
  })

  test('a cart holds at most 30 items, and can then still lose one', async () => {
    const buyer = visit()
    const add = () => buyer.call('cart/add_declining_balance', { db_id: shop.balance, declining_balance_value: '50' })
    for (let at = 0; at < 30; at++) expect((await add()).json.status).toBe('success')
    expect((await add()).msg).toBe('A cart holds up to 30 items. Remove one first.')
    const [first] = (await buyer.fetch()).items
    expect((await buyer.remove(first?.id)).items).toHaveLength(29)
  })
})

describe('the cookie', () => {
  test('[CUS-4.6] [CUS-9.1] is HttpOnly, lasts seven days, is renewed by a change, and only its digest is stored', async () => {
    const buyer = visit()
    const { setCookie, cart } = await buyer.addPlan(shop.gold)
    expect(setCookie).toMatch(
      new RegExp(`^cart-${shop.site}=[\\w-]{32}; Path=/; Max-Age=604800; SameSite=Lax; HttpOnly$`),
    )
    const secret = buyer.cookies.get(`cart-${shop.site}`) ?? ''
    const again = await buyer.addPlan(shop.silver)
    expect(again.setCookie).toContain(`=${secret}; Path=/; Max-Age=604800`)
    const stored = JSON.stringify(await storedCarts())
    expect(stored).not.toContain(secret)
    expect(JSON.stringify([cart, again.cart])).not.toContain(secret)
  })

  test('[CUS-4.6] is renewed with its secret when fewer than seven days remain, and opens nothing once they are over', async () => {
    const start = clock.milliseconds()
    const passDays = (days: number) => stopAt(Math.floor(start + days * 24 * 60 * 60_000))
    passDays(0)
    const buyer = visit()
    await buyer.addPlan(shop.gold)
    const secret = buyer.cookies.get(`cart-${shop.site}`) ?? ''
    passDays(6.9)
    expect((await buyer.addPlan(shop.silver)).setCookie).toContain(`=${secret}; Path=/; Max-Age=604800`)
    passDays(13.8)
    expect((await buyer.fetch()).items).toHaveLength(2)
    passDays(13.9)
    expect((await buyer.fetch()).items).toEqual([])
    const next = await buyer.addPlan(shop.silver)
    expect(next.items).toHaveLength(1)
    expect(next.setCookie).not.toContain(secret)
  })

  test('[CUS-4.6] gets a new secret after the cart is cleared', async () => {
    const buyer = visit()
    const { items } = await buyer.addPlan(shop.gold)
    const secret = buyer.cookies.get(`cart-${shop.site}`)
    await buyer.remove(items[0]?.id)
    await buyer.addPlan(shop.silver)
    expect(buyer.cookies.get(`cart-${shop.site}`)).not.toBe(secret)
    expect((await buyer.fetch()).items).toMatchObject([{ name: 'Silver' }])
  })

  test('of somebody else, or without the right form, opens no cart', async () => {
    const [buyer, thief] = [visit(), visit()]
    await buyer.addPlan(shop.gold)
    for (const value of ['x'.repeat(32), '', '../../etc', `${buyer.cookies.get(`cart-${shop.site}`)}x`]) {
      thief.cookies.set(`cart-${shop.site}`, value)
      expect((await thief.fetch()).items).toEqual([])
    }
    const [item] = (await buyer.fetch()).items
    thief.cookies.set(`cart-${shop.site}`, 'x'.repeat(32))
    await thief.remove(item?.id)
    expect((await buyer.fetch()).items).toHaveLength(1)
  })
})

describe('signing in', () => {
  test('[CUS-4.6] merges the guest’s cart into the customer’s, counts a plan once, and removes the cookie', async () => {
    const customer = visit()
    const email = await customer.signUp()
    await customer.addPlan(shop.gold)
    const guest = visit()
    await guest.addPlan(shop.gold)
    await guest.addPlan(shop.silver)
    await guest.signIn(email)
    expect((await guest.fetch()).items.map(({ name }) => name)).toEqual(['Gold', 'Silver'])
    const changed = await guest.call('cart/set_selections', { location_id: shop.place })
    expect(changed.setCookie).toMatch(/^cart-\w+=; Path=\/; Max-Age=0;/)
    expect((await customer.fetch()).items.map(({ name }) => name)).toEqual(['Gold', 'Silver'])
    expect(await storedCarts({ customer: { equals: guest.customerId } })).toHaveLength(1)
  })

  test('a merge that was cut off counts nothing twice and brings back no removed line', async () => {
    const guest = visit()
    await guest.addPlan(shop.gold)
    const secret = guest.cookies.get(`cart-${shop.site}`) ?? ''
    await guest.signUp()
    const { db } = payload
    const { updateOne } = db
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    db.updateOne = (async (args: Parameters<typeof updateOne>[0]) => {
      if (args.collection === 'carts' && fieldsOf(args.data).expiresAt === new Date(0).toISOString())
        throw new Error('The process ends here')
      return updateOne.call(db, args)
    }) as typeof updateOne
    try {
      expect((await guest.addPlan(shop.silver)).status).toBe(503)
    } finally {
      db.updateOne = updateOne
      logged.mockRestore()
    }
    expect(guest.cookies.get(`cart-${shop.site}`)).toBe(secret)
    const { items } = await guest.fetch()
    expect(items.map(({ name }) => name)).toEqual(['Gold', 'Silver'])
    expect((await guest.remove(items[0]?.id)).items.map(({ name }) => name)).toEqual(['Silver'])
    guest.cookies.set(`cart-${shop.site}`, secret)
    expect((await guest.fetch()).items.map(({ name }) => name)).toEqual(['Silver'])
  })

  test('a customer’s cart is not opened by a cookie after signing out', async () => {
    const buyer = visit()
    await buyer.addPlan(shop.gold)
    const secret = buyer.cookies.get(`cart-${shop.site}`) ?? ''
    await buyer.signUp()
    await buyer.addPlan(shop.silver)
    buyer.signOut()
    buyer.cookies.set(`cart-${shop.site}`, secret)
    expect((await buyer.fetch()).items).toEqual([])
  })
})

describe('two tabs', () => {
  test('that add 20 items at once lose none', async () => {
    const buyer = visit()
    await buyer.addPlan(shop.gold)
    const amounts = Array.from({ length: 20 }, (_, at) => 100 + at)
    const answers = await Promise.all(
      amounts.map((declining_balance_value) =>
        buyer.call('cart/add_declining_balance', { db_id: shop.balance, declining_balance_value }),
      ),
    )
    expect(answers.map(({ json }) => json.status)).toEqual(amounts.map(() => 'success'))
    const { items } = await buyer.fetch()
    expect(items.map(({ price }) => price).sort()).toEqual([...amounts, 2000].sort())
  })

  test('of which one clears the cart while the other adds, keep the added item', async () => {
    for (let round = 0; round < 10; round++) {
      const buyer = visit()
      const [item] = (await buyer.addPlan(shop.gold)).items
      await Promise.all([buyer.remove(item?.id), buyer.addPlan(shop.silver)])
      expect((await buyer.fetch()).items).toMatchObject([{ name: 'Silver' }])
    }
  })
})

describe('prices', () => {
  test('[CUS-4.8] follow the product: a change is announced once, and a withdrawn plan says so', async () => {
    const { id: plan } = await localizedCreator(payload)('meal-plans', {
      site: shop.site,
      name: both('Copper'),
      priceCents: 200_000,
      applyTax: true,
      _status: 'published',
    })
    const buyer = visit()
    await buyer.addPlan(plan)
    await buyer.addPlan(shop.silver)
    const nextPriceFrom = campusDateAt(new Date(), 'America/Toronto')
    await update('meal-plans', plan, { nextPriceCents: 210_000, nextPriceFrom })
    const changed = await buyer.fetch()
    expect(changed.items).toMatchObject([
      { price: 2100, notices: ['price-changed'], previous_price: 2000 },
      { price: 1000.01, notices: [] },
    ])
    const acknowledged = await buyer.call('cart/set_selections', {})
    expect(acknowledged.items[0]).toMatchObject({ notices: ['price-changed'] })
    expect((await buyer.fetch()).items[0]).toMatchObject({ notices: [], previous_price: null })
    await update('meal-plans', plan, { active: false })
    const withdrawn = await buyer.fetch()
    expect(withdrawn.items[0]).toMatchObject({ name: 'Copper', price: null, tax: null, notices: ['withdrawn'] })
    expect(withdrawn.items[0]).toMatchObject({ withdrawn_reason: 'not-sold' })
    expect(withdrawn.cart).toMatchObject({ subtotal: 1000.01 })
  })

  test('a balance that needs a plan counts only beside one', async () => {
    const buyer = visit()
    const add = () => buyer.call('cart/add_declining_balance', { db_id: shop.companion, declining_balance_value: '20' })
    expect((await add()).json.status).toBe('error')
    const [plan] = (await buyer.addPlan(shop.gold)).items
    expect((await add()).items[1]).toMatchObject({ price: 20, notices: [] })
    const alone = await buyer.remove(plan?.id)
    expect(alone.items).toMatchObject([{ price: null, notices: ['withdrawn'], withdrawn_reason: 'plan-required' }])
    expect(alone.cart).toMatchObject({ total: 0, payment_types: [] })
  })

  test('prices, taxes, discounts and types of a client decide nothing', async () => {
    const lies = { price: 1, tax: 0, apply_tax: false, discount: 2000, beforePromoPrice: 1, total: 1, subtotal: 1 }
    const { items } = await visit().addPlan(shop.silver, { ...lies, item_type: 'Declining balance', bill_today: 0 })
    expect(items).toMatchObject([{ type: 'Meal plan', price: 1000.01, tax: 149.75 }])
    const nested = await visit().call('cart/add_meal_plan', { meal_plan: { id: shop.silver, ...lies } })
    expect(nested.items).toMatchObject([{ price: 1000.01, tax: 149.75 }])
  })

  test('[CUS-5.18] an amount that is no amount, or below or above the limits, gets its sentence in both languages', async () => {
    const buyer = visit()
    const add = async (value: unknown, locale: 'en' | 'fr') => {
      const sent = { db_id: shop.balance, declining_balance_value: value }
      return (await buyer.call('cart/add_declining_balance', sent, { locale })).msg
    }
    const absurd = ['', '-50', '1e3', '9'.repeat(400), null, true]
    for (const value of absurd) {
      expect(await add(value, 'en')).toBe('Enter an amount in dollars, such as 24.50.')
      expect(await add(value, 'fr')).toBe('Entrez un montant en dollars, par exemple 24,50.')
    }
    for (const value of [[], {}]) expect(await add(value, 'en')).toBe('Invalid field: declining_balance_value.')
    expect(await add('49.99', 'en')).toBe('Value must be higher than $50.00')
    expect(await add('49,99', 'fr')).toBe('La valeur doit être supérieure à 50,00\u00a0$')
    expect(await add('10000.01', 'en')).toBe('Enter $10,000.00 or less.')
    expect((await buyer.fetch()).items).toEqual([])
  })
})

import { jest } from '@jest/globals'
import { installmentsResponse, orderResponse } from '@/contract/shop/checkout'
import { errorSchema } from '@/contract/envelope'
import { fieldsOf, rowsOf } from '@/server/database/stored-values'
import { localizedCreator } from '@/server/database/write-localized'
import { createRandom, pick } from '../../../faults/figures'
import { makeShopWithAccounts, type Shop } from '../../../support/data/shop'
import { guestWithPlan, Shopper } from '../../../support/data/shopper'
import { closePayload, openPayload } from '../../../support/payload'
import { buyer, card, cardOrder, student } from '../../../support/shop/order-call'

const payload = await openPayload()
const overrideAccess = true // test data
let shop: Shop

beforeAll(async () => {
  shop = await makeShopWithAccounts(payload, {})
}, 60_000)
afterAll(closePayload)

const shopper = () => guestWithPlan(shop.site, shop.gold)
const pay = (visitor: Shopper, more: object = {}, locale: 'en' | 'fr' = 'en') =>
  visitor.call('cart/create_cc_order', { ...cardOrder, ...more }, { locale })
const withCard = (number: string) => ({ card: { ...card, number } })
const storedOrders = async () =>
  (await payload.db.find<Record<string, unknown>>({ collection: 'orders', pagination: false, limit: 0 })).docs

test('[CUS-3.15] [CUS-4.27] [CUS-4.30] an approved card answers with the order, and the cart is empty', async () => {
  const visitor = await shopper()
  const { json } = await pay(visitor)
  const { order } = orderResponse.parse(json)
  // 2,000.00 and both taxes: 100.00 and 199.50.
  expect(order).toMatchObject({ response: 'Approved', msg: 'Approved', result: '0', total: 2299.5, preload: null })
  expect((await visitor.fetch()).cart).toMatchObject({ items: [], total: 0 })
})

test('[CUS-1.4] one order buys a plan with a promo code, a subscription, a custom plan and a balance', async () => {
  await payload.update({ collection: 'sites', id: shop.site, data: { mealPlanSubscriptions: true }, overrideAccess })
  await localizedCreator(payload)('promo-codes', {
    ...{ site: shop.site, promoCode: 'HELLO10', promoType: 'discount', promoAdj: 'percent', promoValueBps: 1_000 },
    active: true,
  } as never)
  const visitor = await shopper()
  await visitor.signUp()
  await visitor.addPlan(shop.monthly)
  await visitor.call('cart/add_custom_plan', { swipe_id: shop.swipe, db_id: shop.db })
  await visitor.call('cart/add_declining_balance', { db_id: shop.balance, declining_balance_value: '60' })
  const { cart } = await visitor.applyPromo('HELLO10')
  const { order } = orderResponse.parse((await pay(visitor)).json)
  expect(order).toMatchObject({ response: 'Approved', total: cart.total })
  const stored = fieldsOf(await payload.db.findOne({ collection: 'orders', where: { id: { equals: order.order_id } } }))
  expect(rowsOf(stored.items).map(({ type, subscription, promoCode }) => [type, subscription, promoCode])).toEqual([
    ['Meal plan', false, 'HELLO10'],
    ['Meal plan', true, null],
    ['Create your plan', false, null],
    ['Declining balance', false, null],
  ])
})

type Refused = Record<'number' | 'response' | 'result' | 'en' | 'fr', string>
async function staysOpen({ number, response, result, en, fr }: Refused) {
  const visitor = await shopper()
  const english = orderResponse.parse((await pay(visitor, withCard(number))).json)
  const french = orderResponse.parse((await pay(visitor, withCard(number), 'fr')).json)
  expect(english.order).toMatchObject({ response, result, msg: en })
  expect(french.order).toMatchObject({ response, result, msg: fr })
  expect((await visitor.fetch()).items).toHaveLength(1)
  expect((await pay(visitor)).json).toMatchObject({ order: { response: 'Approved' } })
}

test.each`
  number                | response                    | result  | en                                                           | fr
  ${'4111111111111111'} | ${'Invalid account number'} | ${'23'} | ${'Invalid card number.'}                                    | ${'Numéro de carte invalide.'}
  ${'4000000000000002'} | ${'Declined'}               | ${'12'} | ${'Card declined. Please contact your banking institution.'} | ${'Carte refusée. Veuillez communiquer avec votre institution bancaire.'}
`('[CUS-4.28] [CUS-4.29] [CUS-8.11] answers $response for the card $number, and the cart stays', staysOpen)

test('the answers of an order call count for its price, and one that is not offered is refused', async () => {
  const exempt = await pay(await shopper(), { type_id: shop.exempt })
  expect(exempt.json).toMatchObject({ order: { response: 'Approved', total: 2000 } })
  expect((await pay(await shopper(), { type_id: 'f'.repeat(24) })).msg).toBe('Item not found.')
})

test('a submit whose answer was lost finds its order again, with a plan that the empty cart does not offer', async () => {
  const of = { site: { equals: shop.site } }
  const paymentTypes = ['Credit card', 'Student ID', 'installments'] as const
  await payload.update({ collection: 'sites', id: shop.site, data: { installments: true }, overrideAccess })
  await payload.update({
    collection: 'order-form-settings',
    where: of,
    data: { paymentTypes: [...paymentTypes] },
    overrideAccess,
  })
  const visitor = await shopper()
  const listed = await visitor.call('sites/installments', { amount: '2299.50' })
  const { installments } = installmentsResponse.parse(listed.json)
  const order = { payment_type: 'installments', installment_object: { PlanId: installments[0]?.PlanId } }
  const first = await pay(visitor, order)
  expect(first.json).toMatchObject({ order: { response: 'Approved' } })
  expect((await pay(visitor, order)).json).toEqual(first.json)
})

test('after ten refused cards, a network must wait before it tries another one on this cart', async () => {
  const visitor = await shopper()
  for (let attempt = 0; attempt < 10; attempt++)
    expect((await pay(visitor, withCard('4000000000000002'))).json).toMatchObject({ order: { response: 'Declined' } })
  const [english, french] = [await pay(visitor), await pay(visitor, {}, 'fr')]
  expect([english.status, english.msg]).toEqual([429, 'Too many payment attempts. Wait ten minutes, then try again.'])
  expect(french.msg).toBe('Trop d’essais de paiement. Attendez dix minutes, puis réessayez.')
  expect((await pay(await shopper())).json).toMatchObject({ order: { response: 'Approved' } })
})

test('a page of another origin cannot read a cart or place an order, unless the operator lists it', async () => {
  const visitor = await shopper()
  expect((await visitor.fetch({ isForeign: true })).items).toEqual([])
  const answer = await visitor.call('cart/create_cc_order', cardOrder, { isForeign: true })
  expect([answer.status, answer.msg]).toEqual([403, 'This request comes from a page of another website.'])
  const listed = { isForeign: true, clientOrigin: 'https://app.example.edu' }
  const { json } = await visitor.call('cart/create_cc_order', cardOrder, listed)
  expect(json).toMatchObject({ order: { response: 'Approved' } })
})

const hostile = [
  ...['', ' ', '0', '-1', '1e9', 'NaN', "' OR 1=1 --", '\u0000', '\ud800', '💥', '__proto__', 'x'.repeat(5_000)],
  ...[0, -1, 1e308, 0.01, true, false, null, [], [[]], {}, { $gt: '' }, { PlanId: { $ne: null } }, ['a']],
]
const names = [
  ...['site_id', 'payment_type', 'buyer', 'student', 'billing', 'card', 'token', 'wallet', 'installment_object'],
  ...['accepted_terms', 'cart_revision', 'cart_total', 'cart_bonus', 'cart_later', 'location_id'],
  ...['term_id', 'type_id', 'year_id'],
  ...['terms', 'terms_version', 'customer_id', 'is_parent', 'password', 'confirm_password', 'price', 'total', 'tax'],
  ...['discount', 'amount', 'pricing', 'mcid'],
  ...['first_name', 'student_email', 'card_number', 'billing_city', 'promotion_code', 'constructor', '__proto__'],
]

test('100 mutated orders change no price and never fail', async () => {
  const random = createRandom(20_261_125)
  const oneOf = <Value>(values: readonly Value[]) => pick(random, values)
  const totals = new Set([2299.5, 2000]) // Gold, taxed and for an exempt buyer
  const outcomes = { refused: 0, approved: 0 }
  const before = new Set((await storedOrders()).map(({ id }) => id))
  let visitor = await shopper()
  for (let round = 0; round < 100; round++) {
    const order: Record<string, unknown> = { ...cardOrder, student, type_id: oneOf([shop.exempt, undefined]) }
    for (let change = Math.floor(random() * 4); change > 0; change--) {
      const part = oneOf(['', '', 'buyer', 'billing', 'card'] as const)
      const target = part === '' ? order : { ...fieldsOf(order[part]) }
      const name = oneOf(part === '' ? names : [...Object.keys(target), '__proto__'])
      const value = { value: oneOf(hostile), enumerable: true, writable: true, configurable: true }
      Object.defineProperty(target, name, value)
      if (part !== '') order[part] = target
    }
    const { status, json } = await visitor.call('cart/create_cc_order', order)
    expect(status).toBeLessThan(500)
    if (json.status === 'error') {
      errorSchema.parse(json)
      outcomes.refused += 1
      continue
    }
    const answer = orderResponse.parse(json)
    expect(totals).toContain(answer.order.total)
    outcomes.approved += 1
    visitor = await shopper()
  }
  expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(10)
  for (const { pricing, totalCents } of (await storedOrders()).filter(({ id }) => !before.has(id)))
    for (const line of rowsOf(fieldsOf(pricing).lines))
      if (line.kind === 'meal-plan')
        expect([line.listPriceCents, Number(totalCents) >= 200_000]).toEqual([200_000, true])
}, 180_000)

test('no card number reaches the logs or the database', async () => {
  const random = createRandom(7)
  const oneOf = <Value>(values: readonly Value[]) => pick(random, values)
  const numbers = ['4242424242424242', '5555555555554444', '378282246310005', '4000000000000002', '4111111111111111']
  const typed = (number: string) =>
    oneOf([number, number.replace(/(\d{4})(?=\d)/g, '$1 '), number.replace(/(\d{4})(?=\d)/g, '$1-')])
  const written: string[] = []
  const spies = [
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean(written.push(String(text)))),
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean(written.push(String(text)))),
    ...(['log', 'warn', 'error', 'info'] as const).map((name) =>
      jest.spyOn(console, name).mockImplementation((...args: unknown[]) => void written.push(JSON.stringify(args))),
    ),
  ]
  for (let round = 0; round < 10; round++) {
    const visitor = await shopper()
    const number = typed(oneOf(numbers))
    const where = oneOf([
      { card: { ...card, number, security_code: number.startsWith('37') ? '7391' : '739' } },
      { card: null, card_number: number },
      { buyer: { ...buyer, phone_number: number } },
      { token: number },
    ])
    const answer = await pay(visitor, where)
    const found = await visitor.call('sites/installments', { amount: '300', pan: number, exp: '12/49' })
    const inAddress = await visitor.call('sites/installments', { amount: '300', pan: number }, { method: 'GET' })
    written.push(JSON.stringify([answer.json, found.json, inAddress.json]))
  }
  for (const spy of spies) spy.mockRestore()
  const stored = await Promise.all(
    payload.config.collections.map(async ({ slug }) =>
      JSON.stringify(await payload.db.find({ collection: slug as 'orders', pagination: false, limit: 0 })),
    ),
  )
  const everything = [...written, ...stored].join('\n')
  expect(everything).toContain('4242') // the last four digits of an approved card
  for (const number of numbers) expect(everything).not.toMatch(new RegExp([...number].join('[ -]?')))
  expect(everything).not.toMatch(/"(?:739|7391)"/)
}, 60_000)

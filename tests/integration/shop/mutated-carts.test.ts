import { cartResponse } from '@/contract/shop/cart'
import { errorSchema } from '@/contract/envelope'
import { localizedCreator } from '@/server/database/write-localized'
import { createRandom, pick } from '../../faults/figures'
import { makeCampus } from '../../support/data/campus'
import { makeShop, type Shop } from '../../support/data/shop'
import { Shopper } from '../../support/data/shopper'
import { closePayload, openPayload } from '../../support/payload'

const payload = await openPayload()
let shop: Shop
/** A code that takes off 10 %, whatever a request sends beside it. */
const realCode = 'REAL10'

beforeAll(async () => {
  const { site } = await makeCampus(payload, 'northgate')
  shop = await makeShop(payload, site)
  const discount = { promoType: 'discount', promoAdj: 'percent', promoValueBps: 1_000 } as const
  await localizedCreator(payload)('promo-codes', { site, promoCode: realCode, ...discount, active: true })
}, 60_000)
afterAll(closePayload)

const deep = (levels: number): unknown => (levels === 0 ? 1 : { id: deep(levels - 1), list: [deep(levels - 1)] })
const hostile = [
  ...[
    ...['', ' ', '0', '-1', '1e9', 'NaN', 'null', '${7*7}', "' OR 1=1 --", '\u0000', '\ud800', '💥', '../..'],
    ...['__proto__'],
  ],
  ...['x'.repeat(20_000), 0, -0, -1, 1e308, 0.1, true, false, null, [], [[]], {}, { $gt: '' }, { $ne: null }, deep(9)],
  ...[{ id: { $gt: '' } }, { id: '__proto__' }, ['a'], { equals: 1 }, { toString: 'x' }],
]
const names = [
  ...['site_id', 'meal_plan', 'swipe_id', 'db_id', 'declining_balance_value', 'cart_item_id', 'promo_code', 'payments'],
  ...'type_id|location_id|customer_type_id|first_plan_date|last_plan_date|item_type|item_id|price'.split('|'),
  ...[
    'tax|apply_tax|discount|subtotal|total|promo_value|promo_type|promo_adj|promo_price|beforePromoPrice',
    'beforePromoTax|savings|cookie|mcid|locale|constructor|__proto__|bill_today',
  ].flatMap((line) => line.split('|')),
]
const calls = [
  ...['cart/add_meal_plan', 'cart/add_custom_plan', 'cart/add_declining_balance', 'cart/delete_cart_item'],
  ...['cart/set_selections', 'promo_codes/apply', 'promo_codes/remove', 'cart/fetch'],
] as const
const methodOf = { 'cart/delete_cart_item': 'DELETE', 'cart/fetch': 'GET' } as const

test('100 mutated requests change no price and never fail', async () => {
  const random = createRandom(20_261_124)
  const oneOf = <Value>(values: readonly Value[]) => pick(random, values)
  const valid: Record<string, unknown> = {
    ...{ meal_plan: shop.gold, swipe_id: shop.swipe, db_id: shop.db, declining_balance_value: '75.25' },
    ...{ type_id: shop.exempt, promo_code: realCode },
  }
  /** What each product costs without and with the code, whatever a request says. */
  const prices = new Map<unknown, { whole: number; reduced: number }>([
    [shop.gold, { whole: 2000, reduced: 1800 }],
    [shop.silver, { whole: 1000.01, reduced: 900 }],
    [shop.custom, { whole: 340, reduced: 340 }],
  ])
  let applied = 0
  const buyer = new Shopper(shop.site)
  const statuses = { success: 0, error: 0 }
  for (let round = 0; round < 100; round++) {
    const path = oneOf(calls)
    const data: Record<string, unknown> = { ...valid }
    for (let change = Math.floor(random() * 4); change > 0; change--) {
      const writable = { enumerable: true, writable: true, configurable: true }
      Object.defineProperty(data, oneOf(names), { value: oneOf(hostile), ...writable })
    }
    const method = path in methodOf ? methodOf[path as keyof typeof methodOf] : 'POST'
    const answer = await buyer.call(path, data, { method })
    expect(answer.status).toBeLessThan(500)
    const isRefused = answer.json.status === 'error'
    statuses[isRefused ? 'error' : 'success'] += 1
    if (isRefused) errorSchema.parse(answer.json)
    else cartResponse.parse(answer.json)
    for (const item of answer.items) {
      const { product_id, type, price, federal_tax, months, db_value, promo_code } = item
      if (price === null) continue
      const known = prices.get(product_id)
      if (known) expect(price).toBe(promo_code === null ? known.whole : known.reduced)
      if (known && type === 'Meal plan') {
        const discount = promo_code === null ? 0 : Math.round((known.whole - known.reduced) * 100) / 100
        expect([null, realCode]).toContain(promo_code)
        expect(item).toMatchObject({ discount, beforePromoPrice: known.whole })
        applied += promo_code === null ? 0 : 1
      }
      if (type === 'Declining balance') expect(price).toBe(db_value)
      if (type === 'Coffee subscription') expect(price).toBeCloseTo(Number(months) * 29.95, 5)
      expect([0, Math.floor(Math.round(Number(price) * 100) * 0.05) / 100]).toContain(federal_tax)
    }
    if (answer.items.length > 20) for (const { id } of answer.items) await buyer.remove(id)
  }
  expect(statuses.success).toBeGreaterThan(20)
  expect(statuses.error).toBeGreaterThan(20)
  expect(applied).toBeGreaterThan(20)
}, 120_000)

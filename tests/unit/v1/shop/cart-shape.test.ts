import { cartResponse } from '@/contract/shop/cart'
import type { StoredCartLine } from '@/domain/shop/cart/cart-contents'
import { acknowledge, viewCart } from '@/domain/shop/cart/view-cart'
import { cartShape } from '@/v1/shop/cart-shape'
import {
  balanceLine,
  coffeeLine,
  context,
  customLine,
  form,
  plan,
  planLine,
} from '../../domain/shop/cart/order-form-fixture'

const answers = { type: 'student', location: null, year: null, term: null }
const id = (digit: string) => digit.repeat(24)
function shape(lines: StoredCartLine[], more: Partial<typeof context> = {}, locale: 'en' | 'fr' = 'en') {
  const cart = { ...viewCart(lines, { ...context, ...more }), id: 'a', revision: 7, answers, isBeingPaid: false }
  return cartShape(cart, locale).cart
}

test('[CUS-3.11] writes amounts in dollars and the names of the language', () => {
  const [item] = shape([planLine('1', 'gold', 90_000, 'FALL')], {}, 'fr').items
  expect(item).toMatchObject({
    type: 'Meal plan',
    name: 'gold FR',
    price: 900,
    beforePromoPrice: 1000,
    beforePromoTax: 149.75, // 50.00 and 99.75 of 1,000.00
    promoMessage: 'Code promo FALL\u00a0: rabais de 10\u00a0%, arrondi au cent supérieur.',
    discount: 100,
    promo_code: 'FALL',
    federal_tax: 45,
    provincial_tax: 89.77,
    tax: 134.77,
    notices: ['price-changed'],
    previous_price: 900,
  })
  expect(item?.steps.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(103_477)
})

test('[CUS-3.11] tells a description in the language of the request, else in the other one', () => {
  const described = plan('gold', 100_000, { desc: { en: '<p>Daily.</p>', fr: null } })
  const more = { form: { ...form, mealPlans: [described] } }
  expect(shape([planLine('1', 'gold', 1)], more, 'fr').items[0]).toMatchObject({
    desc: '<p>Daily.</p>',
    beforePromoTax: 149.75,
    promoMessage: null,
  })
})

test('[CUS-3.11] payments are those of the dates that the buyer chose, and the months of coffee', () => {
  const dates = { firstPlanDate: '2026-10-01', lastPlanDate: '2026-12-25' }
  const monthly = { ...planLine('1', 'monthly', null), ...dates } as StoredCartLine
  const { items } = shape([monthly, coffeeLine('2', 4), planLine('3', 'gold', null), balanceLine('4', 'flex', 5_000)])
  expect(items.map(({ payments }) => payments)).toEqual([3, 4, null, null])
})

test.each([
  [
    {},
    { promo_type: 'discount', promo_adj: 'percent', promo_value: 10, promo_price: null, promo_min_purchase_amnt: null },
  ],
  [
    { type: 'bonus', value: { cents: 2_550 }, minPurchaseCents: 20_000, advertisedPriceCents: 44_096 },
    { promo_type: 'bonus', promo_adj: 'fixed', promo_value: 25.5, promo_price: 440.96, promo_min_purchase_amnt: 200 },
  ],
] as const)('[CUS-3.13] tells the promotion that the buyer has applied: %j', (more, fields) => {
  const promoCodes = context.promoCodes.map((code) => ({ ...code, ...more }))
  const { promo } = shape([planLine('1', 'gold', null, 'FALL')], { promoCodes })
  expect(promo).toEqual({ promo_code: 'FALL', item_id: '1', promo_track_only: false, ...fields })
})

test('tells the discount and the bonus of a code that staff have changed', () => {
  const seen = acknowledge(viewCart([planLine('1', 'gold', null, 'FALL')], context))
  const promoCodes = context.promoCodes.map((code) => ({ ...code, type: 'bonus' as const }))
  expect(shape(seen, { promoCodes }).items[0]).toMatchObject({
    notices: ['promo-discount-changed', 'promo-bonus-changed'],
    ...{ discount: 0, previous_discount: 100, bonus: 100, previous_bonus: 0 },
  })
  expect(shape(seen).items[0]).toMatchObject({ notices: [], previous_discount: null, previous_bonus: null })
})

test('[CUS-3.13] a plan that only tracks codes says so, and no promotion is told without one', () => {
  const tracking = { form: { ...form, mealPlans: [plan('gold', 100_000, { promoTrackOnly: true })] } }
  expect(shape([planLine('1', 'gold', null, 'FALL')], tracking).promo).toMatchObject({ promo_track_only: true })
  expect(shape([planLine('1', 'gold', null)]).promo).toBeNull()
})

test('the revision of the cart is in the response', () => expect(shape([]).revision).toBe(7))

test('an item that is no longer sold has no amounts', () => {
  const [item] = shape([planLine('1', 'gone', 90_000, 'FALL')]).items
  expect(item).toMatchObject({ price: null, tax: null, discount: null, bonus: null, apply_tax: false, steps: [] })
  expect(item?.notices).toEqual(['withdrawn', 'promo-lost'])
})

test.each(['bonus', 'discount'] as const)(
  'tells swipes and balance of a custom plan that is sold as a %s',
  (customPlanAs) => {
    const [item] = shape([customLine('1')], { form: { ...form, rules: { ...form.rules, customPlanAs } } }).items
    expect(item).toMatchObject({ product_id: 'own', swipe_value: 25, db_value: 100, price: 340, months: null })
    expect([item?.bonus, item?.discount]).toEqual(customPlanAs === 'bonus' ? [10, 0] : [0, 10])
    expect([item?.dbBonus, item?.dbDiscount]).toEqual(customPlanAs === 'bonus' ? [10, 0] : [0, 10])
    // 340 dollars in all: 250 for 25 swipes and 90 for a balance of 100.
    expect([item?.swipe_price, item?.db_price]).toEqual([250, 90])
  },
)

test('[CUS-3.12] has totals, payment types and answers; an empty cart has no payment types', () => {
  const cart = shape([balanceLine('1', 'flex', 5_001), coffeeLine('2', 1)])
  expect(cart).toMatchObject({
    subtotal: 79.96,
    federal_tax: 2.5,
    provincial_tax: 4.98,
    total: 87.44,
    payment_types: ['Credit card'],
  })
  expect(shape([])).toMatchObject({
    items: [],
    total: 0,
    payment_types: [],
    promo: null,
    selections: { type_id: 'student' },
  })
})

test('matches the published schema', () => {
  const cart = {
    ...viewCart([planLine(id('1'), 'gone', 1), coffeeLine(id('2'), 2)], context),
    id: null,
    ...{ revision: 0, isBeingPaid: true },
    answers: { ...answers, type: null },
  }
  const json: unknown = JSON.parse(JSON.stringify(cartShape(cart, 'en')).replaceAll('"gone"', `"${id('3')}"`))
  expect(cartResponse.safeParse(json).error).toBeUndefined()
})

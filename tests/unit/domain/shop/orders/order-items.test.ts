import type { StoredCartLine } from '@/domain/shop/cart/cart-contents'
import { viewCart } from '@/domain/shop/cart/view-cart'
import { snapshotCart, type ExplainStep } from '@/domain/shop/orders/order-items'
import { balanceLine, coffeeLine, context, customLine, form, plan, planLine } from '../cart/order-form-fixture'

const snapshot = (lines: StoredCartLine[], more: Partial<typeof context> = {}) => {
  let serial = 0
  const plans = [plan('gold', 0, { desc: { en: 'All you can eat', fr: 'À volonté' } })]
  const newId = () => `item ${(serial += 1)}`
  const explain: ExplainStep = ({ rule, detail }, locale) => `${locale} ${rule} ${detail.code}`
  return snapshotCart(viewCart(lines, { ...context, ...more }), { plans, newId, explain })
}

test('[CUS-3.11] items keep names in both languages, prices, taxes and the promotion', () => {
  const { items } = snapshot([planLine('1', 'gold', null, 'FALL'), planLine('2', 'gold', null)])
  expect(items[0]).toMatchObject({
    id: 'item 1',
    type: 'Meal plan',
    name: { en: 'gold', fr: 'gold FR' },
    desc: { en: 'All you can eat', fr: 'À volonté' },
    mealPlan: 'gold',
    priceCents: 90_000,
    taxCents: 4_500 + 8_977,
    applyTax: true,
    promoCode: 'FALL',
    beforePromoPriceCents: 100_000,
    beforePromoTaxCents: 5_000 + 9_975,
    promoMessage: { en: 'en promo-percent FALL', fr: 'fr promo-percent FALL' },
    discountCents: 10_000,
    subscription: false,
    swipeValue: null,
    dbPriceCents: null,
  })
  expect(items[1]).toMatchObject({ promoCode: null, promoMessage: { en: null, fr: null }, priceCents: 100_000 })
})

test('[CUS-3.10] a custom plan keeps its parts, a balance its value, coffee its months', () => {
  const { items } = snapshot([customLine('1'), balanceLine('2', 'flex', 15_000), coffeeLine('3', 4)])
  expect(items.map(({ type }) => type)).toEqual(['Create your plan', 'Declining balance', 'Coffee subscription'])
  expect(items[0]).toMatchObject({ swipeValue: 25, swipePriceCents: 25_000, dbValueCents: 10_000, dbPriceCents: 9_000 })
  expect(items[0]).toMatchObject({ dbBonusCents: 1_000, dbDiscountCents: 0, customPlan: 'own', applyTax: false })
  expect(items[1]).toMatchObject({
    dbValueCents: 15_000,
    dbPriceCents: 15_000,
    decliningBalance: 'flex',
    payments: null,
  })
  expect(items[2]).toMatchObject({ payments: 4, priceCents: 11_980, taxCents: 0 })
})

test('a custom plan that is sold as a discount keeps the value of its balance', () => {
  const rules = { ...form.rules, customPlanAs: 'discount' as const }
  const { items } = snapshot([customLine('1')], { form: { ...form, rules } })
  expect(items[0]).toMatchObject({ dbValueCents: 10_000, dbPriceCents: 9_000, dbDiscountCents: 1_000 })
})

test('[CUS-9.9] a subscription keeps its dates, and the price that it charges later', () => {
  const later = { firstPlanDate: '2026-10-01', lastPlanDate: '2026-12-25' }
  const bills = { firstBillDate: '2026-10-01', lastBillDate: '2026-12-18' }
  const line = { ...planLine('1', 'monthly', null), ...later, ...bills } as StoredCartLine
  expect(snapshot([line]).items[0]).toMatchObject({
    subscription: true,
    subscriptionFrequency: 'monthly',
    subscriptionStart: '2026-10-01',
    subscriptionEnd: '2027-01-01',
    ...later,
    ...bills,
    priceCents: 0,
    beforePromoPriceCents: 30_000,
  })
})

test('the reasons of the prices carry the ids of the items, and a lost code is not kept', () => {
  const { items, pricing } = snapshot([
    planLine('1', 'gold', null, 'GONE'),
    planLine('2', 'missing', 1),
    coffeeLine('3', 1),
  ])
  expect(items.map(({ id, promoCode }) => [id, promoCode])).toEqual([
    ['item 1', null],
    ['item 2', null],
  ])
  expect(pricing.lines.map(({ id }) => id)).toEqual(['item 1', 'item 2'])
  expect(pricing).toMatchObject({ subtotalCents: 102_995, totalCents: 117_970 })
  expect(pricing.lines[0]?.steps.map(({ rule }) => rule)).toEqual(['plan-price', 'federal-tax', 'provincial-tax'])
})
